/// Words that depend on a number: "1 test has passed", "2 tests have passed".
struct CountedWords {
    let singular: String
    let plural: String

    /// The words for a number.
    func callAsFunction(_ count: Int) -> String { count == 1 ? singular : plural }
}

/// The things that runs check.
extension CountedWords {
    static let documents = CountedWords(singular: "document", plural: "documents")
    static let schemas = CountedWords(singular: "schema", plural: "schemas")
    static let tests = CountedWords(singular: "test", plural: "tests")
    static let inputs = CountedWords(singular: "input", plural: "inputs")
}

/// The results that runs report.
extension CountedWords {
    static let areInvalid = CountedWords(singular: "is not valid", plural: "are not valid")
    static let areFaulty = CountedWords(singular: "has errors or warnings", plural: "have errors or warnings")
    static let haveFailed = CountedWords(singular: "has failed", plural: "have failed")
    static let havePassed = CountedWords(singular: "has passed", plural: "have passed")
}
