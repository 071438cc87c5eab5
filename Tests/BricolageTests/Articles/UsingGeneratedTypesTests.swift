import Bricolage
import Foundation
import GoldenModels
import Testing

/// What the article says about the types that are generated from its schema.
@Suite("Using generated types")
struct UsingGeneratedTypesTests {
    @Test func parcels() throws {
        // snippet
        let text = #"{"number": 7, "status": "sent", "driver": null, "weight": 1.50}"#
        var parcel = try JSON.decode(Parcel.self, from: text)
        parcel.status = .delivered
        let answer = try JSON.Encoder().encodeToString(parcel)
        // end
        try PrintedText.expect(answer, in: "UsingGeneratedTypes")

        // snippet
        var gift = Parcel(number: 8, status: .packed, payment: .card(CardPayment(lastDigits: "4242")))
        gift.driver = .value("Ann")
        gift.additional["weight"] = 2.25
        let giftText = try JSON.Encoder().encodeToString(gift)
        // end
        try PrintedText.expect(giftText, in: "UsingGeneratedTypes")

        // snippet
        switch gift.payment {
        case .card(let card): print("card ending in \(card.lastDigits)")
        case .invoice(let invoice): print("to be paid in \(invoice.daysToPay ?? 14) days")
        case .other(let json): print("something new: \(json)")
        case nil: print("paid already")
        }
        // end

        // snippet
        gift.note = .meant("ring twice")
        let note: String? = gift.note?.meant
        // end
        #expect(note == "ring twice")
    }

    @Test func whatIsWrong() throws {
        // snippet
        let faulty = #"{"number": "7", "status": "sent", "payment": {"method": "card"}}"#
        let issues = JSON.decodingIssues(of: Parcel.self, in: try JSONDocument(parsing: faulty))
        print(issues)
        // end
        try PrintedText.expect(issues.description, in: "UsingGeneratedTypes")
    }

    @Test("Members have the values that the table of the article lists")
    func members() throws {
        let parcel = try JSON.decode(
            Parcel.self, from: #"{"number": 1, "status": "lost", "payment": {"method": "coins"}, "note": 5}"#)
        #expect(parcel.status == .other("lost") && parcel.payment == .other(["method": "coins"]))
        #expect(parcel.note == .other(5) && parcel.note?.meant == nil)
        #expect(parcel.driver == .absent && parcel.driver.value == nil)
    }

    @Test("The article shows the schema from which the types are generated")
    func schema() throws {
        let file = URL(fileURLWithPath: #filePath)
            .appendingPathComponent("../../../CurioKitTests/Schemas/parcel.schema.json").standardized
        let schema = try String(contentsOf: file, encoding: .utf8)
        try PrintedText.expect(schema.trimmingCharacters(in: .newlines), in: "UsingGeneratedTypes")
    }
}
