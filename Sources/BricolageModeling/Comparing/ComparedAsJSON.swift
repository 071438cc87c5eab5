internal import BricolageCore
public import BricolageWriting

/// A type whose values are equal when they are written as equal JSON.
///
/// What the compiler makes of `Hashable` compares member by member, which is fast, and in large generated types a fifth
/// of what has to be compiled. A type that adopts this in its place has nothing of its own to compile. Comparing then
/// takes about as long as writing both values and, where the texts differ, reading them; hashing as long as writing one
/// and reading it.
///
/// The order of an object's members does not count, nor how a number is spelled. A value that cannot be written,
/// because it holds a number that JSON has none for, is equal to none.
///
///     struct Food: JSONModel, ComparedAsJSON { … }
///
/// `curio generate` writes such types for large schemas; `--comparison members` asks for the compiler's.
public protocol ComparedAsJSON: JSONWritable, Hashable {}

extension ComparedAsJSON {
    /// Whether both are written as equal JSON.
    ///
    /// Linear in what is written.
    public static func == (left: Self, right: Self) -> Bool {
        guard let left = left.writtenText, let right = right.writtenText else { return false }
        if left == right { return true }
        // Members may stand in another order, and numbers be spelled in another way.
        return (try? JSON(parsing: left)) == (try? JSON(parsing: right))
    }

    /// Hashes the JSON that the value is written as.
    public func hash(into hasher: inout Hasher) {
        if let text = writtenText { hasher.combine(try? JSON(parsing: text)) }
    }

    private var writtenText: [UInt8]? {
        var output = JSONOutput()
        write(json: &output)
        return try? output.finish()
    }
}
