/// What may come next in an output, and what must be written before it.
///
///     {"a":1,"b":[2,3]}
///      ▲   ▲ ▲    ▲ ▲
///      │   │ │    │ └ nextElement: a comma, then a value
///      │   │ │    └── firstElement: a value
///      │   │ └─────── nextMember: a comma, then a key
///      │   └───────── value, after a key: a value
///      └───────────── firstMember: a key
///
/// The codes are chosen so that a single comparison decides whether a value, a key or an end is allowed on the fast
/// path. `first`, `laterElement` and `laterMember` always take the slow path: they are for the beginning and the end of
/// the whole text, indented containers and foreign coders.
///
/// A place fits into four bits, and a place after a value is never zero: `OutputLevels` relies on both.
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
    /// Nothing may come next, and whatever follows is ignored, because an array or object is nested too deeply.
    @inline(__always) static var none: OutputPlace { OutputPlace(code: 7) }
    @inline(__always) static var laterElement: OutputPlace { OutputPlace(code: 8) }
    @inline(__always) static var laterMember: OutputPlace { OutputPlace(code: 9) }
    @inline(__always) static var nextTracked: OutputPlace { OutputPlace(code: 11) }

    /// Whether a value may come here, with nothing but a comma, if any, before it.
    @inline(__always)
    var takesValue: Bool { code <= 2 }

    /// Whether a key may come here, with nothing but a comma, if any, before it.
    ///
    /// A plain object may end at these places too.
    @inline(__always)
    var takesKey: Bool { code &- 3 <= 1 }

    /// Whether a key that is remembered may come here, with nothing but a comma, if any, before it.
    @inline(__always)
    var takesTrackedKey: Bool { self == .nextTracked || self == .firstTracked }

    /// Whether a plain array may end here.
    @inline(__always)
    var endsArray: Bool { code &- 1 <= 1 }

    /// Whether a value precedes this place: in a container that takes the slow path, or at the end of the whole text.
    @inline(__always)
    var isLater: Bool { code >= 8 }
}
