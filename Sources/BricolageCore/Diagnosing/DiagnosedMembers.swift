/// The members of an object by the keys that types ask for: converted where the decoder converts keys, and of several
/// members with one key the last.
///
/// Small objects are walked over, as the plain decoder does; a table is made for large ones and for converted keys.
final class DiagnosedMembers {
    private let object: JSONDocument.Node
    private let session: DecodingSession
    private let path: DiagnosingPath
    private lazy var table = ConvertedKeys(object, in: session, path: session.convertsKeys ? path.keys : [])
    /// Whether the table is worth being kept.
    let isIndexed: Bool

    /// - Parameter path: The way to the object, for strategies that ask for it.
    init(_ object: JSONDocument.Node, in session: DecodingSession, _ path: DiagnosingPath) {
        self.object = object
        self.session = session
        self.path = path
        isIndexed = session.convertsKeys || object.count > MemberIndex.threshold
    }

    /// The keys, each once.
    var keys: [String] { table.keys }

    /// The place of the value of a member on the tape.
    func find(_ key: String) -> Int? { isIndexed ? table.valueIndex(key) : object[key]?.index }
}
