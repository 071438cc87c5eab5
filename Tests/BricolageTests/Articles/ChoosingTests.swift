import Bricolage
import Foundation
import Testing

/// The snippet of the article, and that it names every public type.
@Suite("Choosing a type")
struct ChoosingTests {
    @Test func mostPrograms() throws {
        // snippet
        struct Menu: Codable {
            var title: String
            var dishes: [String]
        }
        let menu = try JSON.decode(Menu.self, from: #"{"title": "Lunch", "dishes": ["Soup"]}"#)
        let text = try JSON.Encoder().encodeToString(menu)
        // end
        #expect(text == #"{"title":"Lunch","dishes":["Soup"]}"#)
    }

    /// The public types that a module declares outside other types.
    ///
    /// Types that are visible only to clients that ask for them by `@_spi` are left out.
    private static func publicTypes(of module: URL) throws -> Set<String> {
        let attributes = "(?:@\\w+(?:\\(.*\\))? )*"
        let kinds = "struct|enum|class|actor|protocol|typealias"
        let declaration = try Regex(
            "(?m)^(?!@_spi)\(attributes)public (?:(?:final|indirect) )*(?:\(kinds)) (\\w+)",
            as: (Substring, Substring).self)
        let files = FileManager.default.enumerator(at: module, includingPropertiesForKeys: nil)
        return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.reduce(into: []) {
            let text = try String(contentsOf: $1, encoding: .utf8).replacing(/@_spi\(\w+\)\s+/, with: "@_spi ")
            $0.formUnion(text.matches(of: declaration).map { String($0.1) })
        }
    }

    @Test func namesEveryPublicType() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let article = try String(
            contentsOf: root.appending(path: "Sources/Bricolage/Bricolage.docc/Choosing.md"), encoding: .utf8)
        let named = Set(article.matches(of: /`(\w+)(?:`|\/)/).map { String($0.1) })
        // Nobody chooses the types of older libraries: who uses them already knows them.
        let modules = try FileManager.default.contentsOfDirectory(
            at: root.appending(path: "Sources"), includingPropertiesForKeys: nil
        ).filter { !$0.lastPathComponent.hasSuffix("Compat") }
        let types = try modules.reduce(into: Set()) { $0.formUnion(try Self.publicTypes(of: $1)) }
        #expect(types.count > 100)
        #expect(types.subtracting(named).sorted() == [])
    }
}
