public import BricolageCore

// Types that write themselves as objects, as most messages do, are encoded without a session; they are also read
// without one.

extension JSON.Encoder {
    /// Encodes a value that writes itself as UTF-8.
    ///
    /// - Throws: `EncodingError` for values that JSON cannot express.
    public func encode<T: JSONWritableObject>(_ value: T) throws -> [UInt8] {
        guard letsWriteThemselves else { return try EncodingSession(self).encode(value) }
        var output = JSONOutput(formatting: formatting, outerDepth: 0, capacity: EncodingSession.firstCapacity)
        output.maximumDepth = EncodingSession.depth(maximumDepth)
        output.dropsRepeatedKeys = true
        let refusals = StackRoom.refusals
        value.write(json: &output)
        // A session encodes the value again, to report the error and its path.
        guard output.isFinished, output.error == nil, StackRoom.refusals == refusals else {
            return try EncodingSession(self).encode(value)
        }
        return [UInt8](output.text)
    }

    /// Encodes a value that writes itself as a string.
    ///
    /// - Throws: `EncodingError` for values that JSON cannot express.
    public func encodeToString<T: JSONWritableObject>(_ value: T) throws -> String {
        String(decoding: try encode(value), as: UTF8.self)
    }

    /// Whether the encoder has no conversions and no contextual values.
    @inline(__always)
    private var letsWriteThemselves: Bool {
        guard userInfo.isEmpty, overrides.isEmpty, case .useDefaultKeys = keyEncodingStrategy,
            case .throw = nonConformingFloatEncodingStrategy
        else { return false }
        return true
    }
}

extension JSON {
    /// Encodes a value that writes itself as UTF-8.
    public static func encode<T: JSONWritableObject>(
        _ value: T, formatting: JSONFormatting = .compact
    ) throws -> [UInt8] {
        try Encoder(formatting: formatting).encode(value)
    }
}
