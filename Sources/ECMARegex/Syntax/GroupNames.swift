/// The numbers and names of groups, and the back-references to them.
///
///     (?<a>…|(?<b>…)(?<c>…))|(?<a>
///                             ▲     levels     with: a        apart: a b c      the pattern: a is in another alternative
///
/// Two groups may have one name if they are in different alternatives, so that only one of them can take part in a
/// match (ECMA-262, 2025). For each open group, `with` contains the names of groups that can match together with the
/// groups that follow, and `apart` the names in alternatives that have ended.
struct GroupNames {
    /// The bytes of a name: names of different characters differ, even if Unicode regards them as equivalent.
    private typealias Name = [UInt8]

    private struct Level {
        var with: [Name] = []
        var apart: [Name] = []
    }

    private enum Reference {
        case number(Int)
        case name(String)
    }

    /// How many groups there are.
    private(set) var count = 0
    private var numbers: [Name: [Int]] = [:]
    private var levels = [Level()]
    /// The names in `with` of any level.
    private var active: Set<Name> = []
    private var references: [(Reference, offset: Int)] = []

    /// Adds a group and returns its number.
    mutating func addGroup() -> Int {
        count += 1
        return count
    }

    /// Adds a group with a name and returns its number; nil if a group that can match together with it has that name.
    mutating func addGroup(named name: String) -> Int? {
        let name = Name(name.utf8)
        guard active.insert(name).inserted else { return nil }
        levels[levels.count - 1].with.append(name)
        let number = addGroup()
        numbers[name, default: []].append(number)
        return number
    }

    mutating func openGroup() { levels.append(Level()) }

    mutating func endAlternative() {
        let last = levels.count - 1
        active.subtract(levels[last].with)
        levels[last].apart += levels[last].with
        levels[last].with = []
    }

    mutating func closeGroup() {
        endAlternative()
        let inside = Set(levels.removeLast().apart)
        active.formUnion(inside)
        levels[levels.count - 1].with += inside
    }

    /// The index of a new reference to a group, which may follow later in the pattern.
    mutating func addReference(number: Int, offset: Int) -> Int {
        references.append((.number(number), offset))
        return references.count - 1
    }

    /// The index of a new reference to the groups of a name, which may follow later in the pattern.
    mutating func addReference(name: String, offset: Int) -> Int {
        references.append((.name(name), offset))
        return references.count - 1
    }

    /// The groups that each reference refers to.
    func resolvedReferences(_ scanner: PatternScanner) throws(ECMARegex.SyntaxError) -> [[Int]] {
        var resolved: [[Int]] = []
        for (reference, offset) in references {
            switch reference {
            case .number(let number):
                guard number <= count else { throw scanner.failure(.unknownGroup("\(number)"), at: offset) }
                resolved.append([number])
            case .name(let name):
                guard let meant = numbers[Name(name.utf8)] else {
                    throw scanner.failure(.unknownGroup(name), at: offset)
                }
                resolved.append(meant)
            }
        }
        return resolved
    }
}
