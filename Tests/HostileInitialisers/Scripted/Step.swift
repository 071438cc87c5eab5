import Bricolage

/// One thing that a random initialiser does with its container.
indirect enum Step {
    /// Decodes a member of a type.
    case member(String, Content, Manner)
    /// Reads the members of an object within.
    case nested(String, [Step])
    /// Reads the elements of an array one by one, up to the end or up to the first that fails.
    case elements(String, Content, untilFailure: Bool)
    /// Asks whether a member is there, and reads it only then.
    case ifPresent(String, Content)
    /// Lists the keys.
    case keys
    /// Turns what the steps throw into an error of its own.
    case translated([Step])

    /// How a member is asked for.
    enum Manner: CaseIterable {
        case required, ifPresent, optional, tried, orElse
    }

    /// What is asked for.
    enum Content: Hashable {
        case text, number, fraction, flag, texts, numbers
        /// A random type, or an array of them.
        case scripted(Int), list(Int)
    }
}

/// What a random initialiser throws of its own accord.
struct ScriptRefusal: Error {}
