import BricolageCore

// Initialisers as applications write them by hand to read their own files and those of older versions.

extension DecodedShape {
    static let applications = [
        DecodedShape(
            "a key that was renamed twice", [Track].self,
            #"[{"title":"A","artist":"x","seconds":200},{"name":"B","performer":"y","length":180},{"label":"C","artist":"z","seconds":90}]"#
        ),
        DecodedShape(
            "a setting in two places", Preferences.self,
            #"{"window":{"width":800,"height":600},"theme":"dark","recent":["a","b"]}"#,
            #"{"width":640,"height":480,"theme":"light","recent":[]}"#),
        DecodedShape(
            "one or many", Playlist.self,
            #"{"id":4,"tags":"calm","owners":[{"name":"Ann","mail":"a@b.c"}],"public":true}"#,
            #"{"id":5,"tags":["calm","slow"],"owners":{"name":"Ben","mail":"b@b.c"},"public":false}"#),
        DecodedShape(
            "drawing commands", Drawing.self,
            #"{"size":[100,50],"commands":[["move",1,2],["line",3,4],["curve",1,2,3,4],["close"]],"stroke":{"width":1.5,"color":"black"}}"#
        ),
        DecodedShape(
            "a document and its migration", Notebook.self,
            #"{"format":2,"pages":[{"heading":"a","lines":["x","y"]},{"heading":"b","lines":[]}],"author":{"given":"Ann","family":"Lee"}}"#,
            #"{"pages":[{"heading":"a","text":"x"}],"author":"Ann Lee"}"#),
        DecodedShape(
            "a recipe", Recipe.self,
            #"{"name":"Bread","serves":4,"steps":[{"text":"mix","minutes":5},{"text":"bake","minutes":40}],"ingredients":{"flour":"500 g","water":"300 ml","salt":"10 g"}}"#
        ),
        DecodedShape(
            "a range or a number", [Rating].self,
            #"[{"item":"a","score":4,"votes":10},{"item":"b","score":{"low":1,"high":5},"votes":2},{"item":"c","score":3,"votes":7,"note":"n"}]"#
        ),
        DecodedShape(
            "a result with its status", [Reply].self,
            #"[{"ok":true,"value":{"sum":3,"unit":"kg"},"id":1},{"ok":false,"error":{"code":404,"text":"gone"},"id":2},{"ok":true,"value":{"sum":5,"unit":"g"},"id":3}]"#
        ),
        DecodedShape(
            "a game saved", SavedGame.self,
            #"{"level":3,"player":{"x":1,"y":2,"items":["sword","key"]},"board":"..#\n.@.","played":{"hours":2,"minutes":30}}"#
        ),
        DecodedShape(
            "a contact with many names", [Contact].self,
            #"[{"email":"a@b.c","first_name":"Ann","last_name":"Lee","phones":["1","2"]},{"mail":"b@b.c","firstName":"Ben","lastName":"Day"},{"email":"c@b.c","first_name":"Eva","last_name":"Low","phones":[]}]"#
        ),
    ]
}

private struct Track: Decodable {
    private enum Keys: CodingKey { case title, name, label, artist, performer, seconds, length }

    var title: String
    var artist: String
    var seconds: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        if let title = try container.decodeIfPresent(String.self, forKey: .title) {
            self.title = title
        } else if let name = try container.decodeIfPresent(String.self, forKey: .name) {
            title = name
        } else {
            title = try container.decode(String.self, forKey: .label)
        }
        artist = try container.decode(String.self, forKey: container.contains(.artist) ? .artist : .performer)
        do {
            seconds = try container.decode(Int.self, forKey: .seconds)
        } catch DecodingError.keyNotFound {
            seconds = try container.decode(Int.self, forKey: .length)
        }
    }
}

private struct Preferences: Decodable {
    struct Size: Decodable {
        var width: Int
        var height: Int
    }
    enum Theme: String, Decodable { case light, dark }
    private enum Keys: CodingKey { case window, theme, recent }

    var size: Size
    var theme: Theme
    var recent: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        size = try container.decodeIfPresent(Size.self, forKey: .window) ?? Size(from: decoder)
        theme = try container.decode(Theme.self, forKey: .theme)
        recent = try container.decode([String].self, forKey: .recent)
    }
}

private struct Playlist: Decodable {
    struct Owner: Decodable {
        var name: String
        var mail: String
    }
    private enum Keys: CodingKey { case id, tags, owners, `public` }

    var id: Int
    var tags: [String]
    var owners: [Owner]
    var isPublic: Bool

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        id = try container.decode(Int.self, forKey: .id)
        tags = try Self.list(of: String.self, container, .tags)
        owners = try Self.list(of: Owner.self, container, .owners)
        isPublic = try container.decode(Bool.self, forKey: .public)
    }

    private static func list<T: Decodable>(
        of type: T.Type, _ container: KeyedDecodingContainer<Keys>, _ key: Keys
    ) throws -> [T] {
        if let one = try? container.decode(T.self, forKey: key) { return [one] }
        return try container.decode([T].self, forKey: key)
    }
}

private struct Drawing: Decodable {
    enum Command: Decodable {
        case move(Double, Double)
        case line(Double, Double)
        case curve([Double])
        case close

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            switch try list.decode(String.self) {
            case "move": self = .move(try list.decode(Double.self), try list.decode(Double.self))
            case "line": self = .line(try list.decode(Double.self), try list.decode(Double.self))
            case "curve": self = .curve(try (0..<4).map { _ in try list.decode(Double.self) })
            case "close": self = .close
            case let other:
                throw DecodingError.dataCorruptedError(in: list, debugDescription: "no command \(other)")
            }
        }
    }
    private struct Stroke: Decodable {
        var width: Double
        var color: String
    }
    private enum Keys: CodingKey { case size, commands, stroke }

    var size: (Int, Int)
    var commands: [Command]
    var width: Double

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        var size = try container.nestedUnkeyedContainer(forKey: .size)
        self.size = (try size.decode(Int.self), try size.decode(Int.self))
        commands = try container.decode([Command].self, forKey: .commands)
        width = try container.decode(Stroke.self, forKey: .stroke).width
    }
}

