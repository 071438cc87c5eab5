internal import BricolageCore

/// The values that `enum` or `const` lets in.
///
///     kinds     [ null, true ]        recognized by their tags alone
///     strings   "a" "b" "c"           looked up by their bytes
///     values    1, 2.5, { … }, [ … ]  looked up by value: `EnumeratedValues`, under the same number
struct Enumeration: BitwiseCopyable, Sendable {
    /// The kinds of which every value is let in: null, true and false.
    var kinds: KindSet
    /// The strings; a table without keys where there are none.
    var strings: KeyTable
}

/// The numbers, arrays and objects that an enumeration lets in.
struct EnumeratedValues: Sendable {
    /// The numbers, if there are few enough to be compared one by one.
    var numbers: [JSON.Number] = [] {
        didSet { integers = numbers.compactMap { $0.integer(Int.self) } }
    }
    /// The integers among these numbers that fit an `Int`.
    private(set) var integers: [Int] = []
    /// Arrays, objects, and the numbers if there are many.
    var others: Set<JSON> = []
    /// How many nodes the largest of the arrays and objects takes on a tape; 0 where there are none.
    var mostNodes = 0

    /// How many numbers are compared one by one at most.
    static let fewNumbers = 8

    /// Whether all numbers fit an `Int`, so that values need no exact comparison.
    var hasOnlyIntegers: Bool { !numbers.isEmpty && integers.count == numbers.count }
}
