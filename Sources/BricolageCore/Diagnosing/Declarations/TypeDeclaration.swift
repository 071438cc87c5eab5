/// How an initialiser reads a type if the compiler has written it.
///
///     struct   container(keyedBy: K)   each member, in the order of K
///     class    the same, for each class of a chain
///     enum     container(keyedBy: K)   allKeys   nestedContainer(keyedBy: L, forKey: one)   each member, in the order of L
enum TypeDeclaration {
    case properties([String: StoredProperty], isClass: Bool)
    case cases(EnumerationDeclaration)

    /// Nil for types that are read in no way of these.
    init?(_ type: Any.Type) {
        if let enumeration = EnumerationDeclaration(type) {
            self = .cases(enumeration)
            return
        }
        let properties = StoredProperty.all(of: type)
        guard !properties.isEmpty else { return nil }
        let isClass = StoredProperty.Kind(type) == .nativeClass
        self = .properties(Dictionary(properties.map { ($0.name, $0) }) { _, last in last }, isClass: isClass)
    }

    /// How far an initialiser has come that has asked for nothing but what the compiler's would have asked for, in the
    /// same order; nil for any other.
    func order(of requests: [Request], at index: Int, _ keys: (any CodingKey.Type) -> DeclaredKeys?) -> DeclaredOrder? {
        guard let first = requests.first, first.site.index == index, first.site.step == .container,
            let view = first.keys, let declared = keys(view)
        else { return nil }
        switch self {
        case .properties(let properties, let isClass):
            func order(_ view: any CodingKey.Type, _ declared: DeclaredKeys) -> DeclaredOrder? {
                DeclaredOrder(declared, view, of: index) { Self.member($0, properties) }
            }
            guard var current = order(view, declared) else { return nil }
            for request in requests.dropFirst() where !current.take(request) {
                // The class above reads the same object.
                guard isClass, current.isAtEnd, request.site.index == index, request.site.step == .container,
                    let view = request.keys, let next = keys(view).flatMap({ order(view, $0) })
                else { return nil }
                current = next
            }
            return current
        case .cases(let enumeration):
            guard declared.names.allSatisfy(enumeration.names.contains) else { return nil }
            guard requests.count > 2 else { return nil }
            guard requests[1].site.step == .keys, case .member(let text) = requests[2].site.step,
                let view = requests[2].keys, let parameters = keys(view), let object = requests.dropFirst(3).first?.site.index,
                let name = declared.name(of: text),
                let payload = enumeration.payload(of: name),
                var current = DeclaredOrder(
                    parameters, view, of: object, { Self.parameter($0, of: payload, count: parameters.names.count) })
            else { return nil }
            for request in requests.dropFirst(3) where !current.take(request) { return nil }
            return current
        }
    }

    private static func member(_ name: String, _ properties: [String: StoredProperty]) -> DeclaredMember? {
        let plain = properties[name]
        guard let property = plain ?? properties["_" + name] else { return nil }
        return DeclaredMember(
            name: name, type: property.type, mayBeSkipped: !property.isVariable,
            mayBeAbsent: plain == nil || property.type is any AbsenceHolding.Type)
    }

    /// A value of a case's payload: those without a name are called `_0`, `_1` and so on.
    private static func parameter(_ name: String, of payload: Any.Type, count: Int) -> DeclaredMember? {
        let elements = StoredProperty.Kind(payload) == .tuple ? StoredProperty.all(of: payload) : []
        let named = elements.enumerated().first { $1.name == name || "_\($0)" == name }?.element
        guard let type = named?.type ?? (elements.isEmpty && count == 1 ? payload : nil) else { return nil }
        return DeclaredMember(
            name: name, type: type, mayBeSkipped: false, mayBeAbsent: type is any AbsenceHolding.Type)
    }
}
