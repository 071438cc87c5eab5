extension Identifier {
    /// The names of a type that begin with the name of what contains it, the best one first; names that would be too
    /// long are left out.
    ///
    ///     LandUse    GeometryItem    LandUseGeometryItem
    ///     Geometry   GeometryItem    GeometryItem, GeometryGeometryItem
    ///     Components Component       Component, ComponentsComponent
    ///     Pet1_2     Pet             Pet1_2, Pet1_2Pet
    ///     CvssV3_1   Cvss            CvssV3_1, CvssV3_1Cvss
    ///     CellType   HumanCellType   CellType, CellTypeHumanCellType
    ///     Profile    Profile         Profile, ProfileValue
    static func types(_ text: String, in surroundings: String) -> [String] {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else {
            let name = surroundings + " " + text
            return name.unicodeScalars.count <= maximumLength ? [type(name)] : []
        }
        let (outer, inner) = (capitalized(in: type(surroundings)), capitalized(in: type(text)))
        // Instead of being repeated, a name gets the ending of those that Swift needs.
        if outer == inner { return [inner.joined(), inner.joined() + "Value"] }
        let plain = (outer + inner).joined()
        guard plain.unicodeScalars.count <= maximumLength else { return [] }
        if outer.count > 1, inner.count > outer.count, inner.suffix(outer.count).elementsEqual(outer) {
            return [type(surroundings), plain]
        }
        let overlap = (1...inner.count).last { count in
            count <= outer.count && zip(outer.suffix(count), inner).allSatisfy { $0 == $1 || singular($0) == $1 }
        }
        guard let overlap else {
            let (whole, part) = (type(surroundings), type(text))
            let version = whole.hasPrefix(part) ? whole.dropFirst(part.count) : ""
            let isVersion = (version.hasPrefix("V") ? version.dropFirst() : version).first?.isNumber == true
            return isVersion ? [whole, plain] : [plain]
        }
        return [(outer.dropLast(overlap) + inner).joined(), plain]
    }

    /// The names of a type that begin with only the last words of the name of what contains it, the shortest first.
    ///
    ///     ServerEventTranscriptionFailed    Error    FailedError, TranscriptionFailedError, …
    static func types(_ text: String, inEndOf surroundings: String) -> [String] {
        let words = capitalized(in: type(surroundings))
        return (1..<max(words.count, 1)).compactMap { count in
            let end = words.suffix(count).joined()
            guard end.unicodeScalars.count <= beginningLength, end.unicodeScalars.count > 2 else { return nil }
            return types(text, in: end).first
        }
    }

    /// The rest of a type's name that begins with the name of the type around it; nil if nothing is left that says what
    /// it is.
    ///
    ///     GeoLocationBox in GeoLocation    Box        EventType in Event    none
    static func rest(of name: String, in surroundings: String) -> String? {
        let (outer, inner) = (capitalized(in: surroundings), capitalized(in: name))
        guard inner.count > outer.count, inner.starts(with: outer) else { return nil }
        let rest = inner.dropFirst(outer.count).joined()
        return type(rest) == rest && !ReservedNames.nestedTypes.contains(rest) && !ReservedNames.keywords.contains(rest)
            ? rest : nil
    }

    private static func singular(_ word: String) -> String { SchemaNames.singular(word) }

    /// The words of a name, each of which begins with a capital.
    private static func capitalized(in name: String) -> [String] {
        var words: [String] = []
        let scalars = Array(name.unicodeScalars)
        for (position, scalar) in scalars.enumerated() {
            let isCapital = scalar.properties.isUppercase
            let isBehindCapital = position > 0 && scalars[position - 1].properties.isUppercase
            let isBeforeLowercase = position + 1 < scalars.count && scalars[position + 1].properties.isLowercase
            if words.isEmpty || isCapital && (!isBehindCapital || isBeforeLowercase) {
                words.append(String(scalar))
            } else {
                words[words.count - 1].unicodeScalars.append(scalar)
            }
        }
        return words
    }
}
