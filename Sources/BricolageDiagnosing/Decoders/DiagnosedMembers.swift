internal import BricolageCore

/// The members of an object by the keys that types request: converted keys if the decoder converts keys; of several
/// members with the same key, the last one counts.
///
/// Small objects are searched member by member, as by the plain decoder; large ones and converted keys get a table.
struct DiagnosedMembers {
    let object: JSONDocument.Node
    let table: ConvertedKeys?

    /// Whether looking up keys requires a table.
    static func wantsTable(_ object: JSONDocument.Node, in session: DecodingSession) -> Bool {
        session.convertsKeys || object.count > MemberIndex.threshold
    }

    /// All keys, without duplicates.
    var keys: [String] {
        if let table { return table.keys }
        var seen: Set<ExactKey> = []
        return object.members.map(\.key).filter { seen.insert(ExactKey($0)).inserted }
    }

    /// The place on the tape of the value of a member; nil if the member is missing.
    func find(_ key: String) -> Int? {
        if let table { return table.valueIndex(key) }
        return object[key]?.index
    }
}
