import Bricolage

let list = try JSON.decode(
    PaymentList.self,
    from: """
        {"payments": [{"method": "card", "holder": null}, {"method": "bill", "days": 14}, {"method": "shells"}],
         "next": {"page": 2}}
        """)
for payment in list.payments {
    switch payment {
    case .card(let card): print("card of \(card.holder.value ?? "nobody")", terminator: ", ")
    case .invoice(let invoice): print("within \(invoice.days ?? 0) days", terminator: ", ")
    case .other(let value): print("unknown: \(value["method"]?.string ?? "")", terminator: ", ")
    }
}
print("next page \(list.next?.page ?? 0)")
