// swift-format-ignore-file: NeverForceUnwrap

import Bricolage
import Foundation

// Initialisers that work only inside another one, as in `HostileType+Scopes`. Here nothing after a fault depends on
// what the outer initialiser has done, so the outer type need not say so.

extension HostileType {
    static var surroundings: [HostileType] {
        [
            HostileType(Shelf.self, #"{"units":{"a":{"slot":1},"b":{"slot":2},"c":{"slot":3}}}"#),
            HostileType(Choir.self, #"{"singers":["p","q"]}"#),
            HostileType(Tariff.self, #"{"rates":[{"hours":2},{"hours":4}],"name":"n"}"#),
            HostileType(Vault.self, #"{"boxes":[{"b":2,"note":"n"},{"b":2}]}"#),
            HostileType(Page.self, #"{"lines":[{"indent":0,"words":["a"]},{"indent":1,"words":["b","c"]}]}"#),
        ]
    }
}

/// Passes on a builder that the members need, each with a place of its own.
struct Shelf: PlaceDependent, Decodable {
    final class Builder {
        nonisolated(unsafe) static var current: Builder?
        var slots: Set<Int> = []
    }

    struct Unit: PlaceDependent, Decodable {
        enum CodingKeys: CodingKey { case slot }
        let slot: Int

        init(from decoder: any Decoder) throws {
            slot = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .slot)
            let isNew = Builder.current!.slots.insert(slot).inserted
            precondition(isNew && slot > 0)
        }
    }
    enum CodingKeys: CodingKey { case units }
    let units: [String: Unit]

    init(from decoder: any Decoder) throws {
        Builder.current = Builder()
        defer { Builder.current = nil }
        units = try decoder.container(keyedBy: CodingKeys.self).decode([String: Unit].self, forKey: .units)
    }
}

/// Assumes that its members are read each time that it is read.
private struct Choir: PlaceDependent, Decodable {
    nonisolated(unsafe) static var roll: [String]?

    struct Singer: PlaceDependent, Decodable {
        let number: Int

        init(from decoder: any Decoder) throws {
            Choir.roll!.append(try decoder.watchedValue().decode(String.self))
            number = Choir.roll!.count
        }
    }
    enum CodingKeys: CodingKey { case singers }
    let singers: [Singer]

    init(from decoder: any Decoder) throws {
        Self.roll = []
        defer { Self.roll = nil }
        singers = try decoder.container(keyedBy: CodingKeys.self).decode([Singer].self, forKey: .singers)
        precondition(singers.last!.number == Self.roll!.count)
    }
}

/// Binds a task-local value that its members divide by.
private struct Tariff: PlaceDependent, Decodable {
    @TaskLocal static var limit = 0

    struct Rate: PlaceDependent, Decodable {
        enum CodingKeys: CodingKey { case hours }
        let share: Int

        init(from decoder: any Decoder) throws {
            share = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .hours) % Tariff.limit
            precondition(share != 0)
        }
    }
    enum CodingKeys: CodingKey { case rates, name }
    let rates: [Rate]
    let name: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        rates = try Self.$limit.withValue(24) { try container.decode([Rate].self, forKey: .rates) }
        name = try container.decode(String.self, forKey: .name)
    }
}

/// Holds a lock while its members are read.
private struct Vault: PlaceDependent, Decodable {
    static let lock = NSLock()

    struct Box: PlaceDependent, Decodable {
        enum CodingKeys: CodingKey { case b, note }
        let b: Int
        let note: String?

        init(from decoder: any Decoder) throws {
            precondition(!Vault.lock.try(), "nobody holds the lock")
            let container = try decoder.container(keyedBy: CodingKeys.self)
            b = try container.decode(Int.self, forKey: .b)
            note = try container.decodeIfPresent(String.self, forKey: .note)
            precondition(b == 2)
        }
    }
    enum CodingKeys: CodingKey { case boxes }
    let boxes: [Box]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        boxes = try Self.lock.withLock { try container.decode([Box].self, forKey: .boxes) }
    }
}

/// Counts the depth of its members, in the dictionary of the thread.
private struct Page: PlaceDependent, Decodable {
    static let key = "page"

    struct Line: PlaceDependent, Decodable {
        enum CodingKeys: CodingKey { case indent, words }
        let indent: Int
        let words: [String]

        init(from decoder: any Decoder) throws {
            let margin = Thread.current.threadDictionary[Page.key] as! Int
            let container = try decoder.container(keyedBy: CodingKeys.self)
            indent = try container.decode(Int.self, forKey: .indent) + margin
            words = try container.decode([String].self, forKey: .words)
            precondition(indent >= margin && !words.isEmpty)
        }
    }
    enum CodingKeys: CodingKey { case lines }
    let lines: [Line]

    init(from decoder: any Decoder) throws {
        Thread.current.threadDictionary[Self.key] = 4
        defer { Thread.current.threadDictionary[Self.key] = nil }
        lines = try decoder.container(keyedBy: CodingKeys.self).decode([Line].self, forKey: .lines)
    }
}
