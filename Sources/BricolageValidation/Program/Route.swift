/// The checks that a value of one kind has to pass under one schema.
///
///     routes   block 0   null      false     true      number    string    array     object    –
///                        refused   refused   refused   open      ▸ 12      refused   ▸ 14
///     instructions   12 length   13 end   14 members   15 choice   16 end …
///
/// The eight routes of a block are side by side, so that one load decides most questions. `RoutePlanner` makes them
/// from the blocks, which reports use; a route checks less, in a better order, and reaches the same verdict.
struct Route: BitwiseCopyable, Sendable {
    /// The first of the instructions, which end with `Operation.end`.
    var start: UInt32 = 0
    var traits: Traits = []

    /// How a route is followed; empty if every value is let in without a look at it.
    struct Traits: OptionSet, BitwiseCopyable, Sendable {
        var rawValue: UInt32

        /// There are instructions.
        static let steps = Traits(rawValue: 1)
        /// None of the instructions leads to another block.
        static let leaf = Traits(rawValue: 2)
        /// No value of the kind is let in.
        static let refused = Traits(rawValue: 4)
        /// Of the numbers only integers are let in: those without fraction by value.
        static let integers = Traits(rawValue: 8)
        /// Of the numbers only integers are let in: those that are written without fraction and exponent.
        static let integersByText = Traits(rawValue: 16)
        /// Several schemas lead here, so that one value may be evaluated here more than once.
        static let counted = Traits(rawValue: 32)
        /// More than the verdict must be known: what was evaluated, the path so far, or whether it goes in a circle.
        static let careful = Traits(rawValue: 64)
        /// The only instruction is one about members.
        static let members = Traits(rawValue: 128)
        /// The only instruction is one about values.
        static let values = Traits(rawValue: 256)

        /// What has to be checked before the instructions.
        static let conditions: Traits = [.refused, .integers, .integersByText, .careful]
    }

    static let open = Route()
    static let refused = Route(traits: .refused)

    var isOpen: Bool { traits.isEmpty }
    var isRefused: Bool { traits == .refused }
    /// Whether the route has only instructions, none of which leads to another block.
    var isLeaf: Bool { traits.subtracting(.values) == [.steps, .leaf] }
    /// Whether following the route means performing its instructions and nothing else.
    var isPlain: Bool { traits.rawValue <= Traits.steps.rawValue | Traits.leaf.rawValue }
}
