/// The open containers: for each, what may come after a value in it.
///
///     {"a":[1,{"b":          word     …  8  3  2  3      four bits a level, the innermost lowest
///                                       top {  [  {      depth 3
///
/// Sixteen levels fit into the word. Outer ones are moved to an array sixteen at a time; since no level is zero, a word
/// of zero means that the last sixteen must be restored.
struct OutputLevels {
    private var word = UInt64(OutputPlace.laterElement.code)
    private var outer: [UInt64] = []
    /// How many containers are open.
    private(set) var depth = 0

    /// What may come after a value in the innermost container.
    @inline(__always)
    var afterValue: OutputPlace { OutputPlace(code: UInt8(truncatingIfNeeded: word & 15)) }

    /// Whether the innermost container is an object: the places after members have odd codes.
    @inline(__always)
    var isInObject: Bool { word & 1 == 1 }

    /// Whether the next container can be opened without moving levels to the array.
    @inline(__always)
    var canOpenInPlace: Bool { word &>> 60 == 0 }

    /// Whether the innermost container can be closed without restoring levels from the array.
    @inline(__always)
    var canCloseInPlace: Bool { word &>> 4 != 0 }

    /// Opens a container.
    @inline(__always)
    mutating func open(_ afterValue: OutputPlace) {
        if !canOpenInPlace { putAway() }
        word = word &<< 4 | UInt64(afterValue.code)
        depth &+= 1
    }

    /// Closes the innermost container; at least one must be open.
    @inline(__always)
    mutating func close() {
        depth &-= 1
        word &>>= 4
        if word == 0 { bringBack() }
    }

    @inline(never)
    private mutating func putAway() {
        outer.append(word)
        word = 0
    }

    @inline(never)
    private mutating func bringBack() {
        word = outer.popLast() ?? UInt64(OutputPlace.laterElement.code)
    }
}
