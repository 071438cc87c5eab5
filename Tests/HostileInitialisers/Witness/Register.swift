import Bricolage

/// The store outside of their values in which some of the hostile types leave something behind.
enum Register {
    // Only one thread of a process decodes.
    nonisolated(unsafe) private static var entries: [String] = []
    nonisolated(unsafe) private static var places: [[any CodingKey]] = []

    /// The entries since decoding the document began.
    static var names: [String] { entries }

    static func forget() {
        entries.removeAll()
        places.removeAll()
    }

    /// Enters something that was decoded.
    static func enter(_ name: some CustomStringConvertible) { entries.append(name.description) }

    /// Enters that an initialiser was run, before it requests anything.
    static func begin(_ decoder: any Decoder) { places.append(decoder.codingPath) }

    /// Entries that match no string, number or key of the document, and initialisers that were run where there is no
    /// value.
    static func inventions(in document: JSON) -> [String] {
        var known: Set<String> = []
        collect(document, &known)
        let names = entries.filter { !known.contains($0) }
            .map { "registered \($0), which the document does not contain" }
        let ghosts = places.filter { document[pointer: JSONPointer(codingPath: $0)] == nil }
            .map { "begun at \(JSONPointer(codingPath: $0)), where the document has nothing" }
        return names + ghosts
    }

    private static func collect(_ value: JSON, _ known: inout Set<String>) {
        switch value {
        case .null: known.insert("null")
        case .bool(let bool): known.insert(bool.description)
        case .number(let number): known.insert(number.description)
        case .string(let text): known.insert(text)
        case .array(let elements): for element in elements { collect(element, &known) }
        case .object(let members):
            for member in members {
                known.insert(member.key)
                collect(member.value, &known)
            }
        }
    }
}
