import Bricolage
import Foundation
import TestSupport
import Testing

/// The hostile texts of the corpora: files and recipes with the verdict that each must get.
@Suite(.enabled(if: Suites.has("hostile/manifest.json"), Suites.hint))
struct HostileTextTests {
    private struct Case: Sendable {
        var name: String
        var expectation: String
        var isExact: Bool
        var text: [UInt8]
    }

    private static func cases() throws -> [Case] {
        let manifest = try JSONDocument(parsing: Suites.bytes(#require(Suites.locate("hostile/manifest.json"))))
        let parsing = try #require(manifest.root["cases"]).elements.filter { $0["kind"]?.string == "parse" }
        return try parsing.map { entry in
            let file = entry["file"]?.string
            let text =
                try file.map { try Suites.bytes(#require(Suites.locate("hostile/" + $0))) }
                ?? recipe(try #require(entry["generate"]))
            return Case(
                name: file ?? entry["name"]?.string ?? "", expectation: entry["expect"]?.string ?? "",
                isExact: entry["roundtrip"]?.string == "exact", text: text)
        }
    }

    private static func recipe(_ recipe: JSONDocument.Node) -> [UInt8] {
        func bytes(_ key: String) -> [UInt8] { Array((recipe[key]?.string ?? "").utf8) }
        let times = recipe["times"]?.int ?? 1
        func repeated(_ key: String) -> [UInt8] { Array(repeatElement(bytes(key), count: times).joined()) }
        return bytes("prefix") + repeated("repeat") + bytes("mid") + repeated("close") + bytes("suffix")
    }

    /// On a thread with 512 KB of stack, which is harder than any other.
    @Test(arguments: EntryPoint.allCases)
    func hasTheRightVerdict(entryPoint: EntryPoint) throws {
        let cases = try Self.cases()
        #expect(cases.count > 40)
        for hostile in cases {
            let value = try onSmallStack { try? entryPoint.value(of: hostile.text) }
            switch hostile.expectation {
            case "accept": #expect(value != nil, "\(hostile.name)")
            case "reject": #expect(value == nil, "\(hostile.name)")
            default: break
            }
        }
    }

    @Test func exactTextsAreWrittenAsTheyWere() throws {
        for hostile in try Self.cases() where hostile.isExact {
            let value = try JSON(parsing: hostile.text, options: JSONParsingOptions(duplicateKeys: .keep))
            let compact = try JSON(parsing: value.description, options: JSONParsingOptions(duplicateKeys: .keep))
            #expect(compact == value && compact.object?.keys == value.object?.keys, "\(hostile.name)")
        }
    }
}
