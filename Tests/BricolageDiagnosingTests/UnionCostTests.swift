import BricolageCore
import BricolagePointers
import CostlyModels
import TestSupport
import Testing

/// How often initialisers run until all faults of a union are known, in plain passes over a document without faults:
/// attempts of the plain decoder count like all others.
///
/// Prints a table: `swift test --filter UnionCostTests`. What the same documents cost in processor time:
/// `Benchmarks/Sources/Errors`.
@Suite(.serialized) struct UnionCostTests {
    /// The cost of a report, including the failed first attempt, and its issues.
    private func report<T: Decodable>(
        of type: T.Type, _ count: ReadCount, sound: String, spoilt: String
    ) throws -> (passes: Double, issues: DecodingIssues) {
        let sound = try JSONDocument(parsing: sound)
        let spoilt = try JSONDocument(parsing: spoilt)
        let plain = try count.reads { _ = try JSON.decode(type, from: sound) }
        var issues = DecodingIssues([])
        let all = count.reads { issues = JSON.decodingIssues(of: type, in: spoilt) }
        let passes = Double(all) / Double(plain)
        print("\(type): \(all) runs of initialisers, \((passes * 10).rounded() / 10) plain passes")
        return (passes, issues)
    }

    private typealias Texts = CostlyPayload

    @Test func anyValueIsNotReadOnceForEachLevel() throws {
        let deep = try report(
            of: AnyValue.self, AnyValue.count, sound: Texts.levels(500, "1"), spoilt: Texts.levels(500, "1e400"))
        #expect(deep.passes <= 5)
        #expect(deep.issues.issues.count == 1)
        let wide = try report(
            of: AnyValue.self, AnyValue.count, sound: Texts.array(500, Texts.levels(3, "1")),
            spoilt: Texts.array(500, Texts.levels(3, "1e400")))
        #expect(wide.passes <= 5)
        #expect(wide.issues.issues.map(\.pointer.description) == (0..<500).map { "/\($0)/0/0/0" })
    }