private struct Notebook: Decodable {
    private struct Page: Decodable {
        var heading: String
        var lines: [String]
    }
    private struct OldPage: Decodable {
        var heading: String
        var text: String
    }
    private struct Author: Decodable {
        var given: String
        var family: String
    }
    private enum Keys: CodingKey { case format, pages, author }

    var titles: [String]
    var author: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        switch try container.decodeIfPresent(Int.self, forKey: .format) ?? 1 {
        case 1:
            titles = try container.decode([OldPage].self, forKey: .pages).map(\.heading)
            author = try container.decode(String.self, forKey: .author)
        case 2:
            titles = try container.decode([Page].self, forKey: .pages).map(\.heading)
            let author = try container.decode(Author.self, forKey: .author)
            self.author = "\(author.given) \(author.family)"
        case let format:
            throw DecodingError.dataCorruptedError(
                forKey: .format, in: container, debugDescription: "format \(format) is newer than this program")
        }
    }
}

private struct Recipe: Decodable {
    struct Amount: Decodable {
        enum Unit: String { case gram = "g", millilitre = "ml" }
        var value: Int
        var unit: Unit

        init(from decoder: any Decoder) throws {
            let text = try String(from: decoder)
            let parts = text.split(separator: " ")
            guard parts.count == 2, let value = Int(parts[0]), let unit = Unit(rawValue: String(parts[1])) else {
                throw decoder.corrupted("\(text) is no amount")
            }
            self.value = value
            self.unit = unit
        }
    }
    struct Step: Decodable {
        var text: String
        var minutes: UInt8
    }
    private enum Keys: CodingKey { case name, serves, steps, ingredients }

    var name: String
    var serves: Int
    var minutes: Int
    var ingredients: [String: Amount]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        name = try container.decode(String.self, forKey: .name)
        serves = try container.decode(Int.self, forKey: .serves)
        guard serves > 0 else { throw Refusal(reason: "serves nobody") }
        minutes = try container.decode([Step].self, forKey: .steps).reduce(0) { $0 + Int($1.minutes) }
        ingredients = try container.decode([String: Amount].self, forKey: .ingredients)
    }
}

private struct Rating: Decodable {
    private struct Bounds: Decodable {
        var low: Int
        var high: Int
    }
    private enum Keys: CodingKey { case item, score, votes, note }

    var item: String
    var score: ClosedRange<Int>
    var votes: UInt
    var note: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        item = try container.decode(String.self, forKey: .item)
        if let score = try? container.decode(Int.self, forKey: .score) {
            self.score = score...score
        } else {
            let bounds = try container.decode(Bounds.self, forKey: .score)
            guard bounds.low <= bounds.high else {
                throw DecodingError.dataCorruptedError(
                    forKey: .score, in: container, debugDescription: "low above high")
            }
            score = bounds.low...bounds.high
        }
        votes = try container.decode(UInt.self, forKey: .votes)
        note = try container.decodeIfPresent(String.self, forKey: .note)
    }
}

private struct Reply: Decodable {
    struct Sum: Decodable {
        var sum: Int
        var unit: String
    }
    struct Failure: Decodable, Error {
        var code: Int
        var text: String
    }
    private enum Keys: CodingKey { case ok, value, error, id }

    var id: Int
    var result: Result<Sum, Failure>

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        id = try container.decode(Int.self, forKey: .id)
        if try container.decode(Bool.self, forKey: .ok) {
            result = .success(try container.decode(Sum.self, forKey: .value))
        } else {
            result = .failure(try container.decode(Failure.self, forKey: .error))
        }
    }
}

private struct SavedGame: Decodable {
    private enum Keys: CodingKey { case level, player, board, played, x, y, items, hours, minutes }

    var level: Int
    var position: (Int, Int)
    var items: Set<String>
    var rows: [Substring]
    var minutes: Int

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: Keys.self)
        level = try root.decode(Int.self, forKey: .level)
        let player = try root.nestedContainer(keyedBy: Keys.self, forKey: .player)
        position = (try player.decode(Int.self, forKey: .x), try player.decode(Int.self, forKey: .y))
        items = try player.decode(Set<String>.self, forKey: .items)
        rows = try root.decode(String.self, forKey: .board).split(separator: "\n")
        guard rows.contains(where: { $0.contains("@") }) else {
            throw DecodingError.dataCorruptedError(forKey: .board, in: root, debugDescription: "nobody on the board")
        }
        let played = try root.nestedContainer(keyedBy: Keys.self, forKey: .played)
        minutes = try played.decode(Int.self, forKey: .hours) * 60 + played.decode(Int.self, forKey: .minutes)
    }
}

private struct Contact: Decodable {
    private enum Keys: CodingKey { case email, mail, firstName, lastName, first_name, last_name, phones }

    var email: String
    var name: String
    var phones: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        func text(_ keys: Keys...) throws -> String {
            for key in keys.dropLast() {
                if let text = try? container.decode(String.self, forKey: key) { return text }
            }
            return try container.decode(String.self, forKey: keys[keys.count - 1])
        }
        email = try text(.email, .mail)
        name = try text(.first_name, .firstName) + " " + text(.last_name, .lastName)
        phones = try container.decodeIfPresent([String].self, forKey: .phones) ?? []
    }
}
