// swift-format-ignore-file: NeverForceUnwrap

import Bricolage
import Foundation

// Initialisers that work only inside another one, which passes something to them in a way that no decoder knows. The
// outer types say so: otherwise the inner initialisers would be run without them, as their declarations suggest.

extension HostileType {
    static var scopes: [HostileType] {
        [
            HostileType(Ledger.self, #"{"currency":"EUR","entries":[{"amount":1},{"amount":2}]}"#),
            HostileType(Screen.self, #"{"width":100,"panes":[{"share":0.5},{"share":0.25}]}"#),
            HostileType(Chapter.self, #"{"number":3,"section":{"title":"t"}}"#),
            HostileType(Rack.self, #"{"name":"r","units":{"a":{"slot":1},"b":{"slot":2}}}"#),
            HostileType(Branches.self, #"{"label":"l","left":{"label":"m"},"right":{"label":"n"}}"#),
            HostileType(Lesson.self, #"{"teacher":"t","room":4,"pupils":["p","q"]}"#),
            HostileType(Draft.self, #"{"version":1,"author":"a","body":{"text":"t"}}"#),
            HostileType(Signed.self, #"{"key":"k","payload":{"n":1},"seal":"k1"}"#),
            HostileType(Locked.self, #"{"a":1,"inner":{"b":2}}"#),
            HostileType(Bill.self, #"{"rate":2,"lines":[{"price":3}],"total":6}"#),
        ]
    }
}

private struct Ledger: PlaceDependent, UndiagnosedDecodable {
    @TaskLocal static var currency: String?

    struct Entry: PlaceDependent, Decodable {
        enum CodingKeys: CodingKey { case amount }
        let text: String

        init(from decoder: any Decoder) throws {
            let amount = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .amount)
            text = "\(amount) \(Ledger.currency!)"
        }
    }
    enum CodingKeys: CodingKey { case currency, entries }
    let currency: String
    let entries: [Entry]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        currency = try container.decode(String.self, forKey: .currency)
        entries = try Self.$currency.withValue(currency) { try container.decode([Entry].self, forKey: .entries) }
        precondition(!entries.isEmpty)
    }
}

private struct Screen: PlaceDependent, UndiagnosedDecodable {
    nonisolated(unsafe) static var widths: [Int] = []

    struct Pane: PlaceDependent, Decodable {
        enum CodingKeys: CodingKey { case share }
        let width: Int

        init(from decoder: any Decoder) throws {
            let share = try decoder.container(keyedBy: CodingKeys.self).decode(Double.self, forKey: .share)
            width = Int(share * Double(Screen.widths.last!))
            precondition(width > 0)
        }
    }
    enum CodingKeys: CodingKey { case width, panes }
    let width: Int
    let panes: [Pane]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        width = try container.decode(Int.self, forKey: .width)
        Self.widths.append(width)
        defer { Self.widths.removeLast() }
        panes = try container.decode([Pane].self, forKey: .panes)
    }
}

private struct Chapter: PlaceDependent, UndiagnosedDecodable {
    static let key = "chapter"

    struct Section: PlaceDependent, Decodable {
        enum CodingKeys: CodingKey { case title }
        let title: String

        init(from decoder: any Decoder) throws {
            let number = Thread.current.threadDictionary[Chapter.key] as! Int
            title = "\(number): \(try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .title))"
        }
    }
    enum CodingKeys: CodingKey { case number, section }
    let number: Int
    let section: Section

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        number = try container.decode(Int.self, forKey: .number)
        precondition(number > 0)
        Thread.current.threadDictionary[Self.key] = number
        defer { Thread.current.threadDictionary[Self.key] = nil }
        section = try container.decode(Section.self, forKey: .section)
    }
}

/// A shelf whose builder exists only after its name.
private struct Rack: PlaceDependent, UndiagnosedDecodable {
    enum CodingKeys: CodingKey { case name, units }
    let name: String
    let units: [String: Shelf.Unit]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        Shelf.Builder.current = Shelf.Builder()
        defer { Shelf.Builder.current = nil }
        units = try container.decode([String: Shelf.Unit].self, forKey: .units)
    }
}

private final class Branches: PlaceDependent, UndiagnosedDecodable {
    nonisolated(unsafe) private static weak var parent: Branches?
    enum CodingKeys: CodingKey { case label, left, right }
    final class Leaf: PlaceDependent, Decodable {
        unowned let parent: Branches
        let label: String

        init(from decoder: any Decoder) throws {
            parent = Branches.parent!
            label = parent.label + (try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .label))
        }
    }
    let label: String
    private(set) var left: Leaf?
    private(set) var right: Leaf?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        label = try container.decode(String.self, forKey: .label)
        Self.parent = self
        defer { Self.parent = nil }
        left = try container.decode(Leaf.self, forKey: .left)
        right = try container.decode(Leaf.self, forKey: .right)
        precondition(label.count == 1)
    }
}

private struct Lesson: PlaceDependent, UndiagnosedDecodable {
    nonisolated(unsafe) static var roll: [String]?

    struct Pupil: PlaceDependent, Decodable {
        let number: Int

        init(from decoder: any Decoder) throws {
            Lesson.roll!.append(try decoder.watchedValue().decode(String.self))
            number = Lesson.roll!.count
        }
    }
    enum CodingKeys: CodingKey { case teacher, room, pupils }
    let teacher: String
    let room: Int
    let pupils: [Pupil]

    init(from decoder: any Decoder) throws {
        Self.roll = []
        defer { Self.roll = nil }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        teacher = try container.decode(String.self, forKey: .teacher)
        room = try container.decode(Int.self, forKey: .room)
        pupils = try container.decode([Pupil].self, forKey: .pupils)
        precondition(pupils.last!.number == Self.roll!.count)
    }
}

/// The body of another version has another type, whose initialiser takes the texts of that version for granted.
private struct Draft: PlaceDependent, UndiagnosedDecodable {
    struct Old: Decodable { var text: String }

    struct Body: PlaceDependent, Decodable {
        enum CodingKeys: CodingKey { case text }
        let head: Substring
        let tail: Substring

        init(from decoder: any Decoder) throws {
            let text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
            let parts = text.split(separator: ":")
            (head, tail) = (parts[0], parts[1])
        }

        init(_ old: Old) { (head, tail) = (old.text[...], "") }
    }
    enum CodingKeys: CodingKey { case version, author, body }
    let version: Int
    let author: String
    let body: Body

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        version = try container.decode(Int.self, forKey: .version)
        author = try container.decode(String.self, forKey: .author)
        body =
            version == 2
            ? try container.decode(Body.self, forKey: .body)
            : Body(try container.decode(Old.self, forKey: .body))
        precondition(!body.head.isEmpty)
    }
}

private struct Signed: PlaceDependent, UndiagnosedDecodable {
    nonisolated(unsafe) static var key = ""

    struct Seal: PlaceDependent, Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            text = try decoder.watchedValue().decode(String.self)
            precondition(text.first! == Signed.key.first!, "sealed with another key")
        }
    }
    struct Payload: Decodable { var n: Int }
    enum CodingKeys: CodingKey { case key, payload, seal }
    let key: String
    let payload: Payload
    let seal: Seal

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        key = try container.decode(String.self, forKey: .key)
        payload = try container.decode(Payload.self, forKey: .payload)
        Self.key = key
        defer { Self.key = "" }
        seal = try container.decode(Seal.self, forKey: .seal)
    }
}

