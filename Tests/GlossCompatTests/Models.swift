import Foundation
import GlossCompat

struct Author: Glossy, Equatable {
    let id: Int
    let name: String?

    init(id: Int, name: String?) {
        (self.id, self.name) = (id, name)
    }

    init?(json: JSON) {
        guard let id: Int = "id" <~~ json else { return nil }
        self.id = id
        self.name = "name" <~~ json
    }

    func toJSON() -> JSON? {
        id < 0 ? nil : jsonify(["id" ~~> id, "name" ~~> name])
    }
}

enum Binding: String {
    case paper, cloth
}

struct Book: Glossy {
    let title: String
    let binding: Binding?
    let authors: [Author]
    let home: URL?

    init?(json: JSON) {
        guard let title: String = "title" <~~ json, let authors: [Author] = "by.authors" <~~ json else { return nil }
        self.title = title
        self.authors = authors
        self.binding = "binding" <~~ json
        self.home = "home" <~~ json
    }

    func toJSON() -> JSON? {
        jsonify(["title" ~~> title, "binding" ~~> binding, "by.authors" ~~> authors, "home" ~~> home])
    }
}

/// The object that `JSONSerialization` makes of a text.
func foundation(_ text: String) throws -> JSON {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? JSON ?? [:]
}

/// The reasons of a decode, as text.
func reasons<Result>(_ body: () throws -> Result?) rethrows -> [String] {
    try Gloss.explain(body).reasons.map(\.description)
}
