internal import BricolageCore

/// How the synthesized initialiser of a type would read it.
///
///     struct   container(keyedBy: K)   members in the order of K
///     class    the same, for each class of a chain
///     enum     container(keyedBy: K)   allKeys   nestedContainer(keyedBy: L, forKey: one)   members in the order of L
final class TypeDeclaration {
    private enum Contents {
        case properties([String: StoredProperty], isClass: Bool)
        case cases(EnumerationDeclaration)
    }

    private let contents: Contents
    /// The declaration of the type of the only stored property; nil for types with none or several.
    private lazy var held: TypeDeclaration? = {
        guard case .properties(let properties, _) = contents, properties.count == 1 else { return nil }
        return properties.values.first.flatMap { TypeDeclaration($0.type) }
    }()
    /// The members that keys name, by the type of the keys; nil if some key names no member.
    private var members: [ObjectIdentifier: [DeclaredMember]?] = [:]

    /// Reads the declaration of a type; nil for types without cases and stored properties.
    init?(_ type: Any.Type) {
        if let enumeration = EnumerationDeclaration(type) {
            contents = .cases(enumeration)
            return
        }
        let properties = StoredProperty.all(of: type)
        guard !properties.isEmpty else { return nil }
        contents = .properties(
            Dictionary(properties.map { ($0.name, $0) }) { _, last in last },
            isClass: StoredProperty.Kind(type) == .nativeClass)
    }

    /// How far an initialiser has come whose requests so far are those of the synthesized one, in the same order; nil
    /// for any other.
    ///
    /// The initialiser of a type with one stored property may pass its decoder on to the type of that property.
    func order(of requests: [Request], at index: Int, _ keys: (any CodingKey.Type) -> DeclaredKeys?) -> DeclaredOrder? {
        ownOrder(of: requests, at: index, keys) ?? held?.ownOrder(of: requests, at: index, keys)
    }

    private func ownOrder(
        of requests: [Request], at index: Int, _ keys: (any CodingKey.Type) -> DeclaredKeys?
    ) -> DeclaredOrder? {
        guard let first = requests.first, first.opens(index), let view = first.keys, let outer = keys(view) else {
            return nil
        }
        switch contents {
        case .properties(let properties, let isClass):
            func order(_ view: any CodingKey.Type, _ keys: DeclaredKeys) -> DeclaredOrder? {
                members(of: view, keys) { Self.member($0, properties) }.map { DeclaredOrder(keys, view, of: index, $0) }
            }
            guard var current = order(view, outer) else { return nil }
            for request in requests.dropFirst() where !current.take(request) {
                // The superclass reads the same object.
                guard isClass, current.isAtEnd, request.opens(index), let view = request.keys,
                    let next = keys(view).flatMap({ order(view, $0) })
                else { return nil }
                current = next
            }
            return current
        case .cases(let enumeration):
            guard outer.names.allSatisfy(enumeration.names.contains), requests.dropFirst().first?.asksForKeys ?? true
            else { return nil }
            // Before the payload is open, it is unknown which members would be requested.
            guard requests.count > 2 else { return DeclaredOrder(outer, view, of: index, []) }
            guard case .member(let text) = requests[2].site.step, let view = requests[2].keys, let inner = keys(view),
                let payload = outer.name(of: text).flatMap(enumeration.payload),
                let members = members(of: view, inner, { Self.parameter($0, of: payload, count: inner.names.count) })
            else { return nil }
            guard requests.count > 3 else { return DeclaredOrder(inner, view, of: index, []) }
            var current = DeclaredOrder(inner, view, of: requests[3].site.index, members)
            return requests[3...].allSatisfy { current.take($0) } ? current : nil
        }
    }

    private func members(
        of view: any CodingKey.Type, _ keys: DeclaredKeys, _ member: (String) -> DeclaredMember?
    ) -> [DeclaredMember]? {
        let identifier = ObjectIdentifier(view)
        if let known = members[identifier] { return known }
        let found = keys.names.compactMap(member)
        let all = found.count == keys.names.count ? found : nil
        members[identifier] = .some(all)
        return all
    }

    private static func member(_ name: String, _ properties: [String: StoredProperty]) -> DeclaredMember? {
        let plain = properties[name]
        guard let property = plain ?? properties["_" + name] else { return nil }
        return DeclaredMember(
            name: name, property.type, mayBeSkipped: !property.isVariable, isWrapped: plain == nil)
    }

    /// A value of the payload of a case; unlabeled values are called `_0`, `_1` and so on.
    private static func parameter(_ name: String, of payload: Any.Type, count: Int) -> DeclaredMember? {
        let elements = StoredProperty.Kind(payload) == .tuple ? StoredProperty.all(of: payload) : []
        let named = elements.enumerated().first { $1.name == name || "_\($0)" == name }?.element
        guard let type = named?.type ?? (elements.isEmpty && count == 1 ? payload : nil) else { return nil }
        return DeclaredMember(name: name, type)
    }
}

extension Request {
    /// Whether it requests a container for the value at a place.
    fileprivate func opens(_ index: Int) -> Bool { site.index == index && site.step == .container }

    fileprivate var asksForKeys: Bool { site.step == .keys }
}
