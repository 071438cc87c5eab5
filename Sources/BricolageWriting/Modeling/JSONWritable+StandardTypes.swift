public import BricolageCore

extension Bool: JSONWritable {
    /// Writes `true` or `false`.
    public func write(json: inout JSONOutput) { json.write(self) }

    /// Writes values one after the other.
    public static func write(elements: [Bool], to json: inout JSONOutput) {
        for element in elements { json.write(element) }
    }
}

extension String: JSONWritable {
    /// Writes a string.
    public func write(json: inout JSONOutput) { json.write(self) }

    /// Writes values one after the other.
    public static func write(elements: [String], to json: inout JSONOutput) {
        for element in elements { json.write(element) }
    }
}

extension Double: JSONWritable {
    /// Writes the shortest number that reads back as this one; whole numbers end in `.0`.
    public func write(json: inout JSONOutput) { json.write(self) }

    /// Writes values one after the other.
    public static func write(elements: [Double], to json: inout JSONOutput) { json.write(elements: elements) }
}

extension Float: JSONWritable {
    /// Writes the shortest number that reads back as this one; whole numbers end in `.0`.
    public func write(json: inout JSONOutput) { json.write(self) }
}

extension Int: JSONWritable {
    /// Writes all digits of the integer.
    public func write(json: inout JSONOutput) { json.write(self) }

    /// Writes values one after the other.
    public static func write(elements: [Int], to json: inout JSONOutput) { json.write(elements: elements) }
}

extension Int8: JSONWritable {
    /// Writes all digits of the integer.
    public func write(json: inout JSONOutput) { json.write(self) }
}

extension Int16: JSONWritable {
    /// Writes all digits of the integer.
    public func write(json: inout JSONOutput) { json.write(self) }
}

extension Int32: JSONWritable {
    /// Writes all digits of the integer.
    public func write(json: inout JSONOutput) { json.write(self) }
}

extension Int64: JSONWritable {
    /// Writes all digits of the integer.
    public func write(json: inout JSONOutput) { json.write(self) }
}

extension Int128: JSONWritable {
    /// Writes all digits of the integer.
    public func write(json: inout JSONOutput) { json.write(self) }
}

extension UInt: JSONWritable {
    /// Writes all digits of the integer.
    public func write(json: inout JSONOutput) { json.write(self) }
}

extension UInt8: JSONWritable {
    /// Writes all digits of the integer.
    public func write(json: inout JSONOutput) { json.write(self) }
}

extension UInt16: JSONWritable {
    /// Writes all digits of the integer.
    public func write(json: inout JSONOutput) { json.write(self) }
}

extension UInt32: JSONWritable {
    /// Writes all digits of the integer.
    public func write(json: inout JSONOutput) { json.write(self) }
}

extension UInt64: JSONWritable {
    /// Writes all digits of the integer.
    public func write(json: inout JSONOutput) { json.write(self) }
}

extension UInt128: JSONWritable {
    /// Writes all digits of the integer.
    public func write(json: inout JSONOutput) { json.write(self) }
}

extension JSON: JSONWritable {
    /// Writes the value as it is.
    public func write(json: inout JSONOutput) { json.write(self) }
}

extension JSON.Number: JSONWritable {
    /// Writes the number with its original text.
    public func write(json: inout JSONOutput) { json.write(self) }
}

extension JSON.Array: JSONWritable {
    /// Writes the array as it is.
    public func write(json: inout JSONOutput) { json.write(JSON.array(self)) }
}

extension JSON.Object: JSONWritable {
    /// Writes the object as it is.
    public func write(json: inout JSONOutput) { json.write(JSON.object(self)) }
}
