public import BricolageWriting

extension JSONOpenEnum {
    /// Writes the raw value.
    public func write(json: inout JSONOutput) { rawValue.write(json: &json) }

    /// Writes the raw value with any coder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension JSONClosedEnum {
    /// Writes the raw value.
    public func write(json: inout JSONOutput) { rawValue.write(json: &json) }

    /// Writes the raw value with any coder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
