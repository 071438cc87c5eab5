import Bricolage
import Testing

// snippet
protocol Payment: Codable, Sendable {
    var cents: Int { get }
}

struct Card: Payment {
    var cents: Int
    var number: String
}

struct Transfer: Payment {
    var cents: Int
    var iban: String
}

enum Payments: JSONVariantFamily {
    static let variants = JSONVariants<any Payment>(tag: "kind") {
        JSONVariant("card", Card.self)
        JSONVariant("transfer", Transfer.self, aliases: ["wire", 7])
    }
}

struct Account: Codable {
    var owner: String
    @Polymorphic<Payments>.Value var payments: [any Payment]
    @Polymorphic<Payments>.Value var refund: (any Payment)?
}
// end

/// The snippets of the article on heterogeneous collections.
@Suite("Heterogeneous collections")
struct HeterogeneousCollectionsTests {
    @Test func families() throws {
        // snippet
        let text = """
            {"owner": "Ann", "payments": [
                {"kind": "card", "cents": 250, "number": "4711"},
                {"iban": "DE02", "cents": 900, "kind": "wire"}
            ]}
            """
        let account = try JSON.decode(Account.self, from: text)
        let total = account.payments.reduce(0) { $0 + $1.cents }
        let again = try JSON.encode(account)
        // end
        #expect(total == 1150 && account.refund == nil)
        #expect(
            String(decoding: again, as: UTF8.self)
                == #"{"owner":"Ann","payments":[{"kind":"card","cents":250,"number":"4711"},"#
                + #"{"kind":"transfer","cents":900,"iban":"DE02"}]}"#)
    }
}

// snippet
enum Entry: JSONVariantEnum {
    case card(Card)
    case transfer(Transfer)
    case unknown(UnknownVariant)

    static let variants = JSONVariants<Entry>(.external, unknown: .kept(as: Entry.unknown)) {
        JSONVariant("card", Entry.card)
        JSONVariant("transfer", Entry.transfer)
    }

    var payload: any Encodable {
        switch self {
        case .card(let card): card
        case .transfer(let transfer): transfer
        case .unknown(let unknown): unknown
        }
    }
}
// end

extension HeterogeneousCollectionsTests {
    @Test func enumerations() throws {
        let text = #"[{"card":{"cents":1,"number":"4711"}},{"cash":{"cents":2}}]"#
        // snippet
        let entries = try JSON.decode([Entry].self, from: text)
        let same = try JSON.Encoder().encodeToString(entries)
        // end
        #expect(entries.count == 2 && same == text)
    }
}

// snippet
struct Voucher: Payment {
    var cents: Int
    var code: String
}

extension JSONVariantRegistry {
    mutating func registerVouchers() throws(JSONVariantError) {
        try register(Voucher.self, as: "voucher", in: Payments.self)
    }
}
// end

extension HeterogeneousCollectionsTests {
    @Test func registries() throws {
        let text = #"{"owner":"Bob","payments":[{"kind":"voucher","cents":5,"code":"X"}]}"#
        // snippet
        var variants = JSONVariantRegistry()
        try variants.registerVouchers()

        var decoder = JSON.Decoder()
        decoder.variants = variants
        let account = try decoder.decode(Account.self, from: text)
        // end
        #expect(account.payments.first is Voucher)
    }

    @Test func unknownTags() throws {
        let text = #"{"owner":"Bob","payments":[{"kind":"crad","cents":5},{"kind":"card","cents":5,"number":"1"}]}"#
        // snippet
        var decoder = JSON.Decoder()
        decoder.variants.setUnknownTags(.dropped, in: Payments.self)
        let (account, dropped) = try decoder.decodeReportingDrops(Account.self, from: text)
        let message = dropped.first?.message
        // end
        #expect(account.payments.count == 1)
        #expect(
            message
                == #"expected one of the tags "card", "transfer", found the string "crad"; did you mean "card"?"#)
    }

    @Test func lossyCollections() throws {
        // snippet
        struct Ledger: Codable {
            @Lossy var amounts: [Int]
            @Lossy var limits: [String: Int]
        }
        let ledger = try JSON.decode(Ledger.self, from: #"{"amounts": [1, "two", 3], "limits": {"day": null}}"#)
        let kept = ledger.amounts
        let reasons = (ledger.$amounts + ledger.$limits).map(\.pointer.description)
        // end
        #expect(kept == [1, 3])
        #expect(reasons == ["/amounts/1", "/limits/day"])
    }
}
