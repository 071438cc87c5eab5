import Bricolage

/// Encodes values that use containers in every way that `Encodable` allows, and some that it does not.
///
/// The text must be the intended one: it has no failed members, the last of equal keys counts, containers add to what
/// was encoded before, and containers that are used too late write nothing. A container that does not fit what was
/// encoded before must give an error.
func checkEncoding(_ input: [UInt8]) {
    var choices = Choices(input)
    let formatting = choices.element(of: [
        .compact, .compact, .compact, .pretty, JSONFormatting(sortsKeys: true), JSONFormatting(escapesNonASCII: true),
    ])
    var values: [ScriptedValue] = []
    while !choices.isEmpty, values.count < 40 { values.append(ScriptedValue(&choices, depth: 4)) }
    let kept = KeptContainers()
    let written = values.map(\.written)
    let expected =
        written.contains { $0 == nil } ? nil : PlainValue.array(written.compactMap { $0?.plain }).text(formatting)
    let encodings = values.map { ScriptedEncoding(value: $0, kept: kept) }
    do {
        let text = try JSON.Encoder(formatting: formatting).encodeToString(encodings)
        precondition(text == expected, "\(text) instead of \(expected ?? "an error")")
    } catch {
        precondition(expected == nil, "\(error) instead of \(expected ?? "an error")")
    }
    // The session is over, and its memory must live as long as the containers.
    kept.checkAll()
}

/// The way in which a value uses its encoder.
private indirect enum ScriptedValue {
    case scalar(PlainValue)
    /// A value that encodes another value in its place.
    case single(ScriptedValue)
    case object([Step], keepsContainer: Bool)
    case array([Step])
    /// Members that are added to what a single-value container or the same encoder has encoded.
    case onto(ScriptedValue, [Step], bySingleValue: Bool)

    struct Step {
        var key: ScriptedKey
        var value: ScriptedValue
        var way: Way
    }

    /// How a member or element is written.
    enum Way: CaseIterable {
        case value
        /// By the key of another type.
        case valueByText
        /// By the key of another enumeration.
        case valueByOtherKey
        /// By a nested container or, for scalars, a super encoder.
        case nested
        /// Encoding begins and fails; the error is caught.
        case failing
        /// A number that JSON cannot represent; the error is caught.
        case infinity
        /// A container that was stored is tried before.
        case valueAfterKept
    }
}

/// A key of one byte, like synthesized keys.
private struct ScriptedKey: CodingKey {
    let byte: UInt8

    init(_ byte: UInt8) { self.byte = byte }
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }

    var stringValue: String {
        let text = "\(byte)" + String(repeating: "k", count: Int(byte) % 37)
        return byte % 11 == 0 ? text + "\"é\n" : text
    }
    var intValue: Int? { nil }
}

/// Also a key of one byte, but a different byte for the same text.
private struct OtherKey: CodingKey {
    private let byte: UInt8

    init(_ key: ScriptedKey) { byte = ~key.byte }
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }

    var stringValue: String { ScriptedKey(~byte).stringValue }
    var intValue: Int? { nil }
}

extension ScriptedValue {
    init(_ choices: inout Choices, depth: Int) {
        switch choices.number(below: choices.isEmpty || depth == 0 ? 2 : 9) {
        case 0: self = .scalar(choices.value(depth: 0))
        case 1: self = .scalar(.double(choices.double()))
        case 2: self = .single(ScriptedValue(&choices, depth: depth - 1))
        case 3, 4: self = .array(Self.steps(&choices, depth))
        case 5:
            let base =
                choices.happens(onceIn: 16)
                ? ScriptedValue(&choices, depth: depth - 1)
                : .object(Self.steps(&choices, depth), keepsContainer: false)
            self = .onto(base, Self.steps(&choices, depth), bySingleValue: choices.happens(onceIn: 2))
        default: self = .object(Self.steps(&choices, depth), keepsContainer: choices.happens(onceIn: 6))
        }
    }

    private static func steps(_ choices: inout Choices, _ depth: Int) -> [Step] {
        let count = choices.happens(onceIn: 24) ? Int(choices.byte()) : choices.number(below: 6)
        return (0..<count).map { position in
            let way = choices.element(of: [Way.value, .value, .value] + Way.allCases)
            let key = ScriptedKey(choices.happens(onceIn: 2) ? UInt8(position & 0xFF) : choices.byte())
            return Step(key: key, value: ScriptedValue(&choices, depth: depth - 1), way: way)
        }
    }

