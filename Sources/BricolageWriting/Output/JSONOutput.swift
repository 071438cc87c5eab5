/// The writer of JSON text, which values, coders and types that write themselves all use.
///
///     {"id":7,"tags":["a",
///      ▲               ▲   ▲
///      │               │   └─ place: the next element of an array, preceded by a comma
///      │               └───── levels: the open containers, an array in an object
///      └───────────────────── buffer: the text so far
///
/// The output checks each call. It remembers the first error, ignores later calls that make no sense, and throws the
/// error in `finish()`: an output never returns text that is not JSON.
public struct JSONOutput: ~Copyable {
    var buffer: OutputBuffer
    /// What may come next.
    var place = OutputPlace.first
    /// The open containers.
    var levels = OutputLevels()
    /// How many containers may be open for the next one to be opened on the fast path.
    private(set) var plainDepth: Int
    /// Whether every member goes to a foreign coder's container instead of the text.
    var isForeign = false
    /// Whether only characters that must be escaped are escaped.
    let escapesLittle: Bool
    let sortsKeys: Bool
    /// Whether only the last of several members with equal keys is kept, in objects whose members are remembered.
    package var dropsRepeatedKeys = false
    let isIndented: Bool
    /// The depth of the innermost object whose members are remembered, or -1.
    var trackedDepth = -1
    /// The keys of the open objects whose members are remembered.
    var writtenKeys = WrittenKeys()
    /// Up to how many open containers no check of the depth and of the stack is needed.
    private(set) var uncheckedDepth: Int
    var maximumDepth = Int.max { didSet { setDepths() } }
    let formatting: JSONFormatting
    /// The byte that indents a line, and how often it is repeated for each level.
    let indentation: (byte: UInt8, count: Int)
    /// How many containers are around this text if it is a part of another one.
    private(set) var outerDepth: Int
    /// The state that most outputs never need.
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

    /// Removes the text, which must be without an error, and begins another part.
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

    /// A number of levels for which every stack has room.
    private static var fewLevels: Int { 8 }

    /// Allows any depth of nesting, for values that are written without recursion.
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

    /// Whether the text is one complete value.
    var isFinished: Bool { depth == 0 && place != .first }

    /// Records the error that a value has left a container open, or has not written anything.
    @inline(never)
    mutating func failIncomplete(hasText: Bool) { fail(hasText ? .unfinished : .noValue) }

    /// Contextual values of the encoder for the encoded types; empty outside of `JSON.Encoder`.
    package var userInfo: [CodingUserInfoKey: any Sendable] { details?.userInfo ?? [:] }

    /// The first error that occurred so far.
    var error: JSONWritingError? {
        details?.error
    }

    /// Records an error, unless an earlier one is recorded.
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
