public import BricolageCore

extension SourceLocation: Codable {
    private enum Member: String, CodingKey { case offset, line, column }

    /// Writes the three parts by their names.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Member.self)
        try members.encode(offset, forKey: .offset)
        try members.encode(line, forKey: .line)
        try members.encode(column, forKey: .column)
    }

    /// Reads what `encode(to:)` writes.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Member.self)
        self.init(
            offset: try members.decode(Int.self, forKey: .offset),
            line: try members.decode(Int.self, forKey: .line),
            column: try members.decode(Int.self, forKey: .column))
    }
}

extension SourceExcerpt: Codable {
    private enum Member: String, CodingKey { case line, caret }

    /// Writes the line and the position of the caret by their names.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Member.self)
        try members.encode(line, forKey: .line)
        try members.encode(caret, forKey: .caret)
    }

    /// Reads what `encode(to:)` writes.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Member.self)
        self.init(
            line: try members.decode(String.self, forKey: .line), caret: try members.decode(Int.self, forKey: .caret))
    }
}
