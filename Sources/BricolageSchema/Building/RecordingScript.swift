internal import BricolageCore

/// How the requests of one run are answered.
struct RecordingScript {
    /// Which texts and numbers are supplied, and whether optional members are absent.
    var attempt = 0
    /// How many of the first requests of the whole value are refused, to see what is tried next.
    var refusals = 0
    /// The position of the only request of the whole value that is answered; nil if all others are.
    var onlyRequest: Int?
    /// How certain members are answered, by their paths; an empty path is the whole value.
    var answers: [[String]: MemberAnswer] = [:]
    /// The position of the only known key that is present; nil if all are.
    var onlyKey: Int?
    /// How many elements certain arrays have, by their paths.
    var elementCounts: [[String]: Int] = [:]
    /// Whether the list of keys contains one if their names may be any.
    var offersAnyKey = true
    /// The value of a member of any name, if the type examines it itself.
    var anyMember: JSON?
    /// The values of members that the type compares with constants, by their paths.
    var constants: [[String]: JSON] = [:]

    /// The same script, except for the answer to one member.
    func answering(_ path: [String], _ answer: MemberAnswer) -> RecordingScript {
        var script = self
        script.answers[path] = answer
        return script
    }
}
