import Foundation
import JSONSchemaCompat
import Testing

/// Schemas of objects.
struct SchemaTests {
    struct Order: JSONSchemaType {
        enum PropertyName: String {
            case item
            case amount
            case note
            case address
            case city
        }

        var properties: [PropertyName: JSONValueValidator] {
            [
                .item: string(), .amount: number(value(min: 1)), .note: anyOf(string(), null()),
                .address: object(schema(Address())),
            ]
        }
        let required: [PropertyName] = [.item, .amount]
        let dependencies: [PropertyName: PropertyDependency<PropertyName>] = [
            .note: .property([.address, .item]), .address: .schema(Local().asExtension),
        ]
    }

    struct Local: JSONSchemaType {
        typealias PropertyName = Order.PropertyName

        var properties: [PropertyName: JSONValueValidator] { [.city: string()] }
        var required: [PropertyName] { [.city] }
    }

    struct Address: JSONSchemaType {
        enum PropertyName: String {
            case street
        }

        let properties: [PropertyName: JSONValueValidator] = [.street: Checks().string()]
        let required: [PropertyName] = [.street]
        let additionalProperties = false
        let patternProperties: [PatternPropertyName: JSONValueValidator] = [
            PatternPropertyName(pattern: "x-.*"): Checks().number(),
            PatternPropertyName(pattern: ".*-y"): Checks().number(Checks().value(max: 5)),
        ]
    }

    private func issues(_ body: () throws -> Void) -> [String] {
        do {
            try body()
            return []
        } catch {
            return (error as? JSONValidationError)?.issues.map(\.description) ?? ["\(error)"]
        }
    }

    @Test func validObjects() throws {
        let small = try Order().validate(against: ["item": .string("tea"), "amount": .number(2)])
        #expect(small[.item] as? String == "tea")
        #expect(small[.amount] as? NSNumber == 2)
        #expect(small[.note] == nil)
        let large = try Order().validate(against: [
            "item": .string("tea"), "amount": .number(2), "note": .null, "city": .string("Bonn"),
            "address": .object(["street": .string("Main"), "x-1": .number(9), "x-y": .number(5)]), "more": .number(1),
        ])
        #expect(large[.note] is NSNull)
        #expect(large[.city] as? String == "Bonn")
        #expect((large[.address] as? JSONObject)?["street"] == .string("Main"))
        #expect(large["more"] as? NSNumber == 1)
        #expect(large["item"] == nil)
    }

