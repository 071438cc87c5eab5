import BricBracCompat
import Foundation
import Testing

@Suite struct ValuesTests {
    @Test func nullables() throws {
        let null: Nullable<String> = .null
        #expect(null.isExplicitNull && null.fullValue == nil && null.nullValue == .null)
        #expect(Nullable.full("x").fullValue == "x" && !Nullable.full("x").isExplicitNull)
        #expect(try [null, .full("x")].encodedString() == #"[null,"x"]"#)
        #expect(try [Nullable<String>].parseJSON(#"[null,"x"]"#) == [.null, .full("x")])
        #expect(try [Nullable<String>].parseJSON(#"[null,"x"]"#, using: JSONDecoder()) == [.null, .full("x")])
        var name: String? = nil
        #expect(name.asNullable == .null && name.asNullableOptional == nil)
        name.asNullable = .full("y")
        #expect(name == "y" && name.asNullableOptional == .full("y"))
        name.asNullableOptional = .null
        #expect(name == nil)
        var flag: ExplicitNull? = nil
        #expect(flag.explicitNullAsFalse)
        flag.explicitNullAsFalse = false
        #expect(flag == .some(.null))
    }

    @Test func indirectValues() throws {
        struct Node: Codable, Equatable { var value: Int, next: Indirect<Node>? }
        var node = Node(value: 1, next: .init(Node(value: 2, next: nil)))
        #expect(node.next?.wrappedValue.value == 2 && node.next?.rawValue.value == 2)
        node.next?.wrappedValue.value = 3
        #expect(try node.encodedString() == #"{"value":1,"next":{"value":3}}"#)
        #expect(try Node.parseJSON(node.encodedString()) == node)
        #expect(Optional(4).indirect() == .some(Indirect(rawValue: 4)) && Int?.none.indirect() == nil)
        #expect(Indirect.some(2).flatMap { $0 + 1 } == 3)
    }

    @Test func defaultsAndFaults() {
        struct Holder: Equatable { var map: [String: [Int]]?, list: [Int]? }
        var holder = Holder()
        holder.map.faulted["x"].faulted.append(2)
        #expect(holder.map == ["x": [2]])
        holder.map.faulted["x"].defaulted.removeAll()
        #expect(holder.map == [:])
        holder.map.defaulted = [:]
        #expect(holder.map == nil)
        #expect(holder[faulting: \.list] == [])
        holder[faulting: \.list] = [1]
        #expect(holder.list == [1])
        var number: Int? = nil
        #expect(number[faulting: 5] == 5 && number[faultingValue: 6] == 6)
        number[faulting: 5] = 5
        #expect(number == 5)
        number[defaulting: 5] = 5
        #expect(number == nil)
        number[defaultingValue: 5] = 6
        #expect(number == 6)
        #expect([Int].defaultValue.isDefaultedValue && Set<Int>?.defaultValue == .some([]))
        var list = [1]
        list.toggleDefault([1])
        #expect(list == [])
        list.toggleDefault([1])
        #expect(list == [1])
    }

    @Test func pathsThroughOptionals() {
        struct Inner: Equatable, Defaultable {
            var name: String? = nil, size = 0
            static let defaultValue = Inner()
        }
        struct Outer { var inner: Inner? }
        var outer = Outer()
        outer.inner[flatMap: \.name] = "lost"
        #expect(outer.inner == nil && outer.inner[some: \.name] == .none)
        outer.inner[someDef: \.name] = "x"
        #expect(outer.inner == Inner(name: "x") && outer.inner[some: \.name] == .some("x"))
        outer.inner[map: \.size] = 3
        #expect(outer.inner?.size == 3 && outer.inner[map: \.size] == 3)
        outer.inner[map: \.size] = nil
        #expect(outer.inner == nil)
        outer.inner[defaultMap: \.size] = 4
        #expect(outer.inner == Inner(size: 4) && outer.inner[defaultMap: \.size] == 4)
        enum Mood: String { case calm, wild }
        var mood: Mood? = .calm
        mood.rawOptional = "wild"
        #expect(mood == .wild && mood.rawOptional == "wild")
        var text: String? = "calm"
        #expect(text[rawDefaulted: Mood?.none] == .calm)
        text[rawDefaulted: Mood?.none] = .wild
        #expect(text == "wild")
        #expect(mood[narrowMap: [.calm: 1, .wild: 2]] == 2)
        mood[narrowMap: [.calm: 1, .wild: 2]] = 2
        #expect(mood == .wild)
        mood[narrowMap: [.calm: 1]] = 1
        #expect(mood == .calm)
    }

    @Test func identities() throws {
        struct Id: RawCodable, Hashable { var rawValue: UUID }
        struct Thing: Actualizable, Equatable { var id: Id?, name: String }
        var thing = Thing(id: nil, name: "x")
        let (id, actual) = thing.actual
        let isSame = actual ~==~ thing
        #expect(actual.id == id && thing.id == nil && actual.ideal == thing && isSame)
        thing.actualize { .fixedUUID(7) }
        #expect(thing.id?.rawValue.uuidString == "00000000-0000-0000-0000-000000000007")
        let earlier = thing.id
        #expect(thing.actualize() == earlier && thing.id == earlier)
        #expect(thing.reactualized.id != thing.id && thing.reactualized.name == "x")
        #expect(UUID.fixedUUID().uuidString == "00000000-0000-0000-0000-000000000000")
        #expect(UUID.fixedUUID(1, 0xAB).uuidString == "00000000-0000-0000-0000-00000000AB01")
    }

    @Test(arguments: [
        "2012-12-31T23:59:59.000Z", "2012-02-29T12:00:00.000Z", "1999-01-01T00:00:00.125+05:30",
        "2000-02-29T24:00:00.000Z", "2001-01-01T01:02:03.000-03:30", "2001-01-01T01:02:03.000-00:30",
    ])
    func dates(_ text: String) throws {
        let date = try #require(Bric.str(text).dtm)
        #expect(date.description == text)
        #expect(try BricDateTime.brac(bric: date.bric()) == date)
    }

    @Test(arguments: [
        "2011-02-29T12:00:00.000Z", "2012-11-31T00:00:00Z", "2012-13-01T00:00:00Z", "2012-00-01T00:00:00Z",
        "2012-01-01T24:00:01Z", "2012-01-01T12:60:00Z", "2012-01-01T12:00:60Z", "2012-01-01T12:00:00+24:00",
        "2012-01-01T12:00:00+00:60", "2012-01-01T12:00:00", "2012-01-01", "1900-02-29T00:00:00Z", "x", "",
    ])
    func dateTimesThatAreNone(_ text: String) {
        #expect(BricDateTime(text) == nil)
        #expect(throws: BracError.self) { try BricDateTime.brac(bric: .str(text)) }
    }

    @Test func replacing() {
        #expect("banana".replace(string: "an", with: "x") == "bxxa")
        #expect("banana".replace(string: "", with: "x") == "banana")
        #expect("banana".replace(character: "a", with: "") == "bnn")
        var text = "aa"
        text.replaceInPlace("a", replacement: "aa")
        #expect(text == "aaaa")
        #expect("a\"b".enquote("\"") == #""a\"b""# && "ab".enquote("'", escape: nil) == "'ab'")
    }

    @Test func settingAnythingButTheSubstituteKeepsIt() {
        var number: Int? = nil
        number[defaulting: 5] = 6
        #expect(number == 6 && number[defaulting: 5] == 6)
        number[defaultingValue: 6] = 6
        #expect(number == nil)
        var list: [Int]? = nil
        list.defaulted = [1]
        #expect(list == [1])
    }
}
