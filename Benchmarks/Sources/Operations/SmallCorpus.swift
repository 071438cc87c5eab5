/// Documents as small as most messages between programs.
enum SmallCorpus {
    /// Ten orders.
    static let orders = Array(
        "{\"orders\":[\(repeatElement(String(decoding: order, as: UTF8.self), count: 10).joined(separator: ","))]}".utf8
    )

    static let message = Array(
        #"{"id":4711,"kind":"reading","sender":"sensor-17","delivered":true,"score":0.875,"topic":"temperature"}"#.utf8)

    static let order = Array(
        #"""
        {
          "id": 902144,
          "number": "2026-11-000482",
          "customer": {
            "id": 5521,
            "name": "Åsa Lindström",
            "email": "asa.lindstrom@example.org",
            "address": {"street": "Storgatan 14 B", "city": "Malmö", "postalCode": "211 42", "country": "SE"}
          },
          "lines": [
            {"article": "RICE-1000", "title": "Rice, long grain, 1 kg", "quantity": 4, "price": 2.49, "tags": ["grain", "dry"]},
            {"article": "OIL-0500", "title": "Olive oil \"extra\", 0.5 l", "quantity": 1, "price": 8.95, "tags": ["oil"]},
            {"article": "TEA-0250", "title": "Green tea, 250 g", "quantity": 2, "price": 6.2, "tags": ["drink", "dry"]},
            {"article": "SALT-0500", "title": "Sea salt, coarse", "quantity": 1, "price": 1.35, "tags": []},
            {"article": "BEAN-0400", "title": "White beans, tin", "quantity": 6, "price": 0.99, "tags": ["tin", "vegetable"]}
          ],
          "total": 40.55,
          "currency": "EUR",
          "note": null,
          "paid": true
        }
        """#.utf8)
}
