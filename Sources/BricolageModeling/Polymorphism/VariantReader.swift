internal import BricolageCore
internal import BricolageFields
internal import BricolageWriting

/// Reads values of a family: finds the tag, then the variant, then lets the payload read itself.
struct VariantReader<Family: JSONVariantFamily> {
    private let variants: JSONVariants<Family.Base>
    private var table: VariantTable<Family.Base> { variants.table }

    init(userInfo: [CodingUserInfoKey: Any]) {
        let registry = userInfo.isEmpty ? nil : userInfo[.jsonVariants] as? JSONVariantRegistry
        variants = registry?.variants(of: Family.self) ?? Family.variants
    }

    /// Whether elements with unknown tags are dropped.
    var dropsUnknown: Bool { if case .dropped = table.unknown { true } else { false } }

    var tagging: JSONTagging { table.tagging }

    /// Reads a value that must not be dropped: an unknown tag is an error, unless the value is kept.
    func readRequired(from source: VariantSource) throws -> Family.Base {
        do {
            return try read(from: source)
        } catch let unknown as UnknownTagError {
            throw unknown.error
        }
    }

    /// Reads a value.
    ///
    /// - Throws: `UnknownTagError` for an unknown tag, and the errors of the payload.
    func read(from source: VariantSource) throws -> Family.Base {
        try variants.check()
        guard let copy = source.copy else { return try readTagged(from: source) }
        return try copy.lend { try readTagged(from: source) }
    }

    private func readTagged(from source: VariantSource) throws -> Family.Base {
        do {
            switch table.tagging {
            case .untagged: return try readUntagged(from: source)
            case .external: return try readExternal(from: source)
            case .adjacent(let tag, let content):
                guard source.json.kind == .object else { throw source.json.wrongKind("an object with a tag") }
                return try read(source.member(tag), [tag], in: source.json, source, .member(content))
            case .internal(let key):
                guard source.json.kind == .object else { throw source.json.wrongKind("an object with a tag") }
                return try read(source.member(key), [key], in: source.json, source, .here)
            case .pointer(let pointer):
                guard source.json.kind == .object else { throw source.json.wrongKind("an object with a tag") }
                let (place, rest) = source.seek(pointer)
                return try read(rest.isEmpty ? place : nil, rest, in: place, source, .here)
            case .parent(let key):
                let parent = source.isForeign ? nil : source.json.parentObject
                let tag = parent.flatMap { source.member(key, of: $0) } ?? source.parentTag
                guard parent != nil || tag != nil else { throw JSONVariantError.noParent(tag: key) }
                return try read(tag, [key], in: parent ?? source.json, source, .here)
            }
        } catch let error as JSONReadingError {
            throw source.native(error)
        } catch let unknown as UnknownTagError {
            throw UnknownTagError(reason: unknown.reason, error: source.native(unknown.reason))
        }
    }

    /// - Parameter way: The tokens that should lead from `owner` to the tag.
    private func read(
        _ tag: JSONDocument.Node?, _ way: [String], in owner: JSONDocument.Node, _ source: VariantSource,
        _ place: VariantSource.Place
    ) throws -> Family.Base {
        guard let tag else {
            if let variant = table.variantWithoutTag { return try variant.read(source, place) }
            throw missingTag(way[...], in: owner)
        }
        guard tag.kind != .object, tag.kind != .array else { throw tag.wrongKind("a tag, one of \(table.tagList)") }
        if let variant = table.variant(tagged: tag) { return try variant.read(source, place) }
        return try unknown(tag: tag.json, at: tag, source)
    }

    private func missingTag(_ way: ArraySlice<String>, in owner: JSONDocument.Node) -> JSONReadingError {
        func expected(_ way: ArraySlice<String>) -> String {
            let place = way.isEmpty ? "a tag" : "a value with a tag at \(JSONPointer(tokens: Array(way)))"
            return "\(place), one of \(table.tagList)"
        }
        guard owner.kind == .object, let key = way.first else { return owner.wrongKind(expected(way)) }
        return JSONReadingError(.missing(key: key), at: owner, expected: expected(way.dropFirst()))
    }

    private func readExternal(from source: VariantSource) throws -> Family.Base {
        guard let key = try source.onlyKey() else {
            throw source.json.wrongKind("an object with one member, whose key is one of \(table.tagList)")
        }
        // The key becomes a document of its own, because tags are looked up as nodes.
        let tag = try JSONDocument(.string(key)).root
        if let variant = table.variant(tagged: tag) { return try variant.read(source, .onlyMember) }
        return try unknown(tag: .string(key), .unexpectedKey(key), at: source.json, source)
    }

    private func readUntagged(from source: VariantSource) throws -> Family.Base {
        let candidates = table.variants
        var ranking = CandidateRanking()
        for candidate in candidates { ranking.append(.of(source.json, as: candidate.type)) }
        let reading = UnionReading(union: Family.self, types: candidates.map(\.type)) { position, json in
            try candidates[position].read(source.decoder == nil ? VariantSource(json) : source, .here)
        }
        guard let decoder = source.decoder else { return try reading.read(source.json, ranking) }
        return try reading.read(from: decoder, source.copy ?? CoderValue(decoder), ranking)
    }

    private func unknown(
        tag: JSON, _ kind: DecodingIssue.Kind = .unknownCase, at place: JSONDocument.Node, _ source: VariantSource
    ) throws -> Family.Base {
        if case .kept(let embed) = table.unknown { return embed(UnknownVariant(tag: tag, json: source.json.json)) }
        let error = JSONReadingError(
            kind, at: place, expected: "one of the tags \(table.tagList)", choices: table.spellings)
        throw UnknownTagError(reason: error, error: error)
    }
}

/// The error for an unknown tag: collections may drop the element, elsewhere `error` is thrown.
struct UnknownTagError: Error {
    var reason: JSONReadingError
    var error: any Error
}

extension VariantSource {
    /// An error of direct reading, converted to one of the decoder, if any.
    func native(_ error: JSONReadingError) -> any Error {
        guard let decoder else { return error }
        return error.decodingError(within: decoder)
    }
}