    @Test func everythingThatIsWrong() {
        let object: JSONObject = [
            "amount": .number(0), "note": .number(1),
            "address": .object(["x-1": .string(""), "x-y": .number(6), "a-y": .null, "other": .null]),
        ]
        let expected = [
            "expected a number, found null at /address/a-y",
            "expected no such property at /address/other",
            #"expected a number, found the string "" at /address/x-1"#,
            "expected at most 5, found 6 at /address/x-y",
            #"missing "street" at /address"#,
            "expected at least 1, found 0 at /amount",
            "expected a value that one of several rules accepts at /note",
            #"missing "item""#,
            #"missing "city""#,
        ]
        for _ in 0..<5 { #expect(issues { _ = try Order().validate(against: object) } == expected) }
    }

    @Test func dependenciesApplyToPresentPropertiesOnly() {
        #expect(
            issues { _ = try Order().validate(against: ["item": .string(""), "amount": .number(1), "note": .null]) }
                == [#"missing "address", which "note" requires"#])
        #expect(
            issues { _ = try Order().validate(against: ["amount": .number(1), "note": .null]) }
                == [#"missing "item""#, #"missing "address", which "note" requires"#])
    }

    @Test func missingPropertiesRequireNothing() {
        struct Parcel: JSONSchemaType {
            enum PropertyName: String {
                case from, sender, street
            }

            let properties: [PropertyName: JSONValueValidator] = [:]
            let required: [PropertyName] = [.from]
            let dependencies: [PropertyName: PropertyDependency<PropertyName>] = [
                .from: .property([.sender]), .sender: .property([.street]),
            ]
        }
        #expect(issues { _ = try Parcel().validate(against: [:]) } == [#"missing "from""#])
        #expect(
            issues { _ = try Parcel().validate(against: ["from": .null]) }
                == [#"missing "sender", which "from" requires"#])
    }

    @Test func knownNamesAreNotMisspelt() {
        struct Person: JSONSchemaType {
            enum PropertyName: String {
                case name, names
            }

            let properties: [PropertyName: JSONValueValidator] = [.name: Checks().string()]
            let required: [PropertyName] = [.name]
        }
        #expect(issues { _ = try Person().validate(against: ["names": .null]) } == [#"missing "name""#])
    }

    @Test func misspeltNames() {
        #expect(
            issues { _ = try Order().validate(against: ["itme": .null, "ammount": .null, "amount": .number(1)]) }
                == [#"missing "item"; is "itme" a misspelling of it?"#])
        #expect(
            issues { _ = try Order().validate(against: ["note": .null, "item": .string(""), "amount": .number(1)]) }
                == [#"missing "address", which "note" requires"#])
    }

    @Test func patternsApplyToOtherProperties() throws {
        let address = try Address().validate(against: ["street": .string("a"), "x-a": .number(1)])
        #expect(address["x-a"] as? NSNumber == 1)
        #expect(address["street"] == nil)
        #expect(
            issues { _ = try Address().validate(against: ["street": .string("a"), "ax-1": .number(1)]) }
                == ["expected no such property at /ax-1"])
    }

    @Test func patternsThatAreNone() {
        struct Broken: JSONSchemaType {
            enum PropertyName: String {
                case a
            }

            let properties: [PropertyName: JSONValueValidator] = [:]
            let patternProperties: [PatternPropertyName: JSONValueValidator] = [
                PatternPropertyName(pattern: "("): { _ in }
            ]
            let additionalProperties = false
        }
        let found = issues { _ = try Broken().validate(against: ["b": .null]) }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("the pattern \"(\" cannot be used") == true)
    }

    /// The order was that of a dictionary, which differs from run to run.
    @Test func issuesOfSeveralPatternsAreInTheOrderOfThePatterns() {
        struct Manifold: JSONSchemaType {
            enum PropertyName: String {
                case b
            }

            let properties: [PropertyName: JSONValueValidator] = [:]
            let patternProperties = Dictionary(
                uniqueKeysWithValues: (1...9).map { (limit: Int) in
                    (PatternPropertyName(pattern: "a{1,\(limit)}"), Checks().number(Checks().value(max: limit)))
                })
        }
        let found = issues { _ = try Manifold().validate(against: ["a": .number(10)]) }
        #expect(found.count == 9)
        #expect(found == found.sorted())
    }

    @Test func patternNames() {
        #expect(PatternPropertyName(pattern: "a") == PatternPropertyName(pattern: "a"))
        #expect(PatternPropertyName(pattern: "a") != PatternPropertyName(pattern: "b"))
        #expect(Set([PatternPropertyName(pattern: "("), PatternPropertyName(pattern: "(")]).count == 1)
    }

    @Test func extensionsOfYourOwn() {
        struct Outer: JSONSchemaType {
            enum PropertyName: String {
                case a
            }

            let properties: [PropertyName: JSONValueValidator] = [.a: Checks().number()]
            let dependencies: [PropertyName: PropertyDependency<PropertyName>] = [
                .a: .schema(SchemaExtension { _ in throw CombinationTests.Failure() })
            ]
        }
        #expect(issues { _ = try Outer().validate(against: [:]) } == [])
        #expect(issues { _ = try Outer().validate(against: ["a": .number(1)]) } == ["Failure()"])
    }

    @Test func rulesOfInnerSchemasAreMadeOnce() throws {
        final class Count {
            var made = 0
        }
        struct Inner: JSONSchemaType {
            enum PropertyName: String {
                case a
            }

            var count = Count()
            var properties: [PropertyName: JSONValueValidator] {
                count.made += 1
                return [.a: string(pattern(#"\p{L}+"#))]
            }
        }
        let count = Count()
        let validator = Checks().items(Checks().object(Checks().schema(Inner(count: count))))
        #expect(count.made == 0)
        try validator(Array(repeating: .object(["a": .string("x")]), count: 100))
        #expect(throws: JSONValidationError.self) { try validator([.object(["a": .string("1")])]) }
        #expect(count.made == 1)
    }

    @Test func errorsHaveAShortForm() {
        let one = #expect(throws: JSONValidationError.self) { try Address().validate(against: [:]) }
        #expect(one?.localizedDescription == #"1 issue: missing "street""#)
        let two = #expect(throws: JSONValidationError.self) { try Order().validate(against: [:]) }
        #expect(two?.localizedDescription == #"2 issues, the first: missing "item""#)
    }
}