    /// A wrong value in a pair: the pair is refused, and tried as a dictionary.
    @Test func aRecursiveUnionReadsEachValueAFewTimesAsEachType() throws {
        func pairs(_ levels: Int, _ value: String) -> String {
            (0..<levels).reduce(value) { inner, _ in #"{"left":1,"right":\#(inner)}"# }
        }
        let plain = Expression.count.reads { _ = try? JSON.decode(Expression.self, from: pairs(8, "true")) }
        let all = try Expression.count.reads {
            let document = try JSONDocument(parsing: pairs(8, "true"))
            #expect(!JSON.decodingIssues(of: Expression.self, in: document).isEmpty)
        }
        #expect(Double(all) <= 1.5 * Double(plain), "the first attempt is what multiplies, as with any decoder")
        let nested = try report(
            of: Expression.self, Expression.count, sound: Texts.levels(60, "1"), spoilt: Texts.levels(60, "true"))
        #expect(nested.passes <= 5)
        #expect(nested.issues.issues.count == 1)
    }

    /// A right half without a left one is read as a member, and as a part of the pair to find what else is wrong.
    ///
    /// If it were read again for that, all levels below would be read again at each level.
    @Test func whatIsWrongIsNotReadAgain() throws {
        func reads(_ levels: Int) throws -> Int {
            let text = (0..<levels).reduce("true") { inner, _ in #"{"right":\#(inner)}"# }
            let document = try JSONDocument(parsing: text)
            return Expression.count.reads {
                #expect(!JSON.decodingIssues(of: Expression.self, in: document).isEmpty)
            }
        }
        #expect(try Double(reads(200)) <= 6 * Double(reads(50)))
    }

    /// A value without faults is inside another one without faults, and each of three branches requests it.
    ///
    /// Since the values are too large to be tried at once, all levels are examined one by one, and each would read all
    /// levels below again.
    @Test func whatIsSoundIsNotReadAgainAtEachLevel() throws {
        let members = (0..<300).map { #""\#($0)":{"arg":[1]}"# }.joined(separator: ",")
        let sound = (0..<9).reduce("{\(members)}") { inner, _ in #"{"next":{},"arg":\#(inner)}"# }
        let report = try report(
            of: HandWrittenUnion.self, HandWrittenUnion.count, sound: #"{"minus":1,"arg":\#(sound)}"#,
            spoilt: #"{"minus":"x","arg":\#(sound)}"#)
        #expect(report.passes <= 10)
        #expect(report.issues.issues.map(\.pointer.description) == ["/minus"])
    }

    @Test func sixOptionsAreReadOnceMoreInEachObject() throws {
        let last = try report(
            of: [SixOptions].self, SixOptions.count, sound: Texts.array(1000, #"{"UInt16":1}"#),
            spoilt: Texts.array(1000, #"{"UInt16":true}"#))
        #expect(last.passes <= 3)
        #expect(last.issues.issues.count == 1000)
        let first = try report(
            of: [SixOptions].self, SixOptions.count, sound: Texts.array(1000, #"{"Int8":1}"#),
            spoilt: Texts.array(1000, #"{"Int8":true}"#))
        #expect(first.passes <= 10)
    }

    /// As many objects are examined as ten plain passes allow, and the report says that it is incomplete.
    @Test func whatIsBeyondTheBudgetIsNamed() throws {
        let few = try report(
            of: [SixOptions].self, SixOptions.count, sound: Texts.array(10, #"{"Int8":1}"#),
            spoilt: Texts.array(10, #"{"Int8":true}"#))
        #expect(few.issues.issues.map(\.pointer.description) == (0..<10).map { "/\($0)/Int8" })
        let many = try report(
            of: [SixOptions].self, SixOptions.count, sound: Texts.array(3000, #"{"Int8":1}"#),
            spoilt: Texts.array(3000, #"{"Int8":true}"#))
        #expect(many.issues.issues.prefix(10).map(\.pointer) == few.issues.issues.map(\.pointer))
        #expect(many.issues.issues.count < 3000)
        #expect(many.issues.unexplored.first == .root)
        #expect(!many.issues.isComplete)
    }

    /// A costly value takes nothing from the budget of the values after it.
    @Test func theBudgetIsSpentInTheOrderOfTheDocument() throws {
        struct Letter: Decodable {
            var options: [SixOptions]
            var rows: [Row]
            var last: Int
        }
        let row = #"{"id":1,"name":"name","price":1.5,"tags":["a","b"],"note":"n","active":true}"#
        let rows = (0..<500).map { $0 == 400 ? row.replacing("1.5", with: "true") : row }.joined(separator: ",")
        let options = Texts.array(3000, #"{"Int8":true}"#)
        let issues = try JSON.Decoder().decodingIssues(
            of: Letter.self, in: #"{"options":\#(options),"rows":[\#(rows)],"last":"x"}"#)
        #expect(issues.issues.suffix(2).map(\.pointer.description) == ["/rows/400/price", "/last"])
        #expect(issues.unexplored.contains("/options"))
    }

    /// Two branches that contain the union again both report the faults inside it: twice as often at each level.
    @Test func whatSeveralBranchesTellOfIsGatheredOnce() throws {
        let levels = 60
        let text =
            String(repeating: #"{"arg":"#, count: levels) + "true" + String(repeating: #","next":{}}"#, count: levels)
        var decoder = JSON.Decoder()
        decoder.reporting = .guessing
        let issues = try decoder.decodingIssues(of: OverlappingUnion.self, in: text)
        let ways = (0...levels).map { Array(repeating: "arg", count: $0) }
        let places = ways.dropLast().map { $0 + ["next"] } + [ways[levels]]
        #expect(Set(issues.issues.map(\.pointer.tokens)) == Set(places))
        #expect(issues.issues.count == levels + 1)
        #expect(issues.omittedCount == 0)
    }

    @Test func whatIsLeftOutOfSeveralBranchesIsCountedOnce() throws {
        let levels = 3
        let text =
            String(repeating: #"{"arg":"#, count: levels) + Texts.array(100, "true")
            + String(repeating: #","next":{}}"#, count: levels)
        var decoder = JSON.Decoder()
        decoder.reporting = .guessing(upTo: 10)
        let issues = try decoder.decodingIssues(of: OverlappingUnion.self, in: text)
        #expect(issues.issues.count == 10)
        #expect(issues.omittedCount == 100 + levels - 10)
    }

    @Test func whatIsLeftOutOfTwoReadingsOfAValueIsCountedOnce() throws {
        struct ReadTwice: Decodable {
            var values: [Int], again: [Int]

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                values = try container.decode([Int].self)
                again = try container.decode([Int].self)
            }
        }
        var decoder = JSON.Decoder()
        decoder.reporting = .guessing(upTo: 10)
        let issues = try decoder.decodingIssues(of: ReadTwice.self, in: Texts.array(100, "true"))
        #expect(issues.issues.count == 10)
        #expect(issues.omittedCount == 90)
    }

    @Test func aWrongTagIsNotGuessed() throws {
        let tagged = try report(
            of: [TaggedValue].self, TaggedValue.count, sound: Texts.array(1000, #"{"kind":"p","content":"x"}"#),
            spoilt: Texts.array(1000, #"{"kind":"q","content":"x"}"#))
        #expect(tagged.passes <= 3)
        #expect(tagged.issues.issues.count == 1000)
    }
}
