import JSENCompat
import Testing

/// The examples of JSEN's page.
struct PageTests {
    @Test func literalsBecomeCases() {
        let request: [String: JSEN] = [
            "key": "value",
            "another_key": 42,
        ]
        #expect(request == ["key": .string("value"), "another_key": .int(42)])
    }

    @Test func percentConvertsVariables() {
        let normalizedAmount = 1250
        let request: [String: JSEN] = ["amount": %normalizedAmount]
        #expect(request["amount"] == .int(1250))
    }

    @Test func keyPathsReadNestedValues() {
        let request: [String: JSEN] = [
            "1st": [
                "2nd": [
                    "3rd": "Hello!"
                ]
            ]
        ]
        #expect(request[keyPath: "1st.2nd.3rd"] as? JSEN == "Hello!")
    }

    @Test func declarationHasTheseCases() {
        let values: [JSEN] = [
            .int(1), .double(1.5), .string("a"), .bool(true), .array([.null]), .dictionary([:]), .null,
        ]
        let names = values.map { value in
            switch value {
            case .int: "int"
            case .double: "double"
            case .string: "string"
            case .bool: "bool"
            case .array: "array"
            case .dictionary: "dictionary"
            case .null: "null"
            }
        }
        #expect(names == ["int", "double", "string", "bool", "array", "dictionary", "null"])
    }
}
