internal import BricolageCore
internal import BricolageSchema

/// Which questions are answered, and which are being answered.
///
///     0  A ──▶ 1  B ──▶ 2  C ──▶ A, for a value inside      C and B follow if A does: provisional until A is answered
///                                B, for the same value      a circle, which proves nothing
///
/// What does not follow although all open questions were taken for answered never follows, and what follows without them
/// always does. So each question is answered once, but for what followed from one that turned out not to: each question
/// turns out so once.
struct QuestionLog {
    /// Whether a value of which something is known is valid by a new schema.
    struct Question: Hashable {
        /// The number of what is known.
        var known: Int
        var new: JSONSchema
    }

    /// What is to be done about a question.
    enum Start {
        /// Nothing: it is answered, or will be.
        case answered
        /// It is being answered, for the same value.
        case circle
        /// It is open now.
        case open
    }

    private struct Frame {
        let question: Question
        let depth: Int
        let provisionalCount: Int
        var hasFailed = false
        var assumptions = Assumptions()
        /// The outermost open question that was refused only because it is open.
        var circle = Int.max
    }

    /// Open questions that were taken for answered.
    private struct Assumptions {
        /// The position of the outermost.
        var outermost = Int.max
        /// The position of the innermost, or one further in.
        var innermost = -1
        /// How deep in the document the value of the deepest is.
        var depth = -1

        mutating func add(_ other: Self) {
            outermost = min(outermost, other.outermost)
            innermost = max(innermost, other.innermost)
            depth = max(depth, other.depth)
        }
    }

    private var frames: [Frame] = []
    private var open: [Question: Int] = [:]
    /// What follows.
    private var proven: Set<Question> = []
    /// What does not follow.
    private var refuted: Set<Question> = []
    /// What does not follow, and was told.
    private var told: Set<Question> = []
    /// What follows if open questions do, in the order in which that was found.
    private var provisional: [(question: Question, assumptions: Assumptions)] = []
    private var provisionalPlaces: [Question: Int] = [:]
    /// Whether something asked outside of all questions does not follow.
    private var hasFailedOutside = false

    /// Whether something that was asked in the innermost open question does not follow.
    var hasFailed: Bool {
        get { frames.last?.hasFailed ?? hasFailedOutside }
        set {
            if frames.isEmpty { hasFailedOutside = newValue } else { frames[frames.count - 1].hasFailed = newValue }
        }
    }

    /// Opens a question, unless it is answered.
    ///
    /// - Parameters:
    ///   - depth: How deep in the document its value is.
    ///   - isTentative: Whether nothing is told of what does not follow.
    mutating func start(_ question: Question, depth: Int, isTentative: Bool) -> Start {
        if proven.contains(question) { return .answered }
        if let position = open[question] {
            guard frames[position].depth < depth else {
                frames[frames.count - 1].circle = min(frames[frames.count - 1].circle, position)
                return .circle
            }
            assume(Assumptions(outermost: position, innermost: position, depth: frames[position].depth))
            return .answered
        }
        // What followed from a question about a value around it says nothing about that value itself.
        if let place = provisionalPlaces[question], provisional[place].assumptions.depth < depth {
            assume(provisional[place].assumptions)
            return .answered
        }
        if isTentative ? refuted.contains(question) : told.contains(question) {
            hasFailed = true
            return .answered
        }
        open[question] = frames.count
        frames.append(Frame(question: question, depth: depth, provisionalCount: provisional.count))
        return .open
    }

    /// Closes the innermost open question.
    mutating func end(isTentative: Bool) {
        guard let frame = frames.popLast() else { return }
        let (question, position) = (frame.question, frames.count)
        open[question] = nil
        if frame.hasFailed {
            forgetProvisional(after: frame.provisionalCount) { $0.innermost >= position }
            if !isTentative { told.insert(question) }
            if frame.circle >= position { refuted.insert(question) }
            hasFailed = true
            if frame.circle < position, position > 0 {
                frames[position - 1].circle = min(frames[position - 1].circle, frame.circle)
            }
        } else if frame.assumptions.outermost >= position {
            proven.insert(question)
            proven.formUnion(provisional[frame.provisionalCount...].lazy.map(\.question))
            forgetProvisional(after: frame.provisionalCount) { _ in true }
        } else {
            provisionalPlaces[question] = provisional.count
            provisional.append((question, frame.assumptions))
            // What followed from this question follows from those that it follows from.
            for place in frame.provisionalCount..<provisional.count {
                if provisional[place].assumptions.innermost >= position {
                    provisional[place].assumptions.add(frame.assumptions)
                    provisional[place].assumptions.innermost = position - 1
                }
            }
            assume(provisional[provisional.count - 1].assumptions)
        }
    }

    /// Takes note that the answer to everything that is open is for want of room or time.
    mutating func giveUp() {
        if !frames.isEmpty { frames[frames.count - 1].circle = -1 }
    }

    private mutating func assume(_ assumptions: Assumptions) {
        if !frames.isEmpty { frames[frames.count - 1].assumptions.add(assumptions) }
    }

    private mutating func forgetProvisional(after count: Int, where isForgotten: (Assumptions) -> Bool) {
        let kept = provisional[count...].filter { !isForgotten($0.assumptions) }
        for (question, _) in provisional[count...] { provisionalPlaces[question] = nil }
        provisional.removeSubrange(count...)
        for found in kept {
            provisionalPlaces[found.question] = provisional.count
            provisional.append(found)
        }
    }
}
