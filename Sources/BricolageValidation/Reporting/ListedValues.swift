internal import BricolageCore
internal import BricolageSchema

/// The values that keywords list, in words: those of `enum` and `const`, and the one text of a pattern such as `^Note$`.
///
/// Each list is made once, since many values may be refused by the same keyword.
final class ListedValues {
    private let program: Program
    private var lists: [UInt32: List] = [:]
    private var numbers: [[String]: Int] = [:]

    /// What one keyword lists.
    struct List {
        /// The values as they are written, shortened.
        let values: [String]
        /// The strings among them.
        let strings: [String]
        /// The same number for all keywords that list the same values.
        let number: Int
    }

    /// A word is not compared with more.
    private static let mostCandidates = 256

    init(_ program: Program) { self.program = program }

    /// What a keyword lists.
    subscript(keyword: UInt32) -> List {
        if let known = lists[keyword] { return known }
        let (values, strings) = read(program.node(program.places[Int(keyword)]), isPattern: isPattern(keyword))
        let number = numbers[values] ?? numbers.count
        numbers[values] = number
        let list = List(values: values, strings: strings, number: number)
        lists[keyword] = list
        return list
    }

    /// The question which of the strings that keywords list was meant by a value; nil if it is no string.
    func spelling(of value: JSONDocument.Node, among keywords: [UInt32]) -> SpellingQuestion? {
        value.string.map { word in
            SpellingQuestion(
                word: word,
                candidates: SpellingCandidates { [self] in
                    keywords.reduce(into: []) { $0 += self[$1].strings.prefix(Self.mostCandidates - $0.count) }
                })
        }
    }

    private func isPattern(_ keyword: UInt32) -> Bool { program.name(of: program.places[Int(keyword)]) == "pattern" }

    private func read(_ node: JSONDocument.Node, isPattern: Bool) -> (values: [String], strings: [String]) {
        if isPattern {
            guard let text = node.string.flatMap(PatternOfOneText.text) else {
                return (["a string that matches \(Words.value(node))"], [])
            }
            return ([Words.value(text: text)], [text])
        }
        let nodes = program.isConstant(node) ? [node] : Array(node.elements)
        return (nodes.map(Words.value), nodes.compactMap(\.string))
    }
}
