internal import Bricolage
internal import BricolageBridging

extension Elevate {
    /// Makes values of a type that conforms to Swift's `Decodable`, so that types can move to it one by one.
    ///
    ///     schema.addProperty(keyPath: "address", type: .dictionary, decoder: Elevate.CodableDecoder<Address>())
    public struct CodableDecoder<Value: Swift.Decodable>: Elevate.Decoder, Sendable {
        /// Creates a decoder.
        public init() {}

        /// Makes a value of an object with Bricolage's decoder.
        ///
        /// - Throws: a ``ParserError`` with all that does not match the type.
        public func decode(_ object: Any) throws -> Any { try Self.value(of: object) }

        static func value(of object: Any) throws -> Value {
            do {
                return try JSON.Decoder().decode(Value.self, from: JSON(foundationObject: object))
            } catch let error as FoundationObjectError {
                throw ParserError.validation(failureReason: "\(error)")
            } catch let issues as DecodingIssues {
                var collector = ProblemCollector()
                for issue in issues.issues {
                    let place = issue.pointer.tokens.reduce(collector.base) { $0.appending(.token($1)) }
                    collector.add(Problem(.refused(issue.message), at: place))
                }
                try collector.finish()
                throw issues
            }
        }
    }
}
