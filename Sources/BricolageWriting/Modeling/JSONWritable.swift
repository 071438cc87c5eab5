/// A type that writes itself as JSON without the detour through `Codable`.
///
/// Conform to one of the two refinements: `JSONWritableObject` for a type whose JSON is an object with fields, or
/// `JSONWritableValue` for anything else, such as one of several types. Both make the type `Encodable` by any coder.
public protocol JSONWritable: Encodable {
    /// Writes the value: exactly one JSON value.
    func write(json: inout JSONOutput)

    /// Whether a field with this value is omitted from its object. False by default; nil is omitted.
    static func omits(_ value: Self) -> Bool

    /// Writes values one after the other into the current array.
    ///
    /// By default each value writes itself. The most common types have an optimised loop.
    static func write(elements: [Self], to json: inout JSONOutput)
}

extension JSONWritable {
    /// False: fields are written whatever their value.
    @inlinable
    public static func omits(_ value: Self) -> Bool { false }

    /// Lets each value write itself.
    public static func write(elements: [Self], to json: inout JSONOutput) {
        elements.withUnsafeBufferPointer { elements in
            guard let first = elements.baseAddress else { return }
            for index in 0..<elements.count {
                let offset = json.offset
                (first + index).lend { $0.write(json: &json) }
                if json.offset == offset { json.failIncomplete(hasText: false) }
            }
        }
    }
}
