import BricolageCore
import BricolageFields
import BricolageModeling
import BricolagePointers
import BricolageWriting
import TestSupport
import Testing

private struct Labelled: Codable, Equatable {
    var side: Double
    var label: String?
}

private struct ReadablePoint: JSONModel, Equatable {
    var x: Int

    init(fields: inout JSONFields) throws { x = try fields["x"] }

    func write(fields: inout JSONOutput) { fields["x"] = x }
}

/// How a value finds its type, for types that read themselves and for types that are only `Codable`.
@Suite struct OneOfTests {
    private func both<T: JSONReadable & Equatable>(_ type: T.Type, _ text: String) throws -> T {
        let direct = try JSONDocument(parsing: text).root.read(type)
        let decoded = try JSON.decode(type, from: text)
        #expect(direct == decoded)
        return direct
    }

    @Test func theSeedsSpellingIsAnotherNameOfTheSameType() {
        #expect(OneOf<Int>.Or<String>.self == OneOf2<Int, String>.self)
        #expect(
            OneOf<Int>.Or<Int8>.Or<Int16>.Or<Int32>.Or<Int64>.Or<UInt>.Or<UInt8>.Or<UInt16>.Or<UInt32>.Or<Bool>.self
                == OneOf10<Int, Int8, Int16, Int32, Int64, UInt, UInt8, UInt16, UInt32, Bool>.self)
    }

    @Test func accessorsOfEachType() {
        var value = OneOf<Int>.Or<String>(3)
        #expect(value.v1 == 3 && value.v2 == nil)
        let number: Int? = value.infer()
        let text: String? = value.infer()
        #expect(number == 3 && text == nil)
        value.v2 = "x"
        #expect(value == .v2("x"))
        value.v1 = nil
        #expect(value == .v2("x"))
    }

    @Test func kindsDecide() throws {
        typealias Any5 = OneOf<Bool>.Or<Int>.Or<String>.Or<[Int]>.Or<[String: Int]>
        #expect(try both(Any5.self, "true") == .v1(true))
        #expect(try both(Any5.self, "7") == .v2(7))
        #expect(try both(Any5.self, #""7""#) == .v3("7"))
        #expect(try both(Any5.self, "[7]") == .v4([7]))
        #expect(try both(Any5.self, #"{"a":7}"#) == .v5(["a": 7]))
        #expect(try both(Any5?.self, "null") == nil)
    }

    @Test func integersAndFractionsStayApartInAnyOrder() throws {
        #expect(try both(OneOf<Int>.Or<Double>.self, "1") == .v1(1))
        #expect(try both(OneOf<Int>.Or<Double>.self, "1.0") == .v2(1))
        #expect(try both(OneOf<Double>.Or<Int>.self, "1") == .v2(1))
        #expect(try both(OneOf<Double>.Or<Int>.self, "1e0") == .v1(1))
        #expect(try both(OneOf<Int>.Or<Double>.self, "1e300") == .v2(1e300))
        #expect(try both(OneOf<Int8>.Or<Int>.self, "300") == .v2(300))
        #expect(try both(OneOf<Int>.Or<String>.self, "1.0") == .v1(1))
        #expect(try both(OneOf<Int>.Or<Double>.self, "18446744073709551616") == .v2(18_446_744_073_709_551_616))
        #expect(try both(OneOf<[Int]>.Or<[Double]>.self, "[1.0, 2]") == .v2([1, 2]))
        for text in ["1", "1.0", "-7", "0.5"] {
            let value = try JSON.decode(OneOf<Int>.Or<Double>.self, from: text)
            #expect(try JSON.Encoder().encodeToString(value) == text)
        }
    }

    @Test func whatTakesAnythingComesLast() throws {
        #expect(try both(OneOf<JSON>.Or<Int>.self, "1") == .v2(1))
        #expect(try both(OneOf<JSON>.Or<Int>.self, "[]") == .v1([]))
        #expect(
            try JSON.decode(OneOf<[String: Double]>.Or<Circle>.self, from: #"{"radius":1}"#) == .v2(Circle(radius: 1)))
        #expect(try JSON.decode(OneOf<[String: Double]>.Or<Circle>.self, from: #"{"width":1}"#) == .v1(["width": 1]))
    }

    @Test func anObjectGoesToTheTypeThatKnowsMostOfIt() throws {
        typealias Shape = OneOf<Square>.Or<Labelled>
        #expect(try JSON.decode(Shape.self, from: #"{"side":1}"#) == .v1(Square(side: 1)))
        #expect(try JSON.decode(Shape.self, from: #"{"side":1,"label":"a"}"#) == .v2(Labelled(side: 1, label: "a")))
        #expect(try JSON.decode(Shape.self, from: #"{"side":1,"label":null}"#) == .v2(Labelled(side: 1)))
        #expect(try JSON.decode(Shape.self, from: #"{"side":1,"other":2}"#) == .v1(Square(side: 1)))
    }

    @Test func dictionariesAreRecognizedByTheMemberThatCounts() throws {
        typealias Table = OneOf<[String: Int]>.Or<[String: String]>
        for text in [#"{"a":"x","a":1}"#, #"{"a":"x","b":2,"a":1}"#] {
            #expect(try JSON.decode(Table.self, from: text).v1?["a"] == 1)
            #expect(try JSONDocument(parsing: text).root.read(Table.self).v1?["a"] == 1)
            #expect(try JSON.decode(OneOrMany<[String: Int]>.self, from: text).elements.first?["a"] == 1)
        }
        let numbers = try JSON.decode(OneOf<[String: Double]>.Or<[String: Int]>.self, from: #"{"a":1.5,"a":1}"#)
        #expect(numbers == .v2(["a": 1]))
    }

    @Test func stringsThatStandForNumbersAreFloatingPointNumbers() throws {
        var decoder = JSON.Decoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "INF", negativeInfinity: "-INF", nan: "NAN")
        #expect(try decoder.decode([OneOf<Double>.Or<Int>].self, from: #"["INF",1]"#) == [.v1(.infinity), .v2(1)])
        let texts = try decoder.decode([OneOf<String>.Or<Float>].self, from: #"["-INF","INFO"]"#)
        #expect(texts == [.v2(-.infinity), .v1("INFO")])
        let lists = try decoder.decode([OneOf<[Double?]>.Or<[String]>].self, from: #"[["INF"],["x"]]"#)
        #expect(lists == [.v1([.infinity]), .v2(["x"])])
        #expect(throws: DecodingIssues.self) {
            try JSON.decode([OneOf<Double>.Or<Int>].self, from: #"["INF"]"#)
        }
        let error = #expect(throws: DecodingIssues.self) {
            try decoder.decode([OneOf<Double>.Or<Int>].self, from: #"["INF","x"]"#)
        }
        #expect(error?.issues.map(\.pointer.description) == ["/1"])
    }

    @Test func aSingleCandidateTellsItsOwnErrors() throws {
        let error = #expect(throws: DecodingIssues.self) {
            try JSON.decode([OneOf<Int>.Or<ReadablePoint>].self, from: #"[1, {"x":"no"}]"#)
        }
        #expect(error?.issues.map(\.pointer.description) == ["/1/x"])
    }

    @Test func everyCandidateTellsWhyItFailed() throws {
        let error = #expect(throws: DecodingIssues.self) {
            try JSON.decode([OneOf<Circle>.Or<Square>].self, from: #"[{"side":1},{"width":1}]"#)
        }
        let issue = try #require(error?.issues.first)
        #expect(issue.kind == .noCandidate && issue.pointer == "/1")
        #expect(issue.notes.map { $0.prefix(10) } == ["as Circle:", "as Square:"], "\(issue.notes)")
        #expect(issue.notes.map { $0.contains("\"radius\"") } == [true, false])
        #expect(issue.notes.map { $0.contains("\"side\"") } == [false, true])
    }

    @Test func readDirectlyEveryCandidateTellsWhyItFailed() throws {
        let document = try JSONDocument(parsing: #"[{"x":"far"}]"#)
        let error = #expect(throws: JSONReadingError.self) {
            try document.root.read([OneOf<ReadablePoint>.Or<Triangle>].self)
        }
        let issue = try #require(error?.issue)
        #expect(issue.kind == .noCandidate && issue.pointer == "/0")
        #expect(issue.notes.first?.hasSuffix("found the string \"far\" at /0/x") == true, "\(issue.notes)")
        #expect(issue.notes.last?.hasPrefix("as Triangle: missing \"base\"") == true, "\(issue.notes)")
    }

    @Test func aKindThatNoTypeHasIsSaidToBeWrong() throws {
        let error = #expect(throws: DecodingIssues.self) { try JSON.decode(OneOf<Int>.Or<String>.self, from: "true") }
        #expect(error?.issues.first?.message == "expected one of Int, String, found true")
        #expect(throws: JSONReadingError.self) { try JSONDocument(parsing: "[]").root.read(OneOf<Int>.Or<String>.self) }
    }
}
