import Bricolage
import BricolageValidation
import ConfiguredGoldenModels
import Foundation
import Testing

/// Each configuration in `Configured` tests one option; the resulting types are compiled, and read and write values.
///
/// `BRICOLAGE_RECORD=1 swift test --filter ConfigurationTests` writes `Tests/GoldenModels/Configured` anew.
@Suite("Configurations")
struct ConfigurationTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Configured")
    private static let golden = folder.appendingPathComponent("../../GoldenModels/Configured").standardized

    static let names = [
        "adopting", "alphabetical", "bare", "checked", "classes", "closed", "compared", "convenient", "dated",
        "defaulted", "definitions", "encapsulated", "exact", "excluded", "extended", "fixed", "formatted",
        "headed", "identified", "indirect", "internal", "namespaced", "newerAPI", "olderAPI", "only", "operations",
        "overridden", "plainClasses", "plainNamespaced", "plainReserved", "plainWrapped", "renamed", "reserved",
        "schemaOrder", "several", "trimmed", "unequal", "unshared", "wrapped",
    ]

    @Test("make the golden files", arguments: names)
    func golden(name: String) throws {
        let run = try CurioRun("generate", "--strict", "--config", "\(name).curio.json", folder: Self.folder)
        #expect(run.status == 0, "\(run.errors)")
        let file = Self.golden.appendingPathComponent(name.prefix(1).uppercased() + name.dropFirst() + ".swift")
        if ProcessInfo.processInfo.environment["BRICOLAGE_RECORD"] == "1" {
            try Data(run.output.utf8).write(to: file)
        }
        #expect(run.output == String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }

    @Test("are all listed here, so that each is tested")
    func complete() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let configurations = files.filter { $0.hasSuffix(".curio.json") }.map { $0.dropLast(".curio.json".count) }
        #expect(configurations.map(String.init).sorted() == Self.names)
    }

    private static let menu = """
        {"dishes": [{"name": "Soup", "calories": 120, "side": {"name": "Bread"}}, {"name": "Cake", "id": "c"}],
         "kind": "lunch", "first-course": {"name": "Salad", "origin": "garden"}, "price": 12.5,
         "number": "0ED18EDF-96C8-4A1B-A41B-1D8D2A7F2F11", "weight": null, "drink": "water",
         "note": {"text": "fresh"}, "chef": "Ann"}
        """

    private func roundTrips<T: Codable>(_ type: T.Type, _ text: String) throws {
        let original = try JSON(parsing: text)
        #expect(try JSON(parsing: JSON.encode(JSON.decode(type, from: Array(text.utf8)))) == original, "\(type)")
    }

    @Test("make types that read and write menus without loss")
    func roundTrips() throws {
        let menu = Self.menu
        try roundTrips(AdoptingMenu.self, menu)
        try roundTrips(SortedMenu.self, menu)
        try roundTrips(SharedMenu.self, menu)
        try roundTrips(AllMenu.self, menu)
        try roundTrips(EncapsulatedMenu.self, menu)
        try roundTrips(ExcludedMenu.self, menu)
        try roundTrips(FixedMenu.self, menu)
        try roundTrips(HeadedMenu.self, menu)
        try roundTrips(IdentifiedMenu.self, menu)
        try roundTrips(BoxedMenu.self, menu)
        try roundTrips(
            Kitchen.Menu.self, menu.replacing(#""note": {"text": "fresh"}"#, with: #""note": [{"name": "a"}]"#))
        try roundTrips(TypedMenu.self, menu)
        try roundTrips(Card.self, menu)
        try roundTrips(ListedMenu.self, menu)
        try roundTrips(BriefMenuValue.self, menu)
        try roundTrips(UnsharedMenu.self, menu)
        try roundTrips(WrappedMenu.self, menu)
        let id = #"{"name": "Soup", "id": "0ED18EDF-96C8-4A1B-A41B-1D8D2A7F2F11", "tags": ["hot"]}"#
        try roundTrips(ExtendedDish.self, id)
        try roundTrips(OnlyDish.self, id)
        let plain = #"{"dishes": [{"name": "Soup"}], "kind": "dinner", "price": 3, "weight": 2.5, "drink": "water"}"#
        try roundTrips(PlainSharedMenu.self, plain)
        try roundTrips(PlainKitchen.Menu.self, plain)
        try roundTrips(PlainWrappedMenu.self, plain)
    }

    @Test("make types called Type, Self, Protocol and init inside of a namespace")
    func reservedNames() throws {
        let form = """
            {"field": {"name": "a", "sort": "many", "parent": {"name": "b"}}, "fields": [{"name": "c"}],
             "named": {"x": {"name": "d"}}, "sort": "none", "order": "many", "boxed": [{"name": "e"}],
             "any": {"two": "f"}}
            """
        try roundTrips(Paper.Form.self, form)
        try roundTrips(Sheet.Form.self, form)
        #expect(Paper.Form.Field.alternatives.contains { $0 == Paper.Forms.types[5] })
        #expect(Paper.Forms.types.count == 12 && Sheet.Forms.types.count == 12)
        let wrong = #"{"field": {"name": "a", "parent": {}}}"#
        let error = #expect(throws: DecodingIssues.self) { try JSON.decode(Paper.Form.self, from: wrong) }
        #expect(error?.issues.first?.pointer.description == "/field/parent")
    }

    private static let guest = """
        {"name": "Ann", "number": "0ED18EDF-96C8-4A1B-A41B-1D8D2A7F2F11", "born": "1990-02-28",
         "seen": "2026-01-02T03:04:05Z", "site": "https://example.com", "seats": 4, "diet": "vegan", "score": 0.10,
         "contact": {"kind": "letter", "street": "Long", "floor": 3}}
        """

    @Test("make types that read and write guests without loss")
    func guests() throws {
        let guest = Self.guest
        try roundTrips(BareGuest.self, guest)
        try roundTrips(CheckedGuest.self, guest)
        try roundTrips(ClosedGuest.self, guest)
        try roundTrips(ComparedGuest.self, guest)
        try roundTrips(ConvenientGuest.self, guest)
        try roundTrips(DatedGuest.self, guest)
        try roundTrips(DefaultedGuest.self, guest)
        try roundTrips(ExactGuest.self, guest)
        try roundTrips(FormattedGuest.self, guest)
        let odd = #"{"name": "Ann", "diet": "fish", "contact": {"kind": "pigeon"}}"#
        try roundTrips(BareGuest.self, odd)
        try roundTrips(ExactGuest.self, odd)
    }

    @Test("determine how types treat formats, defaults, numbers and unknown values of enumerations")
    func options() throws {
        let guest = try JSON.decode(FormattedGuest.self, from: Self.guest)
        #expect(guest.number?.value == UUID(uuidString: "0ED18EDF-96C8-4A1B-A41B-1D8D2A7F2F11"))
        #expect(guest.site?.value.host() == "example.com" && guest.born?.text == "1990-02-28")
        let dated = try JSON.decode(DatedGuest.self, from: Self.guest)
        #expect(dated.number?.hasPrefix("0ED18EDF") == true && dated.seen?.text == "2026-01-02T03:04:05Z")
        let wrong = #"{"name": "Ann", "number": "7"}"#
        #expect(throws: DecodingIssues.self) { try JSON.decode(FormattedGuest.self, from: wrong) }
        #expect(try JSON.decode(DatedGuest.self, from: wrong).number == "7")

        #expect(try JSON.decode(DefaultedGuest.self, from: #"{"name": "Ann"}"#).seats == 2)
        #expect(BareGuest(name: "Ann").seats == nil && ExactGuest(name: "Ann").seats == 2)
        #expect(ExactGuest(name: "Ann").diet == .any)

        let score = try JSON.decode(ExactGuest.self, from: Self.guest).score
        #expect(score?.description == "0.10")
        for (text, path) in [
            (#"{"name": "A", "diet": "fish"}"#, "/diet"),
            (#"{"name": "A", "contact": {"kind": "pigeon"}}"#, "/contact/kind"),
        ] {
            let error = #expect(throws: DecodingIssues.self) { try JSON.decode(ClosedGuest.self, from: text) }
            #expect(error?.issues.first?.pointer.description == path)
        }

        #expect(throws: (any Error).self) { try CheckedGuest(valid: #"{"name": ""}"#) }
        #expect(try CheckedGuest(valid: #"{"name": "Ann"}"#).name == "Ann")
        let first = try JSON.decode(ComparedGuest.self, from: Self.guest)
        #expect(first == (try JSON.decode(ComparedGuest.self, from: Self.guest)) && first != ComparedGuest(name: "Ann"))
        let convenient = try JSON.decode(ConvenientGuest.self, from: Self.guest)
        #expect(convenient.contact?.letterValue?.street == "Long" && convenient.contact?.phoneValue == nil)
        #expect(ConvenientGuest(name: "Ann", contact: "by hand").contact?.stringValue == "by hand")
    }

    @Test("make types that are not Equatable, and read and write walks without loss")
    func tuplesWithoutConformances() throws {
        for stop in ["[]", #"["gate"]"#, #"["gate", null]"#, #"["gate", {"text": "left", "colour": null}, 3]"#] {
            try roundTrips(
                Walk.self,
                #"{"stops": [\#(stop)], "before": {"pace": "slow"}, "signs": {"a": {"text": "b"}}, "end": [1.5, {"text": "c"}]}"#
            )
        }
        #expect(!(Walk.self is any Equatable.Type) && !(Stop.self is any Equatable.Type))
    }

    @Test("change the names, members, kinds and conformances of types")
    func uses() throws {
        let card = Card(dishes: [Plate(name: "Soup", energy: 120)], kind: .noon, opening: Starter(name: "Salad"))
        #expect(card.dishes[0].energy == 120 && card.grams == .absent)
        #expect(Kitchen.Schemas.types.count == 5)
        #expect(
            try JSON(parsing: Kitchen.menuSchema)
                == JSON(
                    parsing: Data(
                        contentsOf: Self.folder.appendingPathComponent("menu.schema.json"))))
        let extended = ExtendedDish(name: "Soup", id: UUID(uuidString: "0ED18EDF-96C8-4A1B-A41B-1D8D2A7F2F11"))
        #expect(extended.tags == nil && extended.id != nil)
        #expect(IdentifiedMenu(dishes: [], kind: .lunch, number: "7").id == "7")
        #expect(IdentifiedDish(name: "Soup", id: "s").id == "s")
        #expect(AdoptingDish(name: "Soup") as Any is any CustomTasting && AdoptingMenu.Kind.lunch as Any is any Served)
        #expect(WrappedDish(name: WrappedDish.DishName("Soup")).name.value == "Soup")
        #expect(
            EncapsulatedMenu(dishes: [], kind: .lunch, price: EncapsulatedPrice(2), number: Code("c")).price?.value == 2
        )
        let shared = SharedDish(name: "Soup")
        let same = shared
        same.name = "Cake"
        #expect(shared.name == "Cake" && shared == SharedDish(name: "Cake"))
        #expect(shared.hashValue == SharedDish(name: "Cake").hashValue && shared != SharedDish(name: "Soup"))
        #expect(try JSON.decode(ExcludedMenu.self, from: Self.menu).firstCourse?["origin"]?.string == "garden")
        #expect(try JSON.decode(TypedMenu.self, from: Self.menu).number?.uuidString.hasPrefix("0ED18EDF") == true)
        #expect(AllUnused(level: 1).level == 1)
    }
}
