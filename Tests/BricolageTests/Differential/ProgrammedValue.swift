import Foundation

/// A value that encodes itself as its program says.
struct ProgrammedValue: Encodable {
    var program: EncodingProgram

    func encode(to encoder: any Encoder) throws {
        switch program {
        case .nothing: return
        case .leaf(let leaf):
            var container = encoder.singleValueContainer()
            switch leaf {
            case .bool(let value): try container.encode(value)
            case .int(let value): try container.encode(value)
            case .double(let value): try container.encode(value)
            case .string(let value): try container.encode(value)
            case .null: try container.encodeNil()
            default: try container.encode(leaf.value)
            }
        case .single(let program):
            var container = encoder.singleValueContainer()
            try container.encode(ProgrammedValue(program: program))
        case .onto(let program, let steps, let isBySingleValue):
            if isBySingleValue {
                var container = encoder.singleValueContainer()
                try container.encode(ProgrammedValue(program: program))
            } else {
                try ProgrammedValue(program: program).encode(to: encoder)
            }
            var container = encoder.container(keyedBy: ProgrammedKey.self)
            for step in steps { try step.encode(to: &container) }
        case .object(let groups):
            for steps in groups {
                var container = encoder.container(keyedBy: ProgrammedKey.self)
                for step in steps { try step.encode(to: &container) }
            }
        case .array(let groups):
            for steps in groups {
                var container = encoder.unkeyedContainer()
                for step in steps { try step.encode(to: &container) }
            }
        }
    }
}

extension EncodingProgram.Step {
    private var encoded: ProgrammedValue { ProgrammedValue(program: value) }

    fileprivate func encode(to container: inout KeyedEncodingContainer<ProgrammedKey>) throws {
        let key = ProgrammedKey(key)
        switch (way, value) {
        case (.nested, .object(let groups)):
            for steps in groups {
                var nested = container.nestedContainer(keyedBy: ProgrammedKey.self, forKey: key)
                for step in steps { try step.encode(to: &nested) }
            }
        case (.nested, .array(let groups)):
            for steps in groups {
                var nested = container.nestedUnkeyedContainer(forKey: key)
                for step in steps { try step.encode(to: &nested) }
            }
        case (.value, .leaf(.int(let value))): try container.encode(value, forKey: key)
        case (.value, .leaf(.double(let value))): try container.encode(value, forKey: key)
        case (.value, .leaf(.string(let value))): try container.encode(value, forKey: key)
        case (.value, .leaf(.bool(let value))): try container.encode(value, forKey: key)
        case (.value, .leaf(.null)): try container.encodeNil(forKey: key)
        case (.value, .leaf(let leaf)): try container.encode(leaf.value, forKey: key)
        case (.value, _), (.nested, _): try container.encode(encoded, forKey: key)
        case (.optional, _): try container.encodeIfPresent(Optional(encoded), forKey: key)
        case (.inArray, _): try container.encode([encoded], forKey: key)
        case (.inTable, _): try container.encode(["userName": encoded], forKey: key)
        case (.superEncoder, _): try encoded.encode(to: container.superEncoder())
        case (.namedSuperEncoder, _): try encoded.encode(to: container.superEncoder(forKey: key))
        case (.absent, _): try container.encodeIfPresent(Int?.none, forKey: key)
        }
    }

    fileprivate func encode(to container: inout any UnkeyedEncodingContainer) throws {
        switch (way, value) {
        case (.nested, .object(let groups)):
            var nested = container.nestedContainer(keyedBy: ProgrammedKey.self)
            for step in groups.joined() { try step.encode(to: &nested) }
        case (.nested, .array(let groups)):
            var nested = container.nestedUnkeyedContainer()
            for step in groups.joined() { try step.encode(to: &nested) }
        case (.value, .leaf(.int(let value))): try container.encode(value)
        case (.value, .leaf(.double(let value))): try container.encode(value)
        case (.value, .leaf(.string(let value))): try container.encode(value)
        case (.value, .leaf(.bool(let value))): try container.encode(value)
        case (.value, .leaf(.null)): try container.encodeNil()
        case (.value, .leaf(let leaf)): try container.encode(leaf.value)
        case (.value, _), (.nested, _): try container.encode(encoded)
        case (.optional, _): try container.encode(Optional(encoded))
        case (.inArray, _): try container.encode(contentsOf: [encoded])
        case (.inTable, _): try container.encode(["userName": encoded])
        case (.superEncoder, _), (.namedSuperEncoder, _): try encoded.encode(to: container.superEncoder())
        case (.absent, _): try container.encode(container.count)
        }
    }
}
