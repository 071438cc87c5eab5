internal import BricolageCore
internal import BricolageSchema

extension KeywordRule {
    /// `enum`: one of these values (Validation 6.1.2).
    static let values = KeywordRule("enum", in: .validation) { block in
        guard let node = block.value("enum") else { return }
        guard node.kind == .array else { return block.refuse(node, "an array of values", of: "enum") }
        add(Array(node.elements), at: node, to: &block)
    }

    /// `const`: this value (Validation 6.1.3).
    static let constant = KeywordRule("const", in: .validation, of: .draft6 ... .v1) { block in
        guard let node = block.value("const") else { return }
        add([node], at: node, to: &block)
    }

    private static func add(_ values: [JSONDocument.Node], at node: JSONDocument.Node, to block: inout BlockBuilder) {
        var kinds: KindSet = []
        var texts: [String] = []
        var others = EnumeratedValues()
        var numbers: [JSON.Number] = []
        for value in values {
            switch value.kind {
            case .null, .bool: kinds.insert(KindSet(value.tapeNode.tag))
            case .string: texts.append(value.string ?? "")
            case .number:
                if let number = value.number { numbers.append(number) }
            case .array, .object:
                others.others.insert(value.json)
                others.mostNodes = max(others.mostNodes, Int(value.tapeNode.next) - value.index)
            }
        }
        if numbers.count > EnumeratedValues.fewNumbers {
            others.others.formUnion(numbers.map { JSON.number($0) })
        } else {
            others.numbers = numbers
        }
        let strings = block.compiler.parts.addKeys(texts.unique)
        block.compiler.parts.enumerations.append(Enumeration(kinds: kinds, strings: strings))
        block.compiler.parts.enumeratedValues.append(others)
        block.add(.values, for: .all, at: node, UInt32(block.compiler.parts.enumerations.count - 1))
    }
}

extension Evaluator {
    /// Whether a value is in the enumeration `first`.
    mutating func isEnumerated(_ step: Instruction, _ index: Int) -> Bool {
        let tag = tag(index)
        let enumeration = views.enumerations[step.first]
        switch tag {
        case TapeBits.string:
            return position(of: index, in: enumeration.strings) != nil
        case ..<TapeBits.number: return enumeration.kinds.rawValue >> UInt8(tag) & 1 == 1
        default: return isEnumeratedByValue(program.enumeratedValues[Int(step.first)], index)
        }
    }

    @inline(never)
    private mutating func isEnumeratedByValue(_ values: EnumeratedValues, _ index: Int) -> Bool {
        if tag(index) == TapeBits.number, values.hasOnlyIntegers {
            return storage.reader.integer(index, as: Int.self).map(values.integers.contains) ?? false
        }
        if let number = node(index).number, !values.numbers.isEmpty { return values.numbers.contains(number) }
        return !values.others.isEmpty && isWithin(values.mostNodes, index) && values.others.contains(node(index).json)
    }
}
