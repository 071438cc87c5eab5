internal import BricolageCore
internal import BricolageSchema

/// The place of a keyword: that of its value in one of the schema documents.
struct KeywordPlace: Sendable, Hashable {
    /// The number of the source in the program.
    var source: UInt32
    /// The place on the tape of the source.
    var index: UInt32
}

/// A schema document that a program was made from.
struct SchemaPlaces: Sendable {
    var source: SchemaSource

    func node(_ place: KeywordPlace) -> JSONDocument.Node {
        JSONDocument.Node(storage: source.document.root.storage, index: Int(place.index))
    }
}

extension Program {
    /// The value of the keyword that an instruction was made from.
    func node(_ place: KeywordPlace) -> JSONDocument.Node { sources[Int(place.source)].node(place) }

    /// The name of a keyword: the key before its value.
    func name(of place: KeywordPlace) -> String {
        let node = node(place)
        return place.index > 0 ? node.storage.string(node.index - 1) : ""
    }
}
