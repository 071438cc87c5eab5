internal import BricolageCore

extension TypeGraphBuilder {
    /// The largest list of integers that becomes cases; longer ones are integers.
    private static let integerCases = 50

    /// Whether values beside those of a list are errors.
    private var isClosed: Bool { configuration.style == .codable || !configuration.keepsUnknownCases }

    /// The type of a value that is one of a list.
    mutating func enumeration(
        of values: [JSON], isConstant: Bool, slot: Int
    ) throws(GenerationError) -> NullableShape {
        var strings: [String] = []
        var numbers: [JSON.Number] = []
        var hasBool = false
        var hasNull = false
        var seen: Set<JSON> = []
        for value in values where seen.insert(value).inserted {
            switch value {
            case .null: hasNull = true
            case .bool: hasBool = true
            case .number(let number): numbers.append(number)
            case .string(let string): strings.append(string)
            // Lists and objects among the values are compared as a whole by nobody.
            case .array, .object:
                reportLostValues(of: slot)
                return (.alias(.any), false)
            }
        }
        var shapes: [TypeShape] = []
        if !strings.isEmpty {
            let isClosed = isConstant || isClosed
            shapes.append(.enumeration(EnumerationShape(values: .strings(strings), isClosed: isClosed)))
        }
        if !numbers.isEmpty { shapes.append(shape(of: numbers, isConstant: isConstant)) }
        if hasBool { shapes.append(.alias(.bool)) }
        if shapes.isEmpty { return (.alias(.any), false) }
        if shapes.count == 1 { return (shapes[0], hasNull) }
        var branches: [UnionShape.Branch] = []
        for shape in shapes {
            if case .alias(let type) = shape {
                branches.append(UnionShape.Branch(name: nil, type: type))
                continue
            }
            let inner = makeSlot(Context(name: "Name", owner: slot))
            graph.declarations[inner].shape = shape
            branches.append(UnionShape.Branch(name: nil, type: .named(inner)))
        }
        return (.union(UnionShape(branches: branches)), hasNull)
    }

    private func shape(of numbers: [JSON.Number], isConstant: Bool) -> TypeShape {
        let integers = numbers.compactMap(\.int)
        if integers.count == numbers.count {
            if integers.count > Self.integerCases { return .alias(.integer) }
            let isClosed = isConstant || isClosed
            return .enumeration(EnumerationShape(values: .integers(integers), isClosed: isClosed))
        }
        let isExact = numbers.allSatisfy { $0.double.isFinite && JSON.Number($0.double) == $0 }
        return .alias(isExact && !configuration.keepsAllDigits ? .number : .exactNumber)
    }
}
