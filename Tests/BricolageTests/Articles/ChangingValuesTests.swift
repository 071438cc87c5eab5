import Bricolage
import Testing

/// The snippets of the article on changing values.
@Suite("Changing values")
struct ChangingValuesTests {
    @Test func changing() throws {
        // snippet
        var order: JSON = ["item": "tea", "amount": 3, "tags": ["hot", nil], "price": 4.5]
        order["amount"] = 4
        order["tags"]?[1] = "green"
        order[pointer: "/customer/name"] = "Ann"
        order["price"] = nil
        let text = order.serialized()
        // end
        try PrintedText.expect(text, in: "ChangingValues")

        // snippet
        let item = order["item"]?.string
        let amount = order["amount"]?.int
        let first = order["tags"]?[0]
        let nothing = order["item"]?["length"]
        switch order["customer"] {
        case .object(let members): print("ordered by \(members["name"] ?? "nobody")")
        case .null, nil: print("anonymous")
        case let other?: print("an unusual customer: \(other)")
        }
        // end
        #expect(item == "tea" && amount == 4 && first == "hot" && nothing == nil)
        order["tags"]?.array?.append("hot")
        #expect(order["tags"] == ["hot", "green", "hot"])
    }

    @Test func numbers() throws {
        // snippet
        let numbers = try JSON(parsing: "[1.0, 1, 1e400, 18446744073709551616, 0.1]")
        let same = numbers[0] == numbers[1]
        let whole = numbers[0]?.int
        let tooLarge = numbers[3]?.int
        let nearest = numbers[4]?.double
        let digits = numbers.serialized()
        // end
        #expect(same && whole == 1 && tooLarge == nil && nearest == 0.1)
        try PrintedText.expect(digits, in: "ChangingValues")
    }

    @Test func objects() throws {
        // snippet
        let object: JSON = ["b": 1, "a": 2]
        let isEqual = object == ["a": 2, "b": 1]
        for (key, value) in object.object ?? [:] { print(key, value) }
        let sorted = object.serialized(JSONFormatting(indentation: .spaces(2), sortsKeys: true))
        // end
        #expect(isEqual && object.object?.keys == ["b", "a"])
        try PrintedText.expect(sorted, in: "ChangingValues")
        #expect(try JSON(parsing: #"{"a": 1, "a": 2}"#) == ["a": 2])
    }

    @Test func places() throws {
        // snippet
        var menu: JSON = ["dishes": [["name": "soup", "price": 4]]]
        let price = menu[pointer: "/dishes/0/price"]
        menu[pointer: "/dishes/-"] = ["name": "rice"]
        menu[keyPath: "dishes[1].price"] = 3
        let names = menu["dishes"]?.array?.map { $0["name"] }
        try menu.set(5, at: JSONPointer("/dishes/0/price"))
        // end
        #expect(price == 4 && names == ["soup", "rice"])
        #expect(throws: JSONPointerError.self) { try menu.set(5, at: JSONPointer("/dishes/first/price")) }

        // snippet
        struct Dish: Codable, Equatable {
            var name: String
            var price: Int?
        }
        let dishes = try JSON.Decoder().decode([Dish].self, from: JSONDocument(menu["dishes"] ?? []))
        let value = try JSON.Encoder().encodeToJSON(dishes)
        // end
        #expect(dishes == [Dish(name: "soup", price: 5), Dish(name: "rice", price: 3)])
        #expect(value == menu["dishes"])
    }
}
