internal import BricolageCore

extension TypeGraphBuilder {
    /// The most integers without names in a list that becomes cases; longer lists become plain integers.
    private static let integerCases = 50

    /// Whether values that are not in a list are errors.
    private var isClosed: Bool { configuration.style == .codable || !configuration.keepsUnknownCases }

    /// The type of a value that is one of a list.
    ///
    /// - Parameter parts: The schemas that the list comes from.
    mutating func enumeration(
        of values: [JSON], _ parts: [SchemaPart], slot: Int
    ) throws(GenerationError) -> NullableShape {
        let choices = parts.compactMap { $0.isLoose ? nil : ConstantChoice($0.schema) }
        let isConstant =
            choices.contains(where: \.isConstant) || parts.contains { !$0.isLoose && $0.schema.hasConstant }
        // Only keywords that the dialect knows exclude other values.
        let isClosed = isClosed && !parts.contains { !$0.isLoose && $0.schema.namesConstantInVain }
        let notes = choices.reduce(into: [:]) { $0.merge($1.notes) { first, _ in first } }
        var strings: [String] = []
        var numbers: [JSON.Number] = []
        var hasBool = false
        var hasNull = false
        var containers: ValueKinds = []
        var seen: Set<JSON> = []
        for value in values where seen.insert(value).inserted {
            switch value {
            case .null: hasNull = true
            case .bool: hasBool = true
            case .number(let number): numbers.append(number)
            case .string(let string): strings.append(string)
            case .array, .object: containers.formUnion(ValueKinds(of: value))
            }
        }
        // Arrays and objects among the values are not compared as a whole: other keywords describe their contents.
        let kinds = [ValueKinds.array, .object].filter(containers.contains)
        let isDescribed = kinds.allSatisfy { kind in parts.contains { $0.describesContents(of: kind) } }
        if !kinds.isEmpty { reportUncomparedValues(of: slot, isLost: !isDescribed) }
        if !isDescribed { return (.alias(.any), false) }
        var shapes: [TypeShape] = []
        if configuration.style == .codable, !isConstant, !isClosed {
            // Plain enumerations are closed, and would refuse valid values.
            if !strings.isEmpty { shapes.append(.alias(.string)) }
            if !numbers.isEmpty { shapes.append(.alias(numbers.allSatisfy(\.isInteger) ? .integer : .number)) }
            (strings, numbers) = ([], [])
        }
        if !strings.isEmpty {
            let notes = strings.reduce(into: [:]) { $0[ExactKey($1)] = notes[.string($1)] }
            let isClosed = isConstant || isClosed
            shapes.append(.enumeration(EnumerationShape(values: .strings(strings), isClosed: isClosed, notes: notes)))
        }
        if !numbers.isEmpty { shapes.append(shape(of: numbers, notes, isClosed: isConstant || isClosed)) }
        if hasBool { shapes.append(.alias(.bool)) }
        let hasOtherBool = hasBool && !(seen.contains(true) && seen.contains(false))
        if hasOtherBool || shapes.contains(where: \.isOfAnyNumber) { reportWiderType(than: parts) }
        if shapes.isEmpty, kinds.count == 1 { return (try shape(of: kinds[0], parts: parts, slot: slot), hasNull) }
        if shapes.isEmpty, kinds.isEmpty { return hasNull ? (.alias(.never), true) : (.alias(.any), false) }
        if shapes.count == 1, kinds.isEmpty { return (shapes[0], hasNull) }
        var branches: [UnionShape.Branch] = []
        for shape in shapes {
            if case .alias(let type) = shape {
                branches.append(UnionShape.Branch(name: nil, type: type, constraints: constraints(of: parts)))
                continue
            }
            let isOfTexts = if case .enumeration(let list) = shape, case .strings = list.values { true } else { false }
            let name = SchemaNames.kind(isOfTexts ? .string : .number)
            let inner = makeSlot(Context(name: name, owner: slot))
            graph.declarations[inner].shape = shape
            // Several choices may share the type, which then has another name.
            branches.append(UnionShape.Branch(name: name, type: .named(inner)))
        }
        for kind in kinds { branches.append(try branch(of: kind, parts, slot: slot)) }
        return (.union(UnionShape(branches: branches)), hasNull)
    }

    private func shape(of numbers: [JSON.Number], _ notes: [JSON: Documentation], isClosed: Bool) -> TypeShape {
        let integers = numbers.compactMap(\.int)
        if integers.count == numbers.count {
            let notes = integers.reduce(into: [:]) { $0[ExactKey("\($1)")] = notes[.number(JSON.Number($1))] }
            let unnamed = integers.count { notes[ExactKey("\($0)")]?.title == nil }
            if unnamed > Self.integerCases { return .alias(.integer) }
            return .enumeration(EnumerationShape(values: .integers(integers), isClosed: isClosed, notes: notes))
        }
        let isExact = numbers.allSatisfy { $0.double.isFinite && JSON.Number($0.double) == $0 }
        return .alias(isExact && !configuration.keepsAllDigits ? .number : .exactNumber)
    }
}

extension TypeShape {
    /// Whether it has all numbers of some kind.
    fileprivate var isOfAnyNumber: Bool {
        switch self {
        case .alias(.integer), .alias(.number), .alias(.exactNumber): true
        default: false
        }
    }
}
