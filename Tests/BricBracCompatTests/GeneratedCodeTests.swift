import BricBracCompat
import Curio3Models
import Foundation
import Testing

/// Code as the generator of BricBrac 3 writes it, with only its import changed.
@Suite struct GeneratedCodeTests {
    private let text = """
        {"id": 7, "label": {"title": "Poems", "row": 2}, "owner": {"firm": "Books Ltd"}, "width": "auto",
        "colour": null, "beside": {"label": {"title": "Maps", "row": 3}, "owner": {"name": "Ann"}, "tags": ["a", "b"]},
        "extra": {"any": [1, null]}}
        """

    @Test(arguments: [true, false])
    func itReadsAndWrites(isOurs: Bool) throws {
        let shelf = try isOurs ? Shelf.parseJSON(text) : Shelf.parseJSON(text, using: JSONDecoder())
        #expect(shelf.id == ShelfId(.init(7)))
        #expect(shelf.label.v1.title == "Poems" && shelf.label.v2.row == 2)
        #expect(shelf.owner.v2?.firm == "Books Ltd" && shelf.owner.v1 == nil)
        #expect(shelf.width == .v2(.auto) && shelf.colour == .some(.null))
        #expect(shelf.beside?.owner == .v1(.init(name: "Ann")) && shelf.beside?.colour == nil)
        #expect(shelf.beside?.tags?.array == ["a", "b"])
        #expect(try shelf.bricEncoded() == Bric.parse(text))
        #expect(try JSONDecoder().decode(Shelf.self, from: JSONEncoder().encode(shelf)) == shelf)
    }

    @Test func itRefusesOtherMembers() throws {
        #expect(throws: DecodingError.self) {
            try Shelf.parseJSON(#"{"label": {"title": "x", "row": 1}, "owner": {"name": "y"}, "size": 1}"#)
        }
        let error = try #require(throws: DecodingError.self) {
            try Shelf.parseJSON(#"{"label": {"title": "x", "row": "1"}, "owner": {"name": "y"}}"#)
        }
        guard case .typeMismatch(_, let context) = error else { Issue.record("\(error)"); return }
        #expect(context.codingPath.map(\.stringValue) == ["label", "row"])
    }

    @Test func itIsChangedInPlace() {
        var shelf = Shelf(label: .init(v1: .init(title: "a"), v2: .init(row: 1)), owner: .init(.init(name: "b")))
        #expect(shelf.beside == nil)
        shelf.beside = shelf
        shelf.beside?.width = .init(2.5)
        shelf.tags = ["one"]
        #expect(shelf.beside?.width == .v1(2.5) && shelf.tags == .v1("one"))
        #expect(Shelf.codableKeys[\Shelf.colour] == .colour && Shelf.CodingKeys.colour.keyDescription != nil)
    }
}
