import Bricolage

/// Something with a price, a protocol that a configuration adds to the generated type.
protocol Priced {}

func isPriced(_ value: some Priced) -> Bool { true }

let order = try JSON.decode(
    Sales.Purchase.self,
    from: """
        {"id": "0B6F1D1E-7C5B-4F0B-9B8B-2D1E5C0A7F11", "lines": [{"sku": "tea", "count": 2}]}
        """)
let price = try JSON.decode(Price.self, from: #"{"amount": 2.50, "currency": "EUR"}"#)
print(order.lines.map { "\($0.count) \($0.article)" }, price.amount, price.currency, isPriced(order))
