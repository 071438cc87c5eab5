internal import BricolageCore
public import BricolageWriting

/// A type whose values are equal if they are written as equal JSON.
///
/// Synthesized `Hashable` compares member by member. This is fast, but in large generated types it is a fifth of the
/// code to compile. A type that adopts this protocol instead compiles no comparison of its own. Comparing then takes
/// about as long as writing both values and, if the texts differ, reading them; hashing as long as writing a value and
/// reading it.
///
/// The order of object members and the spelling of numbers do not matter. A value that cannot be written, because it
/// contains a number that JSON cannot express, is not equal to any value.
///
///     struct Food: JSONModel, ComparedAsJSON { … }
///
/// `curio generate` generates such types for large schemas; `--comparison members` selects synthesized `Hashable`.
public protocol ComparedAsJSON: JSONWritable, Hashable {}

extension ComparedAsJSON {
    /// Whether both are written as equal JSON.
    ///
    /// Linear in the text of both.
    public static func == (left: Self, right: Self) -> Bool {
        guard let left = left.writtenText, let right = right.writtenText else { return false }
        if left == right { return true }
        // The texts may differ in the order of members and in the spelling of numbers.
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
