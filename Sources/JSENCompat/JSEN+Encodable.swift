extension JSEN: Encodable {
    /// Writes the value to any coder, whose strategies for numbers apply; keys are data, and stay as they are.
    public func encode(to encoder: any Encoder) throws {
        try Level(value: self, remaining: Self.depthLimit).encode(to: encoder)
    }

    /// A part of a value, and how many levels of arrays and objects are still allowed from there on.
    private struct Level: Encodable {
        let value: JSEN
        let remaining: Int

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch value {
            case .null: try container.encodeNil()
            case .bool(let value): try container.encode(value)
            case .int(let value): try container.encode(value)
            case .double(let value): try container.encode(value)
            case .string(let value): try container.encode(value)
            case _ where value.isTooDeep(for: remaining):
                let message = JSENError.Reason.depthLimit(JSEN.depthLimit).message
                throw EncodingError.invalidValue(
                    value, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: message))
            case .array(let elements):
                try container.encode(elements.map { Level(value: $0, remaining: remaining - 1) })
            case .dictionary(let members):
                try container.encode(members.mapValues { Level(value: $0, remaining: remaining - 1) })
            }
        }
    }
}
