internal import BricolageCore

/// The members of an object by the keys that types ask for: converted where the decoder converts keys, and of several
/// members with one key the last.
///
/// Small objects are walked over, as the plain decoder does; a table is made for large ones and for converted keys.
struct DiagnosedMembers {
    let object: JSONDocument.Node
    let table: ConvertedKeys?

    /// Whether looking a key up takes a table.
    static func wantsTable(_ object: JSONDocument.Node, in session: DecodingSession) -> Bool {
        session.convertsKeys || object.count > MemberIndex.threshold
    }

    /// The keys, each once.
    var keys: [String] {
        if let table { return table.keys }
        var seen: Set<ExactKey> = []
        return object.members.map(\.key).filter { seen.insert(ExactKey($0)).inserted }
    }

    /// The place of the value of a member on the tape.
    func find(_ key: String) -> Int? {
        if let table { return table.valueIndex(key) }
        return object[key]?.index
    }
}
