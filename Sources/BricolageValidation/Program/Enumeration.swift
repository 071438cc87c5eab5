internal import BricolageCore

/// The values that `enum` or `const` lets in.
///
///     kinds     [ null, true ]        told by their tags alone
///     strings   "a" "b" "c"           looked up by their bytes
///     numbers   1, 2.5                compared one by one while they are few
///     others    { … }, [ … ]          looked up as values
struct Enumeration: Sendable {
    /// The kinds of which every value is let in: null, true and false.
    var kinds: KindSet = []
    var strings: KeyTable?
    var numbers: [JSON.Number] = []
    /// Arrays, objects, and numbers that are many.
    var others: Set<JSON> = []

    /// How many numbers are compared one by one.
    static let fewNumbers = 8
}