    /// The expected content of the text; nil if a container is requested that does not fit the earlier content.
    var written: Written? {
        switch self {
        case .scalar(let value): .text(value)
        case .single(let value): value.written
        case .array(let steps): Written.array([]).adding(elements: steps)
        case .object(let steps, _): Written.object([]).adding(members: steps)
        case .onto(let value, let steps, _): value.written?.adding(members: steps)
        }
    }
}

extension ScriptedValue.Step {
    var isWritten: Bool { way != .failing && way != .infinity }

    /// Whether a requested container does not fit, which is an error even if the value fails and its error is caught.
    fileprivate var isMisfit: Bool { way != .infinity && value.written == nil }

    /// Adds the value to that of a nested container, if a nested container writes it.
    fileprivate func nested(in earlier: Written) -> Written? {
        switch (way, value) {
        case (.nested, .object(let steps, _)): earlier.adding(members: steps)
        case (.nested, .array(let steps)): earlier.adding(elements: steps)
        default: nil
        }
    }

    fileprivate var isNestedContainer: Bool {
        switch (way, value) {
        case (.nested, .object), (.nested, .array): true
        default: false
        }
    }
}

/// The written content to which containers can add.
private indirect enum Written {
    struct Member {
        var key: String
        var value: Written
        /// Whether the value has a separate text, so that its member stays in its place if something is added.
        var isApart: Bool
    }

    case text(PlainValue)
    case object([Member])
    case array([Written])

    var plain: PlainValue {
        switch self {
        case .text(let value): value
        case .object(let members): .object(members.map { ($0.key, $0.value.plain) })
        case .array(let elements): .array(elements.map(\.plain))
        }
    }

    func adding(members steps: [ScriptedValue.Step]) -> Written? {
        var members: [Member]
        switch self {
        case .object(let own): members = own
        case .text(.object(let plain)):
            members = plain.map { Member(key: $0.key, value: .text($0.value), isApart: false) }
        default: return nil
        }
        for step in steps {
            if step.isMisfit { return nil }
            guard step.isWritten else { continue }
            let key = step.key.stringValue
            let index = members.lastIndex { $0.key == key }
            guard step.isNestedContainer else {
                guard let value = step.value.written else { return nil }
                members.removeAll { $0.key == key }
                let isApart = step.way == .nested
                members.append(Member(key: key, value: isApart ? value : .text(value.plain), isApart: isApart))
                continue
            }
            guard let index else {
                guard let value = step.value.written else { return nil }
                members.append(Member(key: key, value: value, isApart: true))
                continue
            }
            guard let value = step.nested(in: members[index].value) else { return nil }
            if members[index].isApart {
                members[index].value = value
            } else {
                members.removeAll { $0.key == key }
                members.append(Member(key: key, value: value, isApart: true))
            }
        }
        return .object(members)
    }

    func adding(elements steps: [ScriptedValue.Step]) -> Written? {
        var elements: [Written]
        switch self {
        case .array(let own): elements = own
        case .text(.array(let plain)): elements = plain.map { .text($0) }
        default: return nil
        }
        for step in steps {
            if step.isMisfit { return nil }
            guard step.isWritten else { continue }
            guard let value = step.value.written else { return nil }
            elements.append(value)
        }
        return .array(elements)
    }
}

// MARK: Encoding

/// Containers of objects that are complete: writing to one must fail.
private final class KeptContainers {
    var containers: [KeyedEncodingContainer<ScriptedKey>] = []

    func checkAll() { for index in containers.indices { check(index) } }

    func checkOne(_ byte: UInt8) { if !containers.isEmpty { check(Int(byte) % containers.count) } }

    private func check(_ index: Int) {
        precondition((try? containers[index].encode(1, forKey: ScriptedKey(7))) == nil, "a kept container has written")
        precondition(
            (try? containers[index].encode([1], forKey: ScriptedKey(8))) == nil, "a kept container has written")
    }
}

private struct ScriptedEncoding: Encodable {
    struct Failure: Error {}

    let value: ScriptedValue
    let kept: KeptContainers
    /// Whether everything is written before an error is thrown.
    var fails = false

    func encode(to encoder: any Encoder) throws {
        if let container = try encode(to: encoder, value), kept.containers.count < 20 {
            // The container may write here, but no longer when it is tried.
            kept.containers.append(container)
        }
        if fails { throw Failure() }
    }

