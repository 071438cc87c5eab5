import Bricolage

/// One thing that a random initialiser does with its container.
indirect enum Step {
    /// Decodes a member of a type.
    case member(String, Content, Manner)
    /// Reads the members of a nested object.
    case nested(String, [Step])
    /// Reads the elements of an array one by one, up to the end or up to the first that fails.
    case elements(String, Content, untilFailure: Bool)
    /// Checks whether a member is present, and reads it only if it is.
    case ifPresent(String, Content)
    /// Lists the keys.
    case keys
    /// Replaces an error that the steps throw with an error of its own.
    case translated([Step])

    /// How a member is requested.
    enum Manner: CaseIterable {
        case required, ifPresent, optional, tried, orElse
    }

    /// The requested content.
    enum Content: Hashable {
        case text, number, fraction, flag, texts, numbers
        /// A random type, or an array of them.
        case scripted(Int), list(Int)
    }
}

/// The error that a random initialiser throws itself.
struct ScriptRefusal: Error {}
