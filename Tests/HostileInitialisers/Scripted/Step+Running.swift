import Bricolage

/// A key of a random type.
struct ScriptKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension Step {
    func run(_ container: KeyedDecodingContainer<ScriptKey>) throws {
        switch self {
        case .member(let name, let content, let manner):
            try content.withType { type in try Step.read(type, ScriptKey(stringValue: name), manner, container) }
        case .nested(let name, let steps):
            let inner = try container.nestedContainer(keyedBy: ScriptKey.self, forKey: ScriptKey(stringValue: name))
            for step in steps { try step.run(inner) }
        case .elements(let name, let content, let untilFailure):
            var elements = try container.watchedElements(forKey: ScriptKey(stringValue: name))
            try content.withType { type in
                if untilFailure {
                    while (try? elements.decode(type)) != nil {}
                } else {
                    while !elements.isAtEnd { _ = try elements.decode(type) }
                }
            }
        case .ifPresent(let name, let content):
            let key = ScriptKey(stringValue: name)
            if container.contains(key), try !container.decodeNil(forKey: key) {
                try content.withType { type in _ = try container.decode(type, forKey: key) }
            }
        case .keys: _ = container.allKeys
        case .translated(let steps):
            do {
                for step in steps { try step.run(container) }
            } catch {
                throw ScriptRefusal()
            }
        }
    }

    private static func read<T: Decodable>(
        _ type: T.Type, _ key: ScriptKey, _ manner: Manner, _ container: KeyedDecodingContainer<ScriptKey>
    ) throws {
        switch manner {
        case .required: _ = try container.decode(type, forKey: key)
        case .ifPresent: _ = try container.decodeIfPresent(type, forKey: key)
        case .optional: _ = try container.decode(T?.self, forKey: key)
        case .tried: _ = try? container.decode(type, forKey: key)
        case .orElse:
            do {
                _ = try container.decode(type, forKey: key)
            } catch {
                _ = try container.decode(String.self, forKey: key)
            }
        }
    }
}

extension Step.Content {
    /// Calls a function with the type.
    fileprivate func withType(_ body: (any (Decodable & SendableMetatype).Type) throws -> Void) rethrows {
        switch self {
        case .text: try body(String.self)
        case .number: try body(Int.self)
        case .fraction: try body(Double.self)
        case .flag: try body(Bool.self)
        case .texts: try body([String].self)
        case .numbers: try body([String: Int].self)
        case .scripted(0): try body(Scripted<FirstScript>.self)
        case .scripted(1): try body(Scripted<SecondScript>.self)
        case .scripted: try body(Scripted<ThirdScript>.self)
        case .list(0): try body([Scripted<FirstScript>].self)
        case .list(1): try body([Scripted<SecondScript>].self)
        case .list: try body([Scripted<ThirdScript>].self)
        }
    }
}
