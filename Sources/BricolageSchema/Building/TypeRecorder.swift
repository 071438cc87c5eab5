internal import BricolageCore
internal import BricolageDiagnosing
internal import BricolageFields
internal import BricolageModeling

/// Determines the JSON of types by running their initialisers with placeholders.
///
///     fragment(of: Order.self) ──▶ standard type?   from the types that it consists of
///                              ──▶ enumeration?     its raw values
///                              └─▶ initialiser      runs that record its requests
///
/// Types with members or alternatives of their own become definitions, which others refer to; so a type that contains
/// itself is described by a reference.
final class TypeRecorder {
    let placeholders = Placeholders()
    let decoder: JSON.Decoder
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var typesByName: [String: ObjectIdentifier] = [:]
    private(set) var definitions: [String: JSON.Object] = [:]
    private(set) var gaps: [DescribedSchema.Gap] = []
    private var depth = 0
    /// How many times initialisers may still be run.
    private var remainingRuns = 20_000

    /// Bounds for types that consist of ever new types.
    private static let largestDepth = 32
    private static let largestCount = 2000

    private enum Entry {
        case underway
        case inline(JSON.Object)
        case defined(String)
    }

    init(_ decoder: JSON.Decoder) { self.decoder = decoder }

    var userInfo: [CodingUserInfoKey: Any] { decoder.userInfo }

    /// The schema of a type, or a reference to it.
    func fragment<T: Decodable>(of type: T.Type) -> JSON.Object {
        if let override = override(type) { return override }
        if let scalar = Self.scalar(type) { return scalar }
        let identifier = ObjectIdentifier(type)
        switch entries[identifier] {
        case .inline(let fragment)?: return fragment
        case .defined(let name)?: return .reference(name)
        case .underway?:
            let name = name(for: type)
            entries[identifier] = .defined(name)
            return .reference(name)
        case nil: break
        }
        guard depth < Self.largestDepth, entries.count < Self.largestCount, StackRoom.isLeft else {
            return gap(type, "it is made of too many types")
        }
        depth += 1
        defer { depth -= 1 }
        if let type = type as? any DescribedType.Type { return type.describe(to: self) }
        if let type = type as? any ContainerStandIn.Type { return fragment(of: type.represented) }
        return describe(type)
    }

    private func describe<T: Decodable>(_ type: T.Type) -> JSON.Object {
        let identifier = ObjectIdentifier(type)
        entries[identifier] = .underway
        var fragment = find(type)
        if let described = type as? any JSONSchemaDescribing.Type {
            var description = JSONSchemaDescription(fragment, recorder: self)
            described.describe(&description)
            fragment = description.keywords
            if description.isComplete { gaps.removeAll { $0.type == "\(type)" } }
        }
        if case .defined(let name)? = entries[identifier] {
            definitions[name] = fragment
            return .reference(name)
        }
        guard
            fragment["properties"] != nil || fragment["enum"] != nil || fragment["title"] != nil
                || fragment[JSON.Object.pendingAlternatives] != nil
        else {
            entries[identifier] = .inline(fragment)
            return fragment
        }
        let name = name(for: type)
        entries[identifier] = .defined(name)
        definitions[name] = fragment
        return .reference(name)
    }

    private func find<T: Decodable>(_ type: T.Type) -> JSON.Object {
        let values = Enumerations.rawValues(of: type)
        if !values.isEmpty, let enumeration = enumeration(of: type, values) { return enumeration }
        if let type = type as? any JSONOpenEnum.Type { return rawValue(of: type) }
        if let family = type as? any JSONVariantEnum.Type { return variants(of: family) }
        if type is any UndiagnosedDecodable.Type {
            return gap(type, "its initialiser must not run with placeholders")
        }
        if let type = type as? any JSONReadable.Type, !(type is any JSONReadableObject.Type) { return kinds(of: type) }
        return recordInitialiser(of: type)
    }

    /// The raw values that an enumeration reads, and any other ones if it reads one that it does not have; nil if its
    /// initialiser reads something else.
    private func enumeration<T: Decodable>(of type: T.Type, _ values: [JSON]) -> JSON.Object? {
        if type is any UndiagnosedDecodable.Type { return .enumeration(values) }
        func isRead(_ json: JSON) -> Bool {
            (try? JSONDocument(json)).flatMap { try? decoder.decode(type, from: $0) } != nil
        }
        let kinds = Set(values.map(\.schemaType))
        let others: [JSON] = [true, 1, "1", [], [:]]
        guard values.contains(where: isRead), !others.contains(where: { !kinds.contains($0.schemaType) && isRead($0) })
        else { return nil }
        let known = JSON.Object.enumeration(values.filter(isRead))
        let unknown: [JSON] = ["a text that no case has", 1_000_000_007]
        guard let read = unknown.first(where: { kinds.contains($0.schemaType) && isRead($0) }) else { return known }
        return .alternatives([known, .kinds([read])])
    }

    /// The known cases, and any other raw value.
    private func rawValue<E: JSONOpenEnum>(of type: E.Type) -> JSON.Object {
        let known = Enumerations.json(of: type.knownCases)
        let any = fragment(of: E.RawValue.self)
        return known.isEmpty ? any : .alternatives([.enumeration(known), any])
    }

    /// The schema that a strategy of the decoder gives a type; nil if the type itself determines it.
    private func override<T>(_ type: T.Type) -> JSON.Object? {
        guard let strategy = decoder.strategy(for: type) else { return nil }
        if let strategy = strategy as? any PredescribedStrategy {
            return strategy.schema ?? gap(type, "a function of the decoder reads it")
        }
        return nil
    }

    /// The name in documents of a member that a type requests.
    func name(of key: String) -> String {
        if let name = decoder.writtenName(of: key) { return name }
        _ = gap(JSON.Decoder.self, "no name is known that its strategy converts to the key \"\(key)\"")
        return key
    }

    /// Records a type that cannot be described, or not completely.
    func gap(_ type: Any.Type, _ reason: String) -> JSON.Object {
        let gap = DescribedSchema.Gap(type: "\(type)", reason: reason)
        if !gaps.contains(gap) { gaps.append(gap) }
        return .unknown("\(type): \(reason)")
    }

    /// Whether another initialiser may be run.
    func spend() -> Bool {
        remainingRuns -= 1
        return remainingRuns > 0
    }

    /// Whether some initialiser could not be run anymore.
    var isSpent: Bool { remainingRuns <= 0 }
}

// MARK: Names

extension TypeRecorder {
    /// The name of a type among the definitions: its own, with the types around it if another type has that name
    /// already.
    private func name(for type: Any.Type) -> String {
        let identifier = ObjectIdentifier(type)
        let qualified = String(reflecting: type).split(separator: ".", maxSplits: 1).last.map(String.init) ?? "\(type)"
        var candidates = [Self.plain("\(type)")]
        if !qualified.contains("(unknown context") { candidates.append(Self.plain(qualified)) }
        for candidate in candidates where typesByName[candidate] ?? identifier == identifier {
            typesByName[candidate] = identifier
            return candidate
        }
        var number = 2
        while typesByName["\(candidates[0])\(number)"] != nil { number += 1 }
        typesByName["\(candidates[0])\(number)"] = identifier
        return "\(candidates[0])\(number)"
    }

    /// `Page<Item>` becomes `Page_Item`, which every program accepts as a name.
    private static func plain(_ name: String) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
        return words.joined(separator: "_")
    }
}
