internal import Bricolage
internal import Foundation

/// A large document, made by repetition when it is first needed, and kept in the temporary folder.
///
///     {"statuses": [s1, s2, …], …}   becomes   [s1, s2, …, s1, s2, …, …]
enum RepeatedCorpus {
    private static let repetitions = 83

    static func load() throws -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory
        let path = folder.appending(path: "bricolage-statuses-\(repetitions).json").path
        if let bytes = FileBytes.read(path) { return bytes }
        let bytes = try make(from: Corpus.twitter.load())
        try Data(bytes).write(to: URL(filePath: path), options: .atomic)
        return bytes
    }

    private static func make(from source: [UInt8]) throws -> [UInt8] {
        let document = try JSONDocument(parsing: source)
        guard let start = document.location(at: "/statuses")?.offset,
            let next = document.keyLocation(at: "/search_metadata")?.offset,
            let end = source[start..<next].lastIndex(of: UInt8(ascii: "]"))
        else { throw CorpusFolder.Missing(description: "bench/twitter.json has no statuses before search_metadata.") }
        let statuses = source[(start + 1)..<end]
        var result = [UInt8(ascii: "[")]
        result.reserveCapacity((statuses.count + 1) * repetitions + 1)
        for repetition in 0..<repetitions {
            if repetition > 0 { result.append(UInt8(ascii: ",")) }
            result += statuses
        }
        result.append(UInt8(ascii: "]"))
        return result
    }
}
