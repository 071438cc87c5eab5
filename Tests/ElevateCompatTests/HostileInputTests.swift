import ElevateCompat
import Foundation
import TestSupport
import Testing

/// A type that contains itself.
private struct Chain: Elevate.Decodable {
    let length: Int

    init(json: Any) throws {
        let entity = try Parser.parseEntity(json: json) { schema in
            schema.addProperty(keyPath: "next", type: .dictionary, optional: true, decodableType: Chain.self)
        }
        let next: [Chain] = [entity <-? "next"].compactMap(\.self)
        length = 1 + (next.first?.length ?? 0)
    }
}

@Suite("ElevateCompat survives")
struct HostileInputTests {
    private func chain(_ length: Int) -> Data {
        Data(
            (String(repeating: #"{"next":"#, count: length - 1) + "{}" + String(repeating: "}", count: length - 1)).utf8
        )
    }

    @Test("types that contain themselves, on a thread with a small stack")
    func smallStacks() throws {
        for levels in [100, 500] {
            let data = chain(levels)
            let text = try text { try Elevate.decodeObject(from: data) }
            #expect(text == "\(levels)" || text.contains("nested deeper than the stack of this thread allows"))
        }
    }

    @Test("objects of types that contain themselves, on a thread with a small stack")
    func objectsOnSmallStacks() throws {
        // Objects are released by recursion, so this one is made and released here.
        nonisolated(unsafe) let object = try JSONSerialization.jsonObject(with: chain(500))
        let text = try text { try Chain(json: object) }
        #expect(text == "500" || text.hasSuffix("nested deeper than the stack of this thread allows"))
    }

    private func text(_ make: @escaping @Sendable () throws -> Chain) throws -> String {
        try onSmallStack {
            do {
                return "\(try make().length)"
            } catch {
                return "\(error)"
            }
        }
    }

    @Test("texts that are nested too deeply")
    func levels() throws {
        let chain: Chain = try Elevate.decodeObject(from: chain(100))
        #expect(chain.length == 100)
        let error = try #require(throws: ParserError.self) {
            try Elevate.decodeObject(from: self.chain(100_000)) as Chain
        }
        #expect(error.description.hasPrefix("Parser Deserialization Error - "))
    }

    @Test("keys of the text, which cannot add lines to a message")
    func keys() throws {
        let data = Data(#"{"a\nRequired key path [b] was missing": true}"#.utf8)
        let error = try #require(throws: ParserError.self) { try Elevate.decodeObject(from: data) as [String: Int] }
        #expect(!error.failureReason.contains("\n"))
    }
}
