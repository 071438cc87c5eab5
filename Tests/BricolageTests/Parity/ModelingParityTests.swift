import Bricolage
import Foundation
import Testing

/// Unions, families, lossy collections and wrappers under every strategy, through Foundation's coders and ours.
@Suite struct ModelingParityTests {
    private static let moment = Date(timeIntervalSince1970: 1_000_000_000)

    private struct Item: Codable, Sendable {
        var someDate = moment, someData = Data([1, 250]), someURL = URL(string: "https://a.b/c?d")
        var exactNumber = Decimal(string: "1.5"), byName = ["keyName": moment], maybe: Date?
    }

    private struct Wrappers: Codable {
        @Lossy var lossyItems: [Item]
        @Lossy var lossyDates: [String: Date]
        @Lossy var lossyItem: Item?
        var itemOrText: OneOf<Item>.Or<String> = .v1(Item())
        var boolOrDate: [OneOf<Bool>.Or<Date>] = [.v1(true), .v2(moment)]
        var dataOrNumber: OneOf<Data>.Or<Int> = .v1(Data([7]))
        var severalDates: OneOrMany<Date> = [moment, moment]
        var oneItem: OneOrMany<Item> = [Item()]
        var nullDate: Nullable<Date> = .null
        var absentData: Nullable<Data> = .absent
        var someValue: Nullable<Item> = .value(Item())
        @Indirect var indirectDate = moment

        init() {
            lossyItems = [Item()]
            lossyDates = ["aKey": moment]
            lossyItem = Item()
        }
    }

    @Test(arguments: ParityStrategy.allCases)
    func wrappersAreEqual(strategy: ParityStrategy) throws {
        try strategy.expectParity(of: Wrappers())
    }

