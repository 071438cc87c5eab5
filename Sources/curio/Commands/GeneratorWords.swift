// The command line uses the same words as the generator's configuration.

public import ArgumentParser
public import CurioKit

extension Generator.Style: ExpressibleByArgument {}
extension Generator.Access: ExpressibleByArgument {}
extension Generator.Comparison: ExpressibleByArgument {}
extension Generator.Defaults: ExpressibleByArgument {}
extension Generator.Configuration.Shaping.MemberOrder: ExpressibleByArgument {}
extension Generator.Configuration.Storage.ObjectKind: ExpressibleByArgument {}
extension Generator.Configuration.Storage.PropertyKind: ExpressibleByArgument {}

extension Generator.Conformance {
    /// Parses a list of protocols such as `equatable,sendable`, or `none`.
    static func list(_ text: String) throws -> Set<Self> {
        if text == "none" { return [] }
        return try Set(
            text.split(separator: ",").map { word in
                guard let conformance = allCases.first(where: { $0.rawValue.lowercased() == word.lowercased() }) else {
                    let known = allCases.map { $0.rawValue.lowercased() }.joined(separator: ", ")
                    throw ValidationError("there is no protocol \(word) to conform to; there are \(known)")
                }
                return conformance
            })
    }
}
