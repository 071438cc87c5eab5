import Bricolage
import Stock

let order = try JSON.decode(Order.self, from: #"{"id": 7, "items": ["tea"], "gift": true}"#)
let tea = try JSON.decode(Item.self, from: #"{"name": "tea", "price": {"amount": 2.5, "currency": "EUR"}}"#)
print(order.id, order.items, tea.label)
