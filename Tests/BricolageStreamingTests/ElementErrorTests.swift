import BricolageCore
import BricolageStreaming
import BricolageWriting
import Testing

/// The redacted form of an error about an element prints nothing of the element.
@Suite struct ElementErrorTests {
    private struct Refusal: Error, CustomStringConvertible {
        var text: String
        var description: String { "\(text) is refused" }
    }

    @Test func brokenTextIsNotQuoted() throws {
        var options = JSONParsingOptions.document
        options.duplicateKeys = .reject
        for text in [#"{"secret": "secret}"#, #"{"secret": secret}"#, #"{"secret": 1, "secret": 2}"#, #"["secret"#] {
            let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text, options: options) }
            let element = JSONElementError(index: 3, cause: error)
            #expect(!element.formatted(.redacted).contains("secret"))
        }
    }

    @Test func errorsOfOthersAreNamedByTheirType() {
        let other = JSONElementError(index: 3, cause: Refusal(text: "secret"))
        #expect(other.formatted(.redacted) == "error: element 3: Refusal was thrown [custom]")
        #expect(other.formatted(.full) == "error: element 3: secret is refused")
    }

    private struct Dish: Decodable { var price: Double, sizes: [String: Int8] }

    @Test func everyPlaceOfAnIssueIsOneInTheStream() throws {
        let text = Array(#"[{"price": 1, "sizes": {}}, {"sizes": {"secret": 300}}]"#.utf8)
        var elements = JSON.Decoder().elements(Dish.self, of: text, as: .array)
        #expect(try elements.next()?.price == 1)
        let error = try #require(throws: JSONElementError.self) { try elements.next() }
        let issues = try #require(error.cause as? DecodingIssues)
        #expect(issues.issues.compactMap(\.pattern?.description) == ["/1", "/1/sizes/*"])
        #expect(!issues.unexplored.isEmpty && issues.unexplored.allSatisfy { $0.tokens.first == "1" })
        #expect(error.report.issues.map { $0.details["element"] } == [1, 1])
        #expect(!error.formatted(.redacted).contains("secret"))
    }

    @Test func placesInALineAreThoseOfItsValue() throws {
        let text = Array(#"{"price": 1, "sizes": {"secret": 300}}"#.utf8)
        var elements = JSON.Decoder().elements(Dish.self, of: text, as: .lines)
        let error = try #require(throws: JSONElementError.self) { try elements.next() }
        let issues = try #require(error.cause as? DecodingIssues)
        #expect(issues.issues.map(\.pointer.description) == ["/sizes/secret"])
    }

    @Test(
        arguments: [
            ("[1,]", .unexpected(found: "']'", expected: "another value")),
            ("[1,nope,", .unexpected(found: "'nope'", expected: "a value")),
        ] as [(String, JSONSyntaxError.Reason)])
    func behindBrokenTextAnArrayHasNoMore(text: String, reason: JSONSyntaxError.Reason) throws {
        var splitter = JSONElementSplitter(.array)
        splitter.append(Array(text.utf8))
        #expect(try splitter.next()?.document.root.int == 1)
        for _ in 0..<2 {
            let error = try #require(throws: JSONElementError.self) { try splitter.next() }
            #expect((error.cause as? JSONSyntaxError)?.reason == reason)
            splitter.append(Array("2]".utf8))
        }
    }

    @Test func aValueIsThereBeforeTheStreamIsFinished() throws {
        for chunks in [[[0xEF], [0xBB, 0xBF, 0x5B]], [[0x5B]]] as [[[UInt8]]] {
            var splitter = JSONElementSplitter(.array)
            for chunk in chunks {
                splitter.append(chunk)
                #expect(try splitter.next() == nil)
            }
            splitter.append(Array("7,".utf8))
            #expect(try splitter.next()?.document.root.int == 7)
        }
    }

    /// The path of the error that Foundation's decoder throws for the whole array.
    @Test(arguments: [(JSONElementLayout.array, ["Index 1", "sizes", "secret"]), (.lines, ["sizes", "secret"])])
    func aPathBeginsAtTheStream(layout: JSONElementLayout, path: [String]) throws {
        var writer = JSONElementWriter(layout)
        var text = try writer.encode(["price": 1, "sizes": [:]] as JSON)
        text += try writer.encode(["price": 1, "sizes": ["secret": 300]] as JSON) + writer.finish()
        var decoder = JSON.Decoder()
        decoder.thrownErrors = .decodingErrors
        var elements = decoder.elements(Dish.self, of: text, as: layout)
        #expect(try elements.next()?.price == 1)
        let error = try #require(throws: JSONElementError.self) { try elements.next() }
        guard case .dataCorrupted(let context)? = error.cause as? DecodingError else {
            Issue.record("\(error)")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == path)
    }

    @Test func whatTheSourceThrowsEndsTheStream() {
        var elements = JSON.Decoder().elements(Int.self, as: .lines) { throw Refusal(text: "source") }
        #expect(throws: Refusal.self) { try elements.nextResult()?.get() }
        #expect(elements.nextResult() == nil)
    }

    @Test(
        arguments: [
            ([0xC3, 0xA9], .unexpected(found: "'é'", expected: "'['")),
            ([0xF0, 0x9F, 0x98, 0x80, 0x5D], .unexpected(found: "'😀'", expected: "'['")), ([0xFF, 0x5B], .invalidUTF8),
        ] as [([UInt8], JSONSyntaxError.Reason)])
    func whatIsFoundInsteadIsNamed(bytes: [UInt8], reason: JSONSyntaxError.Reason) throws {
        var splitter = JSONElementSplitter(.array)
        splitter.append(bytes)
        splitter.finish()
        let error = try #require(throws: JSONElementError.self) { try splitter.next() }
        #expect((error.cause as? JSONSyntaxError)?.reason == reason)
    }

    /// Whatever follows these four bytes, they are no character.
    @Test(arguments: [JSONElementLayout.array, .sequence])
    func bytesThatAreNoCharacterAreToldAtOnce(layout: JSONElementLayout) throws {
        var splitter = JSONElementSplitter(layout)
        splitter.append([0xFF, 0xFF, 0xFF])
        #expect(try splitter.next() == nil)
        splitter.append([0xFF])
        let error = try #require(throws: JSONElementError.self) { try splitter.next() }
        #expect((error.cause as? JSONSyntaxError)?.reason == .invalidUTF8)
    }

    /// Streams once named only the first letter, and gave no hint; and they did not say that the array may end instead
    /// of a word that begins like `null`.
    @Test(
        arguments: ["NaN", "None", "True", "undefined", "Infinity", "-Infinity", "N", "NaN2", "nul", "tru"],
        ["[1, %]", "[%]", "[1, %", "[1 %"])
    func aWordIsNamedAsInADocument(word: String, form: String) throws {
        let text = form.split(separator: "%", omittingEmptySubsequences: false).joined(separator: word)
        guard let whole = #expect(throws: JSONSyntaxError.self, performing: { try JSONDocument(parsing: text) }) else {
            return
        }
        for size in [1, 2, 100] {
            var splitter = JSONElementSplitter(.array)
            let error = #expect(throws: JSONElementError.self) {
                var rest = Array(text.utf8)[...]
                while !rest.isEmpty {
                    splitter.append(Array(rest.prefix(size)))
                    rest = rest.dropFirst(size)
                    while try splitter.next() != nil {}
                }
                splitter.finish()
                while try splitter.next() != nil {}
            }
            #expect((error?.cause as? JSONSyntaxError)?.message == whole.message)
        }
    }

    /// It once was the first of the element, with the type `Any`.
    @Test(arguments: [(JSONElementLayout.array, ["Index 0", "sizes"]), (.lines, ["sizes"])])
    func theErrorOfFoundationIsThatAtWhichDecodingStopped(layout: JSONElementLayout, path: [String]) throws {
        var writer = JSONElementWriter(layout)
        let text = try writer.encode(["sizes": 1, "price": 1] as JSON) + writer.finish()
        var elements = JSON.Decoder().elements(Dish.self, of: text, as: layout)
        let error = try #require(throws: JSONElementError.self) { try elements.next() }
        let issues = try #require(error.cause as? DecodingIssues)
        guard case .typeMismatch(let type, let context)? = issues.decodingError else {
            Issue.record("\(error)")
            return
        }
        #expect(type is [String: Any].Type)
        #expect(context.codingPath.map(\.stringValue) == path)
        #expect(context.debugDescription.hasSuffix("found the number 1"))
    }

    @Test func everyMessageNamesTheElement() throws {
        let text = Array(#"[{"price": 1, "sizes": {}}, {"sizes": {"secret": 300}}]"#.utf8)
        var elements = JSON.Decoder().elements(Dish.self, of: text, as: .array)
        _ = try elements.next()
        let error = try #require(throws: JSONElementError.self) { try elements.next() }
        for report in [error.report, error.redactedReport] {
            #expect(report.issues.count == 2 && report.issues.allSatisfy { $0.message.hasPrefix("element 1: ") })
        }
    }
}
