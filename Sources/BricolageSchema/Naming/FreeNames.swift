internal import BricolageCore

/// Distinct names: of several equal ones the first stays as it is, and the others get numbers.
///
///     Entry, Entry, Entry2, Entry    ▶    Entry, Entry2, Entry22, Entry3
package struct FreeNames {
    private var taken: Set<ExactKey>
    private var counts: [ExactKey: Int] = [:]

    /// - Parameter taken: Names that are already taken.
    package init(besides taken: some Sequence<String> = EmptyCollection()) {
        self.taken = Set(taken.map(ExactKey.init))
    }

    /// The requested name, or, if it is taken, the name with the least number from 2 on that makes it free.
    ///
    /// - Parameter separator: The text before the number.
    package mutating func take(_ wish: String, separator: String = "") -> String {
        var name = wish
        while !taken.insert(ExactKey(name)).inserted {
            let count = counts[ExactKey(wish), default: 1] + 1
            counts[ExactKey(wish)] = count
            name = wish + separator + "\(count)"
        }
        return name
    }
}
