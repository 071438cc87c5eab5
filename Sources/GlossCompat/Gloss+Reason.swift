internal import Bricolage

extension Gloss {
    /// Why a value could not be decoded or encoded.
    public struct Reason: Sendable, Hashable, CustomStringConvertible {
        /// The path from the outermost object to the value, as in `shapes[1].side`; empty for the object itself.
        public var keyPath: String
        /// What would have suited, as in "expected …"; nil if the reason is another one.
        public var expected: String?
        /// What was there, shortened; nil if the reason is another one.
        public var found: String?
        /// The reason in one line, without the key path.
        public var message: String

        /// The key path and the reason in one line.
        public var description: String { (keyPath.isEmpty ? message : "\(keyPath): \(message)").visibleLine }
    }

    /// Runs code that decodes or encodes, and returns its result with the reasons for everything that gave nil.
    ///
    ///     let (menu, reasons) = Gloss.explain { Menu(json: json) }
    ///
    /// If the result is nil, the reasons include the keys that were asked for in vain. An absent or null value is no
    /// reason otherwise, since Gloss does not know which properties are optional. Loggers hear nothing of what is
    /// returned here.
    public static func explain<Result>(_ body: () throws -> Result?) rethrows -> (result: Result?, reasons: [Reason]) {
        let list = ReasonList()
        let result = try ReasonList.current.withValue(list) {
            let place = Place(.whole)
            return try place.attempt(body) { Reason("there is no \(Result.self)\($0)", at: place) }
        }
        return (result, list.reasons)
    }
}

extension Gloss.Reason {
    init(_ message: String, at place: Place) {
        self.init(keyPath: place.keyPath, message: message)
    }

    init(expected: String, found: String, _ detail: String = "", at place: Place) {
        self.init(
            keyPath: place.keyPath, expected: expected, found: found,
            message: "expected \(expected), found \(found)\(detail)")
    }
}
