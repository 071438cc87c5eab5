import Foundation
import TestSupport
import Testing

/// Every snippet of the README and of the articles is compiled and run by a test file of the same name.
///
/// `Name.md` is compiled by `Articles/NameTests.swift` in this folder. An article on the command alone shows no Swift;
/// what the command prints in it is compared by the tests of the command.
@Suite("Articles")
struct SnippetTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let root = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let catalogue = root.appendingPathComponent("Sources/Bricolage/Bricolage.docc")

    private static var articleNames: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: catalogue.path)) ?? []
        return files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
    }

    private static var articles: [URL] {
        [root.appendingPathComponent("README.md")] + articleNames.map { catalogue.appendingPathComponent($0 + ".md") }
    }

    @Test("show exactly the snippets that are compiled", arguments: articles)
    func snippetsAreCompiled(article: URL) throws {
        let name = article.deletingPathExtension().lastPathComponent
        let snippets = Snippets(
            article: article, compilation: Self.tests.appendingPathComponent("\(name)Tests.swift"))
        let shown = try snippets.shown()
        if shown.isEmpty, try String(contentsOf: article, encoding: .utf8).contains("\n    $ curio ") { return }
        #expect(!shown.isEmpty)
        #expect(try shown == snippets.compiled())
    }

    @Test("are all listed on the landing page, which lists nothing else")
    func articlesAreListed() throws {
        let page = try String(contentsOf: Self.catalogue.appendingPathComponent("Bricolage.md"), encoding: .utf8)
        let listed = page.components(separatedBy: "<doc:").dropFirst().compactMap { $0.split(separator: ">").first }
        #expect(listed.map(String.init).sorted() == Self.articleNames.filter { $0 != "Bricolage" })
    }
}
