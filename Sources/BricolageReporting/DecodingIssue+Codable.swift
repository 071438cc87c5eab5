public import BricolageCore
internal import BricolageWriting

extension DecodingIssue: Codable {
    /// The members that are read again; `severity` and `message` follow from the others.
    private enum Member: String, CodingKey {
        case kind, key, limit, keyIsData, path, pointer, pattern, location, expected, type, found, foundKind, nearest
        case advice, declaredBy, underlying, excerpt, notes
    }

    /// Writes the members that the article *Reporting errors* lists.
    public func encode(to encoder: any Encoder) throws {
        try issueDescription.json.encode(to: encoder)
    }

    /// Reads what `encode(to:)` writes, ignoring unknown members.
    ///
    /// An error thrown by code becomes one with the same description.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Member.self)
        let name = try members.decode(String.self, forKey: .kind)
        let key = try members.decodeIfPresent(String.self, forKey: .key)
        let limit = try members.decodeIfPresent(Int.self, forKey: .limit)
        guard let kind = Kind(name: name, key: key ?? "", limit: limit) else {
            throw DecodingError.dataCorruptedError(
                forKey: .kind, in: members, debugDescription: "\"\(name)\" is not a known kind of issue")
        }
        self.init(
            kind: kind,
            pointer: try members.decode(JSONPointer.self, forKey: .pointer),
            location: try members.decodeIfPresent(SourceLocation.self, forKey: .location),
            expected: try members.decode(String.self, forKey: .expected),
            found: try members.decode(String.self, forKey: .found),
            nearest: try members.decodeIfPresent(String.self, forKey: .nearest),
            excerpt: try members.decodeIfPresent(SourceExcerpt.self, forKey: .excerpt),
            notes: try members.decodeIfPresent([String].self, forKey: .notes) ?? [],
            underlying: try members.decodeIfPresent(DescribedError.self, forKey: .underlying),
            basis: try members.decodeIfPresent(String.self, forKey: .declaredBy).map(Basis.declared) ?? .observed)
        path = try members.decodeIfPresent(String.self, forKey: .path)
        pattern = try members.decodeIfPresent(JSONPointer.self, forKey: .pattern)
        type = try members.decodeIfPresent(String.self, forKey: .type)
        foundKind = try members.decodeIfPresent(String.self, forKey: .foundKind).flatMap(JSON.Kind.init)
        advice = try members.decodeIfPresent(String.self, forKey: .advice)
        isKeyData = try members.decodeIfPresent(Bool.self, forKey: .keyIsData) ?? false
    }
}

extension DecodingIssues: Codable {
    private enum Member: String, CodingKey { case issues, unexplored, omittedCount }

    /// Writes what the JSON form prints.
    public func encode(to encoder: any Encoder) throws { try report.json.encode(to: encoder) }

    /// Reads what `encode(to:)` writes.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Member.self)
        self.init(
            try members.decode([DecodingIssue].self, forKey: .issues),
            unexplored: try members.decodeIfPresent([JSONPointer].self, forKey: .unexplored) ?? [],
            omittedCount: try members.decodeIfPresent(Int.self, forKey: .omittedCount) ?? 0)
    }
}

extension DecodingIssue.Kind {
    /// The kind with a name; nil if no kind has the name.
    ///
    /// - Parameters:
    ///   - name: The `name` of the kind.
    ///   - key: The key, for kinds that have one.
    ///   - limit: The limit, for kinds that have one.
    init?(name: String, key: String, limit: Int?) {
        let kinds: [Self] = [
            .missing(key: key), .wrongKind, .unexpectedNull, .outOfRange, .invalidValue, .unknownCase,
            .unexpectedKey(key), .noCandidate, .depthLimit(limit), .custom,
        ]
        guard let kind = kinds.first(where: { $0.name == name }) else { return nil }
        self = kind
    }
}

extension DescribedError: Decodable {
    private enum Member: String, CodingKey { case type, description }

    /// Reads the JSON form of an error.
    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Member.self)
        self.init(
            type: try members.decode(String.self, forKey: .type),
            description: try members.decode(String.self, forKey: .description))
    }
}
