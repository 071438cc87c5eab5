/// The members of an object by the keys that types ask for: converted where the decoder converts keys, and of several
/// members with one key the last.
///
/// Small objects are walked over, as the plain decoder does; a table is made for large ones and for converted keys.
final class DiagnosedMembers {
    private let object: JSONDocument.Node
    private let convert: ((String) -> String)?
    private lazy var table = Table(object, convert)
    /// Whether the table is worth being kept.
    let isIndexed: Bool

    /// - Parameter convert: What becomes of the keys; nil when they stay as they are.
    init(_ object: JSONDocument.Node, convert: ((String) -> String)?) {
        self.object = object
        self.convert = convert
        isIndexed = convert != nil || object.count > MemberIndex.threshold
    }

    /// The keys, each once.
    var keys: [String] { table.keys }

    /// The place of the value of a member on the tape.
    func find(_ key: String) -> Int? { isIndexed ? table.values[ExactKey(key)] : object[key]?.index }

    private struct Table {
        var keys: [String] = []
        var values: [ExactKey: Int] = [:]

        init(_ object: JSONDocument.Node, _ convert: ((String) -> String)?) {
            for member in object.members {
                let key = convert?(member.key) ?? member.key
                if values.updateValue(member.value.index, forKey: ExactKey(key)) == nil { keys.append(key) }
            }
        }
    }
}
