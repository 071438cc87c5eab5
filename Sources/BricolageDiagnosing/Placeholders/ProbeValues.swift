/// The numbers and texts of one attempt to run an initialiser, which may refuse some of them.
package final class ProbeValues {
    /// Texts of the forms that initialisers most often require, tried in turn.
    package static let strings = [
        "1", "a", "2000-01-01T00:00:00Z", "2000-01-01", "https://example.com/", "00000000-0000-4000-8000-000000000001",
        "AQ==", "a@example.com", "#000000", "1.0.0", "en", "1:1", "a-b", "a.b", "a/b", "A",
        "1.0", "1,1", "1/1", "1x1", "12:00:00", "1 a", "1%", "true", "127.0.0.1",
    ]

    private let attempt: Int
    private let text: String
    private var previous: Int
    /// Whether the initialiser has requested anything that differs from attempt to attempt.
    package private(set) var wasAsked = false

    package init(attempt: Int) {
        self.attempt = attempt
        text = Self.strings[attempt % Self.strings.count]
        previous = attempt == 1 ? 10 : 0
    }

    /// How many requests are answered: an initialiser that loops until one fails would never end.
    private var remainingRequests = 10_000

    /// Whether the initialiser may request more; if so, counts a request.
    func spend() -> Bool {
        remainingRequests -= 1
        return remainingRequests > 0
    }

    /// Whether the initialiser has requested too much.
    var isSpent: Bool { remainingRequests <= 0 }

    /// The next number: the sequence ascends, descends or is constant, depending on the attempt.
    func number() -> Int {
        wasAsked = true
        switch attempt {
        case 0: previous += 1
        case 1: previous = max(previous - 1, 0)
        case 2: previous = 0
        case 3: previous = 1
        default: previous = [2, 3, 10, 100, 2000, 16, 5][attempt % 7]
        }
        return previous
    }

    func string() -> String {
        wasAsked = true
        return text
    }

    func bool() -> Bool {
        wasAsked = true
        return attempt % 2 == 1
    }

    /// One of several choices, such as the cases of an enumeration of keys.
    package func choice<T>(of choices: [T]) -> T? {
        wasAsked = true
        return choices.isEmpty ? nil : choices[attempt % choices.count]
    }
}
