internal import BricolageCore
internal import BricolageSchema

/// Which questions are answered, and which are being answered.
///
///     0  A ──▶ 1  B ──▶ 2  C ──▶ A, for a value inside      C and B follow if A does: provisional until A is answered
///                                B, for the same value      a circle, which proves nothing
///
/// A question that fails although all open questions were assumed to hold always fails, and one that holds without
/// these assumptions always holds. So each question is answered once, unless it was answered under the assumption of a
/// question that fails later, and each question fails only once.
struct QuestionLog {
    /// Whether a value of which something is known is valid against a new schema.
    struct Question: Hashable {
        /// The number of what is known.
        var known: Int
        var new: JSONSchema
    }

    /// What to do about a question.
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
        /// The position of the outermost open question that was refused only because it is open.
        var circle = Int.max
    }

    /// Open questions that were assumed to hold.
    private struct Assumptions {
        /// The position of the outermost.
        var outermost = Int.max
        /// The position of the innermost, or a higher one.
        var innermost = -1
        /// The depth in the document of the deepest of their values.
        var depth = -1

        mutating func add(_ other: Self) {
            outermost = min(outermost, other.outermost)
            innermost = max(innermost, other.innermost)
            depth = max(depth, other.depth)
        }
    }

    private var frames: [Frame] = []
    private var open: [Question: Int] = [:]
    /// The questions that hold.
    private var proven: Set<Question> = []
    /// The questions that fail.
    private var refuted: Set<Question> = []
    /// The questions that fail and have been reported.
    private var told: Set<Question> = []
    /// The questions that hold if open ones do, in the order in which this was found.
    private var provisional: [(question: Question, assumptions: Assumptions)] = []
    private var provisionalPlaces: [Question: Int] = [:]
    /// Whether anything asked outside of all questions has failed.
    private var hasFailedOutside = false

    /// Whether anything asked within the innermost open question has failed.
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
    ///   - isTentative: Whether failures are not reported.
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
        // An answer that assumes a question about an enclosing value says nothing about that value itself.
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
            // Answers that assumed this question now assume what this question assumes.
            for place in frame.provisionalCount..<provisional.count {
                if provisional[place].assumptions.innermost >= position {
                    provisional[place].assumptions.add(frame.assumptions)
                    provisional[place].assumptions.innermost = position - 1
                }
            }
            assume(provisional[provisional.count - 1].assumptions)
        }
    }

    /// Notes that all open questions fail only for lack of stack or time, so that none counts as refuted.
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
