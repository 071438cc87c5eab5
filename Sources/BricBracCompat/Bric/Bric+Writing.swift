extension Bric {
    /// The value as JSON text.
    ///
    /// Members are ordered by their keys. Infinities and NaN, which JSON cannot express, become null, as in
    /// JavaScript; `JSON(bric)` throws instead.
    ///
    /// - Parameters:
    ///   - space: The spaces of each level, at most 64; 0 puts everything on one line.
    ///   - maxline: The width of the lines on which containers are kept together; 0 for none.
    ///   - bufferSize: The expected size; it has no effect on the result.
    ///   - mapper: Chooses, changes and orders the members of each object.
    public func stringify(
        space: Int = 0, maxline: Int = 0, bufferSize: Int? = nil,
        mapper: @escaping ([String: Bric]) -> AnyIterator<(key: String, value: Bric)> = Bric.sortedMembers
    ) -> String {
        text(TextLayout(spacer: TextLayout.spaces(space), maximumLine: maxline), mapper)
    }

    private func text(
        _ layout: TextLayout, _ mapper: ([String: Bric]) -> AnyIterator<(key: String, value: Bric)>
    ) -> String {
        layout.text(of: self) { bric in
            switch bric {
            case .nul: .scalar("null")
            case .bol(let value): .scalar(value ? "true" : "false")
            case .num(let value): .scalar(value.isFinite ? TextLayout.plain(value.description) : "null")
            case .str(let value): .scalar(TextLayout.quoted(value))
            case .arr(let elements): .array(AnyIterator(elements.makeIterator()))
            case .obj(let members): .object(mapper(members))
            }
        }
    }

    /// The members of an object, ordered by the UTF-8 bytes of their keys.
    public static func sortedMembers(_ members: [String: Bric]) -> AnyIterator<(key: String, value: Bric)> {
        let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return AnyIterator(sorted.lazy.map { (key: $0.key, value: $0.value) }.makeIterator())
    }
}

extension Bric: TextOutputStreamable {
    /// Writes the value as JSON on one line.
    public func write(to target: inout some TextOutputStream) { target.write(stringify()) }

    /// Writes the value as JSON, with a text that each level adds to the beginning of a line.
    public func writeJSON(
        _ output: inout some TextOutputStream, spacer: String = "", maxline: Int = 0,
        mapper: @escaping ([String: Bric]) -> AnyIterator<(key: String, value: Bric)> = Bric.sortedMembers
    ) {
        output.write(text(TextLayout(spacer: spacer, maximumLine: maxline), mapper))
    }
}
