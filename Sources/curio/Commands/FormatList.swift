internal import ArgumentParser
internal import CurioKit

extension TypedFormat {
    /// Parses a list of formats such as `date-time,uuid`, or `all`, or `none`.
    static func list(_ text: String) throws -> Set<Self> {
        if text == "none" { return [] }
        let (formats, unknown) = named(text.split(separator: ","))
        if let unknown {
            let known = table.map(\.name).joined(separator: ", ")
            throw ValidationError("there is no type for the format \(unknown); there are \(known)")
        }
        return formats
    }
}