    /// Writes a value; returns the container if it is to be stored.
    private func encode(
        to encoder: any Encoder, _ value: ScriptedValue
    ) throws -> KeyedEncodingContainer<ScriptedKey>? {
        switch value {
        case .scalar(let value):
            var container = encoder.singleValueContainer()
            try encode(value, in: &container)
        case .single(let value):
            var container = encoder.singleValueContainer()
            try container.encode(encoding(value))
        case .array(let steps):
            var container = encoder.unkeyedContainer()
            for step in steps { try encode(step, in: &container) }
        case .object(let steps, let keepsContainer):
            var container = encoder.container(keyedBy: ScriptedKey.self)
            for step in steps { try encode(step, in: &container, encoder) }
            if keepsContainer { return container }
        case .onto(let value, let steps, let bySingleValue):
            // Containers of the same encoder may write while this value is being encoded.
            let base = ScriptedEncoding(value: value, kept: bySingleValue ? kept : KeptContainers())
            if bySingleValue {
                var container = encoder.singleValueContainer()
                try container.encode(base)
            } else {
                try base.encode(to: encoder)
            }
            var container = encoder.container(keyedBy: ScriptedKey.self)
            for step in steps { try encode(step, in: &container, encoder) }
        }
        return nil
    }

    private func encoding(_ value: ScriptedValue, fails: Bool = false) -> ScriptedEncoding {
        ScriptedEncoding(value: value, kept: kept, fails: fails)
    }

    private func encode(_ value: PlainValue, in container: inout any SingleValueEncodingContainer) throws {
        switch value {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let text): try container.encode(text)
        default: try container.encode(value.json)
        }
    }

    private func encode(_ step: ScriptedValue.Step, in container: inout any UnkeyedEncodingContainer) throws {
        switch step.way {
        case .value, .valueByText, .valueByOtherKey: try container.encode(encoding(step.value))
        case .valueAfterKept:
            kept.checkOne(step.key.byte)
            try container.encode(encoding(step.value))
        case .nested:
            switch step.value {
            case .object(let steps, _):
                var nested = container.nestedContainer(keyedBy: ScriptedKey.self)
                for step in steps { try encode(step, in: &nested, nil) }
            case .array(let steps):
                var nested = container.nestedUnkeyedContainer()
                for step in steps { try encode(step, in: &nested) }
            default: _ = try encode(to: container.superEncoder(), step.value)
            }
        case .failing: try? container.encode(encoding(step.value, fails: true))
        case .infinity: try? container.encode(Double.infinity)
        }
    }

    private func encode(
        _ step: ScriptedValue.Step, in container: inout KeyedEncodingContainer<ScriptedKey>, _ encoder: (any Encoder)?
    ) throws {
        switch step.way {
        case .value: try encode(step.value, in: &container, step.key)
        case .valueByText:
            if var other = encoder?.container(keyedBy: JSONCodingKey.self) {
                try other.encode(encoding(step.value), forKey: JSONCodingKey(step.key.stringValue))
            } else {
                try encode(step.value, in: &container, step.key)
            }
        case .valueByOtherKey:
            if var other = encoder?.container(keyedBy: OtherKey.self) {
                try other.encode(encoding(step.value), forKey: OtherKey(step.key))
            } else {
                try encode(step.value, in: &container, step.key)
            }
        case .valueAfterKept:
            kept.checkOne(step.key.byte)
            try encode(step.value, in: &container, step.key)
        case .nested:
            switch step.value {
            case .object(let steps, _):
                var nested = container.nestedContainer(keyedBy: ScriptedKey.self, forKey: step.key)
                for step in steps { try encode(step, in: &nested, nil) }
            case .array(let steps):
                var nested = container.nestedUnkeyedContainer(forKey: step.key)
                for step in steps { try encode(step, in: &nested) }
            default:
                // A stored container would keep the super encoder alive, so that the next one with this key would
                // continue what this one has written.
                try ScriptedEncoding(value: step.value, kept: KeptContainers())
                    .encode(to: container.superEncoder(forKey: step.key))
            }
        case .failing: try? container.encode(encoding(step.value, fails: true), forKey: step.key)
        case .infinity: try? container.encode(-Double.infinity, forKey: step.key)
        }
    }

    private func encode(
        _ value: ScriptedValue, in container: inout KeyedEncodingContainer<ScriptedKey>, _ key: ScriptedKey
    ) throws {
        switch value {
        case .scalar(.double(let number)): try container.encode(number, forKey: key)
        case .scalar(.string(let text)): try container.encode(text, forKey: key)
        case .scalar(.bool(let value)): try container.encode(value, forKey: key)
        default: try container.encode(encoding(value), forKey: key)
        }
    }
}
