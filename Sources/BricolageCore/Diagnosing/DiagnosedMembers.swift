/// The members of an object by the keys that types ask for: converted where the decoder converts keys, and of several
/// members with one key the last.
final class DiagnosedMembers {
    private(set) var keys: [String] = []
    private var values: [ExactKey: Int] = [:]

    init(_ object: JSONDocument.Node, convert: (String) -> String) {
        for member in object.members {
            let key = convert(member.key)
            if values.updateValue(member.value.index, forKey: ExactKey(key)) == nil { keys.append(key) }
        }
    }

    /// The place of the value of a member on the tape.
    func find(_ key: String) -> Int? { values[ExactKey(key)] }
}