    @Test(arguments: ParityStrategy.allCases)
    func lossyCollectionsKeepEqualElements(strategy: ParityStrategy) {
        let dates = #"[1, "2001-09-09T01:46:40Z", {"seconds_since": 1}, {"_secondsSince": 1}, "x", null, []]"#
        strategy.expectEqualReading(of: Lossy<[Date]>.self, from: Data(dates.utf8))
        strategy.expectEqualReading(of: Lossy<[Data]>.self, from: Data(#"["aGk=", "1,2", [1], 5, {}]"#.utf8))
        strategy.expectEqualReading(of: Lossy<[String: Data]>.self, from: Data(#"{"a_key": "aGk=", "bKey": 5}"#.utf8))
    }

    // MARK: Families

    fileprivate protocol Payment: Codable, Sendable {}

    fileprivate struct Card: Payment {
        var cardNumber = "4711", bornOn = moment, rawBytes = Data([1]), byName = ["someKey": moment]
    }

    fileprivate struct Wire: Payment {
        var ibanCode = "DE", innerObject = ["aB": Data([1])]
    }

    fileprivate enum Internal: JSONVariantFamily {
        static let variants = JSONVariants<any Payment>(tag: "paymentKind") {
            JSONVariant("card", Card.self)
            JSONVariant("wire_transfer", Wire.self)
        }
    }
    /// The keys of the description are those of the text.
    fileprivate enum Spelled: JSONVariantFamily {
        static let variants = JSONVariants<any Payment>(.adjacent(tag: "the_tag", content: "the_content")) {
            JSONVariant("card", Card.self)
            JSONVariant("wire_transfer", Wire.self)
        }
    }
    fileprivate enum External: JSONVariantFamily {
        static let variants = JSONVariants<any Payment>(.external) {
            JSONVariant("card", Card.self)
            JSONVariant("wire_transfer", Wire.self)
        }
    }
    fileprivate enum Pointed: JSONVariantFamily {
        static let variants = JSONVariants<any Payment>(.pointer("/metaInfo/typeName")) {
            JSONVariant("card", Card.self)
            JSONVariant("wire_transfer", Wire.self)
        }
    }

    private struct Account<Family: JSONVariantFamily>: Codable where Family.Base == any Payment {
        @Polymorphic<Family>.Value var allPayments: [any Payment]
        @Polymorphic<Family>.Value var byName: [String: any Payment]
        @Polymorphic<Family>.Value var onePayment: (any Payment)?

        init() {
            allPayments = [Card(), Wire()]
            byName = ["aKey": Card()]
            onePayment = Wire()
        }
    }

    /// Tags were once not found with a custom strategy for keys.
    ///
    /// Through Foundation's coders, tags that are keys were once not found with any strategy for keys, and beside tags
    /// at a pointer, dates were written without their strategy.
    @Test(arguments: ParityStrategy.allCases)
    func familiesAreEqual(strategy: ParityStrategy) throws {
        try strategy.expectParity(of: Account<Internal>())
        try strategy.expectParity(of: Account<Spelled>())
        try strategy.expectParity(of: Account<External>())
        try strategy.expectParity(of: Account<Pointed>())
    }

    /// A strategy for dates once made `payment_kind` a spelling of `paymentKind`.
    @Test func tagsAreConvertedWithKeysOnly() throws {
        let text = #"{"allPayments":[{"payment_kind":"wire_transfer","ibanCode":"","innerObject":{}}],"byName":{}}"#
        var decoder = JSON.Decoder()
        #expect(throws: DecodingIssues.self) { try decoder.decode(Account<Internal>.self, from: text) }
        decoder.dateDecodingStrategy = .iso8601
        #expect(throws: DecodingIssues.self) { try decoder.decode(Account<Internal>.self, from: text) }
    }

    fileprivate enum Clashing: JSONVariantFamily {
        static let variants = JSONVariants<any Payment>(.pointer("/innerObject/typeName")) {
            JSONVariant("wire_transfer", Wire.self)
        }
    }

    /// Most coders end the program when one member is written in two ways.
    @Test func tagsAtMembersOfThePayloadDoNotTrap() throws {
        var account = Account<Clashing>()
        account.allPayments = [Wire()]
        account.byName = [:]
        for strategy in [ParityStrategy.none, .snakeCase, .customKeys, .dateText] {
            _ = try strategy.coders.theirEncoder.encode(account)
            _ = try strategy.coders.encoder.encode(account)
        }
        try ParityStrategy.none.expectParity(of: account)
    }

    // MARK: Types that read and write themselves

    private struct Model: JSONModel {
        var someDate = moment, someData = Data([1, 2]), someURL = URL(string: "a:b"), exactNumber = Decimal(1)
        var listOf = [moment], byName = ["aKey": moment], maybe: Date?, noteText = Nullable<String>.null
        var inner: [Model] = [], ratios = [1.5, .infinity]

        init(inner: [Model]) { self.inner = inner }

        init(fields: inout JSONFields) throws {
            someDate = try fields["someDate"]
            someData = try fields["someData"]
            someURL = try fields["someURL"]
            exactNumber = try fields["exactNumber"]
            listOf = try fields["listOf"]
            byName = try fields["byName"]
            maybe = try fields["maybe"]
            noteText = try fields["noteText"]
            inner = try fields["inner", default: []]
            ratios = try fields["ratios"]
        }

        func write(fields: inout JSONOutput) {
            fields["someDate"] = someDate
            fields["someData"] = someData
            fields["someURL"] = someURL
            fields["exactNumber"] = exactNumber
            fields["listOf"] = listOf
            fields["byName"] = byName
            fields["maybe"] = maybe
            fields["noteText"] = noteText
            fields["inner"] = inner
            fields["ratios"] = ratios
        }
    }

    private struct Holder: Codable {
        var theModel = Model(inner: [Model(inner: [])])
        var manyModels: [Model?] = [nil, Model(inner: [])]
        var byName = ["aKey": Model(inner: [])]
        var modelOrText: OneOf<Model>.Or<String> = .v1(Model(inner: []))
        @Indirect var indirectModel = Model(inner: [])
    }

    @Test(arguments: ParityStrategy.allCases)
    func modelsAreEqual(strategy: ParityStrategy) throws {
        try strategy.expectParity(of: Model(inner: []))
        try strategy.expectParity(of: Holder())
    }
}
