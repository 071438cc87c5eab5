internal import BricolagePointers
internal import CurioKit

/// Where the schemas of a run are, as recorded in the first line of the generated files.
///
///     ../meal.json                          one schema, as a reference from the folder of the files
///     a.json, b%20c.json                    up to eight of them
///     205 schemas in ../schemas (7d0c1f3a)  more: how many, in which folder, and a digest of their list
///
/// References have `..` only in front, and `.` only as the folder itself, so that equal places have equal texts. Spaces
/// in them are encoded. An empty list means schemas without a path, such as standard input.
enum SchemaOrigin: Equatable {
    case schemas([String])
    case folder(String, count: Int, digest: String)

    /// How many schemas are listed one by one: a line of some hundred characters is still readable.
    private static let mostTold = 8

    private static let separator = ", "

    /// Creates an origin from its text in a first line.
    init(_ text: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        if words.count == 5, words[1...2] == ["schemas", "in"], let count = Int(words[0]) {
            self = .folder(String(words[3]), count: count, digest: String(words[4].dropFirst().dropLast()))
        } else {
            self = .schemas(text.split(separator: Self.separator).map(String.init))
        }
    }

    /// Creates the origin of files relative to a folder, without those whose paths cannot be resolved.
    init(of files: [String], from folder: String) {
        let here = try? System.resolved(folder).steps
        let targets = here == nil ? [] : files.compactMap { try? System.resolved($0).steps }
        guard let here, let first = targets.first, targets.count > Self.mostTold else {
            self = .schemas(targets.map { Self.reference(to: $0, from: here ?? []) })
            return
        }
        let references = targets.map { Self.reference(to: $0, from: here) }
        let shared = targets.reduce(first.dropLast()) { shared, target in
            shared.prefix(zip(shared, target.dropLast()).prefix { $0 == $1 }.count)
        }
        self = .folder(
            Self.reference(to: Array(shared), from: here), count: references.count, digest: Self.digest(of: references))
    }

    /// The relative reference from one place to another, without line breaks or spaces.
    private static func reference(to there: [String], from here: [String]) -> String {
        let shared = zip(there, here).prefix { $0 == $1 }.count
        let up = here.dropFirst(shared).map { _ in ".." }
        let reference = (up + there.dropFirst(shared).map(PercentEncoding.encodePath)).joined(separator: "/")
        return reference.isEmpty ? "." : reference
    }

    /// Hexadecimal digits for a set of references, whatever their order.
    private static func digest(of references: [String]) -> String {
        let bytes = references.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
        return String(StableHash.value(of: bytes.joined(separator: [0x0A])), radix: 16)
    }

    /// The text for the first line; nil without schemas.
    var text: String? {
        switch self {
        case .schemas([]): nil
        case .schemas(let references): references.joined(separator: Self.separator)
        case .folder(let folder, let count, let digest):
            "\(count) schemas in \(folder) (\(digest))"
        }
    }

    /// The relative paths of the schemas, or of their folder, from the folder of the files, if they are UTF-8.
    var paths: [String] { places.compactMap { PercentEncoding.decode($0.utf8) } }

    /// Whether both may contain the same schema.
    func meets(_ other: SchemaOrigin) -> Bool {
        places.contains { place in
            other.places.contains { Self.leads($0, into: place) || Self.leads(place, into: $0) }
        }
    }

    private var places: [String] {
        switch self {
        case .schemas(let references): references
        case .folder(let folder, _, _): [folder]
        }
    }

    /// Whether a reference is equal to a place or lies inside it.
    private static func leads(_ reference: String, into place: String) -> Bool {
        let (reference, place) = (reference.steps.filter { $0 != "." }, place.steps.filter { $0 != "." })
        let up = place.prefix { $0 == ".." }.count
        // A place of `..` alone contains everything that has at most as many `..`.
        return up == place.count ? reference.prefix { $0 == ".." }.count <= up : reference.starts(with: place)
    }
}

extension String {
    /// The components of a path.
    fileprivate var steps: [String] { utf8.split(separator: 0x2F).map { String(decoding: $0, as: UTF8.self) } }
}
