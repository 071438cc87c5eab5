/// What may stand next in an output, and what must be written before it.
///
///     {"a":1,"b":[2,3]}
///      ▲   ▲ ▲    ▲ ▲
///      │   │ │    │ └ nextElement: a comma, then a value
///      │   │ │    └── firstElement: a value
///      │   │ └─────── nextMember: a comma, then a key
///      │   └───────── value, after a key: a value
///      └───────────── firstMember: a key
///
/// The numbers are chosen so that one comparison each tells whether a value or a key may stand there without further
/// ado. `first` and `next` are everything that takes a closer look: the beginning and the end of the whole text, what
/// is indented, objects whose members are remembered, and foreign coders.
struct OutputPlace: Equatable {
    private let code: UInt8

    static let value = OutputPlace(code: 0)
    static let firstElement = OutputPlace(code: 1)
    static let nextElement = OutputPlace(code: 2)
    static let firstMember = OutputPlace(code: 3)
    static let nextMember = OutputPlace(code: 4)
    static let first = OutputPlace(code: 5)
    static let next = OutputPlace(code: 6)

    /// Whether a value may stand here, at most a comma before it.
    @inline(__always)
    var takesValue: Bool { code <= 2 }

    /// Whether a key may stand here, at most a comma before it.
    @inline(__always)
    var takesKey: Bool { code &- 3 <= 1 }
}
