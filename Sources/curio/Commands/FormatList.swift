internal import ArgumentParser
internal import CurioKit

extension StringFormat {
    /// The formats of a list such as `date-time,uuid`, or all, or none.
    static func list(_ text: String) throws -> Set<Self> {
        switch text {
        case "all": return Set(table)
        case "none": return []
        default: break
        }
        return try Set(
            text.split(separator: ",").map { word in
                guard let format = table.first(where: { $0.name == word }) else {
                    let known = table.map(\.name).joined(separator: ", ")
                    throw ValidationError("there is no type for the format \(word); there are \(known)")
                }
                return format
            })
    }
}
