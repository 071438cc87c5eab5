/// The writer of JSON text, which values, coders and types that write themselves all use.
///
///     {"id":7,"tags":["a",
///      ▲               ▲   ▲
///      │               │   └─ place: the next element of an array, before which stands a comma
///      │               └───── levels: the open containers, an array in an object
///      └───────────────────── buffer: the text so far
///
/// The output checks each call. It remembers the first error, ignores later calls that make no sense, and throws the
/// error in `finish()`: an output never returns text that is not JSON.
public struct JSONOutput: ~Copyable {
    var buffer: OutputBuffer
    /// What may stand next.
    var place = OutputPlace.first
    /// The open containers.
    var levels = OutputLevels()
    /// How many containers may be open for the next one to be opened without further ado.
    private(set) var plainDepth: Int
    /// Whether every member goes to a foreign coder's container instead of the text.
    var isForeign = false
    /// Whether nothing is escaped but what must be.
    let escapesLittle: Bool
    let sortsKeys: Bool
    /// Whether of members with equal keys only the last one is kept, in objects whose members are remembered.
    package var dropsRepeatedKeys = false
    let isIndented: Bool
    /// The depth of the innermost object whose members are remembered, or -1.
    var trackedDepth = -1
    /// The keys of those objects, unless members are sorted.
    var writtenKeys = WrittenKeys()
    /// How many containers may be open without another look at how many there may be.
    private(set) var uncheckedDepth: Int
    var maximumDepth = Int.max { didSet { setDepths() } }
    let formatting: JSONFormatting
    /// What a level is indented by.
    let indentation: (byte: UInt8, count: Int)
    /// Containers around this text when it is a part of another one: only indentation asks.
    private(set) var outerDepth: Int
    /// Everything that most outputs never need.
    var details: JSONOutputDetails?

    /// Creates an empty output.
    public init(formatting: JSONFormatting = .compact) {
        self.init(formatting: formatting, outerDepth: 0, capacity: 1024)
    }

    init(formatting: JSONFormatting, outerDepth: Int, capacity: Int) {
        buffer = OutputBuffer(capacity: capacity)
        self.formatting = formatting
        self.outerDepth = outerDepth
        escapesLittle = !formatting.escapesSlashes && !formatting.escapesNonASCII
        sortsKeys = formatting.sortsKeys
        isIndented = formatting.indentation != .none
        indentation = formatting.indentation.unit ?? (0, 0)
        uncheckedDepth = 0
        plainDepth = 0
        setDepths()
    }

    /// Forgets what was written, which must have been without an error, and begins anew as another part.
    mutating func restart(outerDepth: Int, maximumDepth: Int) {
        buffer.truncate(to: 0)
        (place, levels, trackedDepth) = (.first, OutputLevels(), -1)
        writtenKeys.rollBack(to: 0, WrittenKeys.Object())
        details?.keyIndexes = []
        self.outerDepth = outerDepth
        self.maximumDepth = maximumDepth
    }

    private mutating func setDepths() {
        uncheckedDepth = max(0, min(maximumDepth, Self.fewLevels - outerDepth))
        plainDepth = isIndented || sortsKeys ? 0 : uncheckedDepth
    }

    /// How many levels find room on every stack.
    private static var fewLevels: Int { 8 }

    /// Allows any number of containers within each other: for values whose walk does not recurse.
    mutating func allowAnyDepth() {
        uncheckedDepth = .max
        plainDepth = isIndented || sortsKeys ? 0 : .max
    }

    /// The number of open containers.
    @inline(__always)
    var depth: Int { levels.depth }

    /// Returns the text as UTF-8, or throws the first error that occurred while writing.
    public consuming func finish() throws(JSONWritingError) -> [UInt8] {
        try checkFinished()
        return buffer.copied()
    }

    /// Returns the text as a string, or throws the first error that occurred while writing.
    public consuming func finishString() throws(JSONWritingError) -> String {
        try checkFinished()
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    private mutating func checkFinished() throws(JSONWritingError) {
        if !isFinished { failIncomplete(hasText: place != .first) }
        if let error { throw error }
    }

    /// Whether the text is one value, and not a part of one or nothing.
    var isFinished: Bool { depth == 0 && place != .first }

    /// Notes that a value has left a container open, or has not written anything.
    @inline(never)
    mutating func failIncomplete(hasText: Bool) { fail(hasText ? .unfinished : .noValue) }

    /// Whatever the encoder was told that the encoded types want to know; empty outside of `JSON.Encoder`.
    package var userInfo: [CodingUserInfoKey: any Sendable] { details?.userInfo ?? [:] }

    /// The first error that occurred so far.
    var error: JSONWritingError? {
        details?.error
    }

    /// Remembers an error, unless there is one already.
    @inline(never)
    package mutating func fail(_ reason: JSONWritingError.Reason) {
        let details = makeDetails()
        if details.error == nil { details.error = JSONWritingError(reason: reason) }
    }

    mutating func makeDetails() -> JSONOutputDetails {
        if let details { return details }
        let made = JSONOutputDetails()
        details = made
        return made
    }
}
