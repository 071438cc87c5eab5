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
/// The numbers are chosen so that one comparison each tells what may stand there without further ado. `first`,
/// `laterElement` and `laterMember` are everything that takes a closer look: the beginning and the end of the whole
/// text, what is indented, objects whose members are remembered, and foreign coders.
///
/// A place fits into four bits, and what may stand after a value is never zero: `OutputLevels` relies on that.
struct OutputPlace: Equatable {
    let code: UInt8

    @inline(__always)
    init(code: UInt8) { self.code = code }

    @inline(__always) static var value: OutputPlace { OutputPlace(code: 0) }
    @inline(__always) static var firstElement: OutputPlace { OutputPlace(code: 1) }
    @inline(__always) static var nextElement: OutputPlace { OutputPlace(code: 2) }
    @inline(__always) static var nextMember: OutputPlace { OutputPlace(code: 3) }
    @inline(__always) static var firstMember: OutputPlace { OutputPlace(code: 4) }
    @inline(__always) static var first: OutputPlace { OutputPlace(code: 5) }
    @inline(__always) static var firstTracked: OutputPlace { OutputPlace(code: 6) }
    /// Nothing may, and what follows is ignored: an array or object was begun that is nested too deeply.
    @inline(__always) static var none: OutputPlace { OutputPlace(code: 7) }
    @inline(__always) static var laterElement: OutputPlace { OutputPlace(code: 8) }
    @inline(__always) static var laterMember: OutputPlace { OutputPlace(code: 9) }
    @inline(__always) static var nextTracked: OutputPlace { OutputPlace(code: 11) }

    /// Whether a value may stand here, at most a comma before it.
    @inline(__always)
    var takesValue: Bool { code <= 2 }

    /// Whether a key may stand here, at most a comma before it, which is also where a plain object may end.
    @inline(__always)
    var takesKey: Bool { code &- 3 <= 1 }

    /// Whether a key may stand here that is remembered, at most a comma before it.
    @inline(__always)
    var takesTrackedKey: Bool { self == .nextTracked || self == .firstTracked }

    /// Whether a plain array may end here.
    @inline(__always)
    var endsArray: Bool { code &- 1 <= 1 }

    /// Whether something stands before this in a container that takes a closer look, or in none.
    @inline(__always)
    var isLater: Bool { code >= 8 }
}
