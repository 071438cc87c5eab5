public import Foundation
public import Testing

/// The public test suites and corpora, which are not part of this repository.
///
/// `BRICOLAGE_SUITES` names the folders that hold them, separated by colons.
public enum Suites {
    /// The comment of a skipped test.
    public static let hint: Comment =
        "skipped: set BRICOLAGE_SUITES to the folders of the suites (Scripts/fetch-suites downloads them)"

    private static let folders: [URL] =
        (ProcessInfo.processInfo.environment["BRICOLAGE_SUITES"] ?? "").split(separator: ":").map {
            URL(fileURLWithPath: String($0))
        }

    /// The file or folder at a path below one of the folders, or nil.
    public static func locate(_ path: String) -> URL? {
        folders.map { $0.appendingPathComponent(path) }.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Whether a file or folder is there.
    public static func has(_ path: String) -> Bool { locate(path) != nil }

    /// The files of a folder that end in one of the suffixes, sorted by name; none when the folder is not there.
    public static func files(in path: String, suffix: String = ".json") -> [URL] {
        guard let folder = locate(path),
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        else { return [] }
        return names.filter { $0.hasSuffix(suffix) }.sorted().map { folder.appendingPathComponent($0) }
    }

    /// The bytes of a file.
    public static func bytes(_ file: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }
}
