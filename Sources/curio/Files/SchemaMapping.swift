internal import ArgumentParser
internal import BricolageCore
internal import BricolagePointers
internal import BricolageSchema

/// A file or a folder that is read instead of an address: `--map URI=PATH`.
///
///     https://example.com/name.json=vendor/name.json     one address, one file
///     https://example.com/v1/=vendor/v1                  all addresses with this prefix, the files of the folder
///     https://example.com/a;v=1.json=a.json              of several `=`, the first that an existing path follows
struct SchemaMapping: Sendable, ExpressibleByArgument {
    let address: String
    let path: String

    init(address: String, path: String) {
        (self.address, self.path) = (address, path)
    }

    init?(argument: String) {
        // By bytes, because `=` and a combining mark after it would be one character.
        let bytes = argument.utf8
        func path(behind sign: String.Index) -> String { String(Substring(bytes[bytes.index(after: sign)...])) }
        // Both the address and the path may contain `=`.
        let signs = bytes.indices.filter { bytes[$0] == UInt8(ascii: "=") }
        guard let first = signs.first, first != argument.startIndex else { return nil }
        let sign = signs.first { System.kind(of: path(behind: $0)) != nil } ?? first
        let path = path(behind: sign)
        guard !path.isEmpty else { return nil }
        (address, self.path) = (String(Substring(bytes[..<sign])), path)
    }

    /// Refuses a mapping that could never apply.
    func demandEffect() throws(CommandFailure) {
        guard let kind = System.kind(of: path) else {
            throw CommandFailure(.noInput, path: path, "there is no such file or folder (--map)")
        }
        guard isPrefix == (kind == .directory) else {
            let words = isPrefix ? "is not a folder, but \(address) ends" : "is a folder, but \(address) does not end"
            throw CommandFailure(.noInput, path: path, words + " in a slash (--map)")
        }
    }

    /// Whether the address is a prefix of others.
    private var isPrefix: Bool { address.utf8.last == URIReference.slash }

    /// The folder in which files may be read.
    var folder: String { isPrefix ? path : FileSchemaLoader.folder(of: path) }

    /// The schema at an address; nil if this mapping does not apply, or there is no such file.
    ///
    /// - Parameter note: Called with every file that is looked for in a folder, whether it exists or not.
    func schema(
        at wanted: URIReference, lookingAt note: (String) -> Void
    ) throws(LoadingFailure) -> SchemaSource? {
        let text = wanted.withoutFragment.description
        guard isPrefix else {
            guard ExactText.equal(text, address), let resolved = try FileSchemaLoader.resolved(path) else { return nil }
            return try FileSchemaLoader.source(at: path, resolved: resolved)
        }
        guard text.utf8.starts(with: address.utf8),
            let rest = PercentEncoding.decode(text.utf8.dropFirst(address.utf8.count)), !rest.isEmpty,
            !rest.utf8.contains(0)
        else { return nil }
        let failure = LoadingFailure("it is outside the folder \(path) of --map")
        let start = path.utf8.last == URIReference.slash ? path : path + "/"
        for file in [rest, rest + ".json"].map({ start + $0 }) {
            note(file)
            if let resolved = try FileSchemaLoader.file(at: file, inside: [path], orElse: failure) {
                return try FileSchemaLoader.source(at: file, resolved: resolved)
            }
        }
        return nil
    }
}
