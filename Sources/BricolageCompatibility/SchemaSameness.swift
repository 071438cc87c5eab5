internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

/// Which schemas of two files are equal apart from annotations, including all schemas inside them and all that they
/// refer to.
///
///     old  A ──▶ B ──▶ C        pairs    0  A A'     1  B B'     2  C C'
///     new  A'──▶ B'──▶ C'       users    0  none     1  [0]      2  [1]       2 differs ─▶ 1 ─▶ 0
///
/// A question collects all undecided pairs that it depends on. A pair whose own texts differ makes the pairs that use
/// it differ; all others are the same, even in cycles. Every pair is decided once for all questions.
struct SchemaSameness {
    private struct Pair: Hashable {
        var old: JSONSchema
        var new: JSONSchema
    }

    private struct KeywordPair: Hashable {
        var keyword: String
        var schemas: Pair
    }

    let text: ComparedText
    /// The number of each text; schemas that say the same share one.
    private var numbers: [JSON: Int] = [:]
    private var textNumbers: [JSONSchema: Int] = [:]
    private var verdicts: [Pair: Bool] = [:]
    private var keywordVerdicts: [KeywordPair: Bool] = [:]

    /// How many pairs are decided at most.
    ///
    /// Further pairs count as different unless the result is known. If all schemas look alike, every two of them form a
    /// pair, and deciding all would take too long.
    private static let mostPairs = 400_000

    init(customKeywords: Set<String>) { text = ComparedText(customKeywords: customKeywords) }

    /// Whether two schemas are the same.
    mutating func isSame(
        _ old: JSONSchema, _ new: JSONSchema, _ oldRegistry: inout SchemaRegistry, _ newRegistry: inout SchemaRegistry
    ) -> Bool {
        let asked = Pair(old: old, new: new)
        // Most schemas differ from most others, which need not be remembered.
        guard hasSameText(asked) else { return false }
        if let known = verdicts[asked] { return known }
        if verdicts.count >= Self.mostPairs { return false }
        var pairs = [asked]
        var positions = [asked: 0]
        var users: [[Int]] = [[]]
        var differing: [Int] = []
        var position = 0
        while position < pairs.count {
            defer { position += 1 }
            guard verdicts.count + pairs.count <= Self.mostPairs,
                let inside = pairsInside(pairs[position], &oldRegistry, &newRegistry),
                inside.allSatisfy({ hasSameText($0) && verdicts[$0] != false })
            else {
                differing.append(position)
                continue
            }
            for pair in inside where verdicts[pair] == nil {
                if let known = positions[pair] {
                    users[known].append(position)
                } else {
                    positions[pair] = pairs.count
                    pairs.append(pair)
                    users.append([position])
                }
            }
        }
        for pair in pairs { verdicts[pair] = true }
        while let position = differing.popLast() {
            guard verdicts.updateValue(false, forKey: pairs[position]) == true else { continue }
            differing += users[position]
        }
        return verdicts[asked] == true
    }

    /// Whether the values of a keyword are the same in two schemas that have it.
    mutating func isSame(
        _ keyword: String, _ old: JSONSchema, _ new: JSONSchema, _ oldRegistry: inout SchemaRegistry,
        _ newRegistry: inout SchemaRegistry
    ) -> Bool {
        guard let first = old[keyword], let second = new[keyword] else { return false }
        let asked = KeywordPair(keyword: keyword, schemas: Pair(old: old, new: new))
        if let known = keywordVerdicts[asked] { return known }
        var isSame = text.own(first, of: keyword) == text.own(second, of: keyword)
        for pair in isSame ? SchemaPairs(of: keyword, in: old, new).all : [] where isSame {
            isSame = self.isSame(pair.old, pair.new, &oldRegistry, &newRegistry)
        }
        keywordVerdicts[asked] = isSame
        return isSame
    }

    /// The pairs that must be the same for a pair of equal text to be the same; nil if it differs in any case.
    private mutating func pairsInside(
        _ pair: Pair, _ oldRegistry: inout SchemaRegistry, _ newRegistry: inout SchemaRegistry
    ) -> [Pair]? {
        let (old, new) = (pair.old, pair.new)
        guard SchemaRules(of: old, in: &oldRegistry) == SchemaRules(of: new, in: &newRegistry) else { return nil }
        var pairs: [Pair] = []
        for (reference, other) in zip(old.references, new.references) {
            // The target of another reference depends on the path of the evaluation.
            guard reference.keyword == "$ref", let target = try? oldRegistry.resolve(reference.text, from: old),
                let otherTarget = try? newRegistry.resolve(other.text, from: new)
            else { return nil }
            pairs.append(Pair(old: target, new: otherTarget))
        }
        let inside = SchemaPairs(old, new, where: text.isAsked) { arranged($1, like: $0) }
        return pairs + inside.all.map { Pair(old: $0.old, new: $0.new) }
    }

    /// Schemas in the order of others with equal texts; those with the same reference are matched first.
    private mutating func arranged(_ schemas: [JSONSchema], like others: [JSONSchema]) -> [JSONSchema] {
        guard schemas.count == others.count else { return schemas }
        var places: [Int?] = Array(repeating: nil, count: others.count)
        var isTaken = Array(repeating: false, count: schemas.count)
        for countsReference in [true, false] {
            var left: [[JSON?]: [Int]] = [:]
            func sign(_ schema: JSONSchema) -> [JSON?] {
                [JSON(textNumber(of: schema)), countsReference ? schema["$ref"]?.string.map(JSON.string) : nil]
            }
            for place in schemas.indices.reversed() where !isTaken[place] {
                left[sign(schemas[place]), default: []].append(place)
            }
            for position in others.indices where places[position] == nil {
                guard let place = left[sign(others[position])]?.popLast() else { continue }
                places[position] = place
                isTaken[place] = true
            }
        }
        // If the texts differ, they differ in any order.
        let arranged = places.compactMap { $0.map { schemas[$0] } }
        return arranged.count == schemas.count ? arranged : schemas
    }

    private mutating func hasSameText(_ pair: Pair) -> Bool { textNumber(of: pair.old) == textNumber(of: pair.new) }

    /// The number of a schema's own text, which schemas that say the same share.
    mutating func textNumber(of schema: JSONSchema) -> Int {
        if let known = textNumbers[schema] { return known }
        let text = text.own(schema.node)
        let number = numbers[text] ?? numbers.count
        numbers[text] = number
        textNumbers[schema] = number
        return number
    }
}
