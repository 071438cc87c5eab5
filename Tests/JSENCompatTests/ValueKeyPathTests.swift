import JSENCompat
import Testing

/// Members of values, by key and by path.
struct ValueKeyPathTests {
    let order: JSEN = ["item": "tea", "to": ["name": "Ann", "address": ["city": "Bonn"]], "a.b": 1]

    @Test func readsMembers() {
        #expect(order["item"] == "tea")
        #expect(order["nothing"] == nil)
        #expect(JSEN.array([1])["0"] == nil)
        #expect(order[keyPath: "to.address.city"] == "Bonn")
        #expect(order[keyPath: "to.address.street"] == nil)
        #expect(order[keyPath: "item.x"] == nil)
        #expect(order[keyPath: ""] == nil)
        #expect(order[keyPath: "a.b"] == nil)
        #expect(order[keyPath: KeyPath(segments: ["a.b"])] == 1)
    }

    @Test func setsAndRemovesMembers() {
        var order = order
        order["item"] = "coffee"
        order["a.b"] = nil
        order[keyPath: "to.address.city"] = "Rome"
        order[keyPath: "to.name"] = nil
        #expect(order == ["item": "coffee", "to": ["address": ["city": "Rome"]]])
        order["to"] = .null
        #expect(order == ["item": "coffee", "to": nil])
    }

    @Test func createsMissingObjects() {
        var order = order
        order[keyPath: "by.post.stamps"] = 2
        #expect(order["by"] == ["post": ["stamps": 2]])
        order[keyPath: "from.address"] = nil
        #expect(order["from"] == nil)
        let longest = KeyPath(segments: Array(repeating: "a", count: 512))
        order[keyPath: longest] = 1
        #expect(order[keyPath: longest] == 1)
    }

    @Test func otherPathsChangeNothing() {
        var order = order
        order[keyPath: "item.size"] = 1
        order[keyPath: ""] = 1
        order[keyPath: "."] = 1
        order[keyPath: "x..y"] = 1
        order[keyPath: KeyPath(segments: Array(repeating: "a", count: 513))] = 1
        #expect(order == self.order)
        var list: JSEN = [1]
        list["0"] = 2
        #expect(list == [1])
        var null = JSEN.null
        null[keyPath: "a.b"] = 1
        #expect(null == .null)
    }
}
