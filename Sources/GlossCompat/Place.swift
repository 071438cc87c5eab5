internal import Bricolage
internal import BricolageBridging
internal import Foundation
internal import Synchronization

/// The place of a value, and what happened there.
///
///     Shelf.init?(json:)              nil
///       │  "shapes"  <~~ json         .path("shapes")
///       │     │  element 1            .index(1)         current while Shape.init?(json:) runs
///       │     │     │  "side" <~~ …   .path("side")     its key path is shapes[1].side
///
/// Models know only their own object. The places of the objects around it are therefore kept in a task-local value
/// while their initialisers run.
final class Place: Sendable {
    /// The step from the enclosing place to this one.
    enum Step: Sendable {
        case whole
        case path(String, delimiter: String)
        case key(String)
        case index(Int)
    }

    /// What the code that makes a value did in vain.
    struct Failures {
        /// The key paths at which there was nothing, in the order in which they were asked for.
        var absent: [String] = []
        /// Whether a reason was given for this place or one inside it.
        var areExplained = false
    }

    /// The deepest nesting of models and collections, as in all coders of Bricolage.
    static let mostLevels = 512

    /// The place of the model whose code is running.
    static let current = TaskLocal<Place?>(wrappedValue: nil)

    private let enclosing: Place?
    private let step: Step
    private let level: Int
    private let isEncoding: Bool
    private let logger: SharedLogger?
    private let failures = Mutex(Failures())

    /// - Parameters:
    ///   - isEncoding: whether a value is encoded at this place; nil for what happens at the enclosing place.
    ///   - logger: who hears of this place and those inside it; nil for the one of the enclosing place.
    init(
        _ step: Step, in enclosing: Place? = current.get(), isEncoding: Bool? = nil, logger: (any Logger)? = nil
    ) {
        self.enclosing = enclosing
        self.step = step
        self.isEncoding = isEncoding ?? enclosing?.isEncoding ?? false
        self.logger = logger.map(SharedLogger.init) ?? enclosing?.logger
        level = (enclosing?.level ?? 0) + 1
    }

    /// Whether there is room for a level inside this one; if not, there is a reason for it afterwards.
    var hasRoom: Bool {
        if level <= Self.mostLevels, StackRoom.isLeft { return true }
        explain(Gloss.Reason("nested deeper than \(Self.mostLevels) levels, or than the stack allows", at: self))
        return false
    }

    /// The path from the outermost object to this place.
    var keyPath: String {
        var tokens: [String] = []
        var place: Place? = self
        while let inner = place {
            tokens += inner.tokens.reversed()
            place = inner.enclosing
        }
        return JSONPointer(tokens: tokens.reversed()).keyPath
    }

    private var tokens: [String] {
        switch step {
        case .whole: []
        case .path(let path, let delimiter): path.components(separatedBy: delimiter)
        case .key(let key): [key]
        case .index(let index): [String(index)]
        }
    }
}

extension Place {
    /// Runs the code that makes a value at this place; if it makes none, there is a reason for it afterwards.
    ///
    /// - Parameter refusal: the reason, unless there is one already; its argument names the keys that are absent.
    func attempt<Made>(
        _ body: () throws -> Made?, refusal: (_ absentKeys: String) -> Gloss.Reason
    ) rethrows -> Made? {
        guard hasRoom else { return nil }
        if let made = try Self.current.withValue(self, operation: body) { return made }
        let (absent, areExplained) = failures.withLock { ($0.absent, $0.areExplained) }
        if areExplained, absent.isEmpty { return nil }
        let keys = absent.map { "\"\($0)\"" }.joined(separator: ", ")
        explain(refusal(absent.isEmpty ? "" : " (absent or null: \(keys))"))
        return nil
    }

    /// Notes that there is nothing at a key path of the object whose model is being made.
    func noteAbsence(of path: String) { failures.withLock { $0.absent.append(path) } }

    /// Gives the reason why there is no value at this place.
    func explain(_ reason: Gloss.Reason) {
        var place: Place? = self
        while let inner = place, inner.becomesExplained() { place = inner.enclosing }
        if let list = ReasonList.current.get() { return list.append(reason) }
        let key = reason.keyPath.isEmpty ? "" : " for key \"\(reason.keyPath)\""
        let failure = isEncoding ? "Value\(key) could not be encoded" : "Value found\(key) but decoding failed"
        let message = "\(failure): \(reason.message)"
        (logger ?? SharedLogger.current.withLock { $0 }).log(message.visibleLine)
    }

    /// Gives as the reason that the value at this place is of another kind.
    func refuse(_ found: Any, expected: String) {
        explain(Gloss.Reason(expected: expected, found: Self.summary(of: found), at: self))
    }

    private func becomesExplained() -> Bool {
        failures.withLock { failures in
            defer { failures.areExplained = true }
            return !failures.areExplained
        }
    }

    /// What a value is, in words for a message.
    static func summary(of found: Any) -> String {
        switch found {
        case let array as [Any]: return counted(array.count, "element", of: "an array")
        case let object as JSON: return counted(object.count, "member", of: "an object")
        default:
            guard let value = try? BricolageJSON(foundationObject: found), let document = try? JSONDocument(value)
            else {
                return "a value of type \(type(of: found))"
            }
            return document.root.failure("").issue.found
        }
    }

    private static func counted(_ count: Int, _ part: String, of whole: String) -> String {
        "\(whole) with \(count) \(part)\(count == 1 ? "" : "s")"
    }
}
