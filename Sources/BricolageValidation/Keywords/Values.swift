internal import BricolageCore
internal import BricolageSchema

extension KeywordRule {
    /// `enum`: one of these values (Validation 6.1.2).
    static let values = KeywordRule("enum", in: .validation) { block in
        guard let node = block.value("enum") else { return }
        guard node.kind == .array else { return block.refuse(node, "an array of values") }
        add(Array(node.elements), at: node, to: &block)
    }

    /// `const`: this value (Validation 6.1.3).
    static let constant = KeywordRule("const", in: .validation, of: .draft6 ... .v1) { block in
        guard let node = block.value("const") else { return }
        add([node], at: node, to: &block)
    }

    private static func add(_ values: [JSONDocument.Node], at node: JSONDocument.Node, to block: inout BlockBuilder) {
        var enumeration = Enumeration()
        var texts: [String] = []
        for value in values {
            switch value.kind {
            case .null, .bool: enumeration.kinds.insert(KindSet(value.tapeNode.tag))
            case .string: texts.append(value.string ?? "")
            case .number:
                if let number = value.number { enumeration.numbers.append(number) }
            case .array, .object: enumeration.others.insert(value.json)
            }
        }
        if enumeration.numbers.count > Enumeration.fewNumbers {
            enumeration.others.formUnion(enumeration.numbers.map { JSON.number($0) })
            enumeration.numbers = []
        }
        if !texts.isEmpty { enumeration.strings = block.compiler.parts.addKeys(texts.unique) }
        block.compiler.parts.enumerations.append(enumeration)
        block.add(.values, for: .all, at: node, UInt32(block.compiler.parts.enumerations.count - 1))
    }
}

extension Evaluator {
    /// Whether a value is one of the enumeration `first`.
    mutating func isEnumerated(_ step: Instruction, _ index: Int) -> Bool {
        let number = Int(step.first)
        switch tag(index) {
        case 4:
            guard let table = program.enumerations[number].strings else { return false }
            let keys = program.keys
            return withText(index) { keys.position(of: $0, in: table) != nil }
        case 0...2: return program.enumerations[number].kinds.rawValue >> UInt8(tag(index)) & 1 == 1
        default: return isEnumeratedByValue(program.enumerations[number], index)
        }
    }

    @inline(never)
    private func isEnumeratedByValue(_ enumeration: Enumeration, _ index: Int) -> Bool {
        if let number = node(index).number, !enumeration.numbers.isEmpty { return enumeration.numbers.contains(number) }
        return !enumeration.others.isEmpty && enumeration.others.contains(node(index).json)
    }
}