private struct Locked: PlaceDependent, UndiagnosedDecodable {
    static let lock = NSLock()

    struct Inner: PlaceDependent, Decodable {
        enum CodingKeys: CodingKey { case b }
        let b: Int

        init(from decoder: any Decoder) throws {
            precondition(!Locked.lock.try(), "nobody holds the lock")
            b = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .b)
            precondition(b == 2)
        }
    }
    enum CodingKeys: CodingKey { case a, inner }
    let a: Int
    let inner: Inner

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        a = try container.decode(Int.self, forKey: .a)
        inner = try Self.lock.withLock { try container.decode(Inner.self, forKey: .inner) }
    }
}

private struct Bill: PlaceDependent, UndiagnosedDecodable {
    @TaskLocal static var rate = 0

    struct Line: PlaceDependent, Decodable {
        enum CodingKeys: CodingKey { case price }
        let units: Int

        init(from decoder: any Decoder) throws {
            units = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .price) / Bill.rate
        }
    }
    enum CodingKeys: CodingKey { case rate, lines, total }
    let rate: Int
    let lines: [Line]
    let total: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        rate = try container.decode(Int.self, forKey: .rate)
        lines = try Self.$rate.withValue(rate) { try container.decode([Line].self, forKey: .lines) }
        total = try container.decode(Int.self, forKey: .total)
        precondition(total > lines.count)
    }
}
