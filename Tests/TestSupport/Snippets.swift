public import Foundation

/// The Swift that an article shows, and the regions of a test file that compile it.
///
/// The lines between "```swift" and "```" in the article must be, with any indentation, between `// snippet` and `//
/// end` in the test file.
public struct Snippets: Sendable {
    /// The article.
    public let article: URL
    /// The test file that compiles its snippets.
    public let compilation: URL

    /// Pairs an article with the test file.
    public init(article: URL, compilation: URL) {
        self.article = article
        self.compilation = compilation
    }

    /// The snippets as the article shows them.
    public func shown() throws -> [[String]] { try Self.regions(of: article, from: "```swift", to: "```") }

    /// The snippets as they are compiled; none when there is no test file.
    public func compiled() throws -> [[String]] {
        guard FileManager.default.fileExists(atPath: compilation.path) else { return [] }
        return try Self.regions(of: compilation, from: "// snippet", to: "// end")
    }

    /// The lines between marks that are alone on a line, without the common indentation of the region.
    private static func regions(of file: URL, from start: String, to end: String) throws -> [[String]] {
        let text = try String(contentsOf: file, encoding: .utf8)
        var regions: [[String]] = []
        var region: [String]?
        for line in text.components(separatedBy: "\n") {
            let bare = line.trimmingCharacters(in: .whitespaces)
            if region == nil, bare == start {
                region = []
            } else if let finished = region, bare == end {
                let indent = finished.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
                regions.append(finished.map { String($0.dropFirst(indent)) })
                region = nil
            } else {
                region?.append(line)
            }
        }
        return regions
    }
}
