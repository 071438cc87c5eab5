internal import BricolageCore
internal import BricolageSchema

extension KeywordRule {
    /// `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum` (Validation 6.2.2 to 6.2.5).
    static let bounds = KeywordRule(
        "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", in: .validation, of: .draft6 ... .v1
    ) { block in
        add("minimum", .minimum, to: &block)
        add("maximum", .maximum, to: &block)
        add("exclusiveMinimum", .exclusiveMinimum, to: &block)
        add("exclusiveMaximum", .exclusiveMaximum, to: &block)
    }

    /// `minimum` and `maximum` of drafts 3 and 4, where `exclusiveMinimum` and `exclusiveMaximum` are flags.
    static let boundsWithFlags = KeywordRule(
        "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", in: .validation, of: .draft3 ... .draft4
    ) { block in
        let excludesMinimum = flag("exclusiveMinimum", in: block)
        let excludesMaximum = flag("exclusiveMaximum", in: block)
        add("minimum", excludesMinimum ? .exclusiveMinimum : .minimum, to: &block)
        add("maximum", excludesMaximum ? .exclusiveMaximum : .maximum, to: &block)
    }

    private static func flag(_ keyword: String, in block: BlockBuilder) -> Bool {
        guard let node = block.value(keyword) else { return false }
        if node.bool == nil { block.refuse(node, "a boolean") }
        return node.bool ?? false
    }

    private static func add(_ keyword: String, _ operation: Operation, to block: inout BlockBuilder) {
        guard let node = block.value(keyword) else { return }
        guard let number = node.number else { return block.refuse(node, "a number") }
        block.add(operation, for: .number, at: node, block.compiler.parts.addBound(number))
    }
}

/// How a number compares to another one.
enum NumberOrder {
    case less, equal, greater
}

extension Evaluator {
    /// How a number compares to the bound `first`, exactly.
    ///
    /// Rounding to doubles keeps the order, so that doubles which differ decide. Only equal ones need all digits.
    @inline(never)
    mutating func order(_ index: Int, _ step: Instruction) -> NumberOrder {
        let bound = views.bounds[step.first]
        if bound.isInteger, tape[index].tag == .number, tape[index].length <= 18 {
            let value = shortInteger(index)
            return value < bound.integer ? .less : value == bound.integer ? .equal : .greater
        }
        return exactOrder(index, bound, program.numbers[Int(step.first)])
    }

    @inline(never)
    private mutating func exactOrder(_ index: Int, _ bound: NumberBound, _ exact: JSON.Number) -> NumberOrder {
        let node = node(index)
        if let value = node.double, value != bound.double { return value < bound.double ? .less : .greater }
        guard let number = node.number else { return .equal }
        return number < exact ? .less : number == exact ? .equal : .greater
    }

    /// An integer of up to eighteen characters, written without fraction and exponent.
    mutating func shortInteger(_ index: Int) -> Int64 {
        let node = tape[index]
        let start = source + Int(node.offset)
        let isNegative = start[0] == UInt8(ascii: "-")
        var value: Int64 = 0
        var position = isNegative ? 1 : 0
        while position < Int(node.length) {
            value = value &* 10 &+ Int64(start[position] &- UInt8(ascii: "0"))
            position &+= 1
        }
        return isNegative ? 0 &- value : value
    }
}
