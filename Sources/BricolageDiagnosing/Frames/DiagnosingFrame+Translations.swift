internal import BricolageCore

// Code that catches an error and throws another one instead looks from outside like code that skips a value with `try?`
// and then throws an error about something else:
//
//     do { a = try c.decode(…) } catch { throw Failure() }        a translation: reported at the member, with its words
//     _ = try? c.decode(…); guard y > 0 else { throw Failure() }  its own error: reported at the value

extension DiagnosingFrame {
    /// How many layers of translations are reported for one fault.
    private static let mostTold = 4

    /// Whether an error that comes out of the initialiser is a translation of the one that its code caught last.
    ///
    /// A translation contains the caught error or names its place. An error that does neither is taken for a
    /// translation if nothing else was read that it could be about, and in frames that guess, since these see what
    /// follows.
    func isTranslation(_ error: any Error, of thrown: Thrown) -> Bool {
        let isOneOfSeveral = swallowed.contains { other in
            other.index == index || thrown.isMissing(after: other) || other.site.isAlternative(to: thrown.site)
        }
        if isOneOfSeveral { return false }
        if thrown.isCarried(by: error) { return true }
        if let isSame = namesPlace(of: thrown, error) { return isSame }
        return guesses || swallowed.isEmpty && answered.isEmpty
    }

    /// Whether an error names the place of the one that was caught; nil if it names no place.
    private func namesPlace(of thrown: Thrown, _ error: any Error) -> Bool? {
        if let path = error.decodingError?.context?.codingPath {
            guard path.count >= self.path.count else { return nil }
            guard let key = thrown.absentKey else { return fault(for: error).index == thrown.index }
            return path.count > self.path.count && path.last?.stringValue == key
        }
        guard let reading = error.readingError, let node = reading.node else { return nil }
        return node.index == thrown.index && (thrown.absentKey == nil || reading.kind == thrown.faults.first?.kind)
    }

    /// Adds to a fault the error that the code has thrown instead.
    func tell(_ translation: any Error, with fault: inout Fault) {
        if fault.underlying == nil { fault.underlying = translation }
        guard fault.candidates.count < Self.mostTold else { return }
        fault.candidates.append(Fault.Candidate(type: type, faults: [self.fault(for: translation)]))
    }
}

extension DiagnosingFrame.Thrown {
    /// The key of a requested member that is missing.
    fileprivate var absentKey: String? {
        guard index == site.index, site.step != .whole, case .missing(let key)? = faults.first?.kind else { return nil }
        return key
    }

    /// How deep the error is searched for in another one, and in how many values of each layer.
    private static let mostLayers = 4
    private static let mostChildren = 8

    /// Whether another error contains this one.
    func isCarried(by other: any Error) -> Bool { isHeld(by: other, layers: Self.mostLayers) }

    private func isHeld(by other: Any, layers: Int) -> Bool {
        if let other = other as? any Error {
            if isSame(as: other) { return true }
            if let context = other.decodingError?.context {
                return layers > 0 && context.underlyingError.map { isHeld(by: $0, layers: layers - 1) } ?? false
            }
            if other.readingError != nil { return false }
        }
        guard layers > 0 else { return false }
        let children = Mirror(reflecting: other).children.prefix(Self.mostChildren)
        return children.contains { isHeld(by: $0.value, layers: layers - 1) }
    }
}
