#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Android)
    internal import Android
#elseif canImport(Glibc)
    internal import Glibc
#endif

/// Where the system finds a file.
enum FilePlace {
    /// The URL of the file that the system opens at a path.
    ///
    ///     link/../menu.json       the parent of the folder that the link leads to
    ///     ~menu.json              a file whose name begins with a tilde
    ///
    /// A URL of the path itself would lead elsewhere, because Foundation removes `..` without following links and reads
    /// a tilde as a home folder. The last component is left as it is: a link may be replaced.
    static func url(of path: String) throws -> URL {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        if name == ".." { return try URL(filePath: resolved(path)) }
        let folder = try resolved(slash.map { String(path[...$0]) } ?? ".")
        return URL(filePath: folder + "/" + name)
    }

    private static func resolved(_ folder: String) throws -> String {
        guard let path = realpath(folder, nil) else {
            _ = try FileManager.default.attributesOfItem(atPath: folder)
            throw CocoaError(.fileReadUnknown)
        }
        defer { free(path) }
        return String(cString: path)
    }
}
