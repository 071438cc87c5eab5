/// The singular and plural of English nouns in the keys of schemas and documents.
///
///     items     item        aliases    alias       children    child       maxIndices    maxIndex
///     status    none        series     none        data        none        URIs          URI
package enum Nouns {
    /// The singular of a name; nil if the name is not a plural.
    package static func singular(_ name: String) -> String? {
        let word = lastWord(of: name)
        let lowered = word.lowercased()
        if uncounted.contains(lowered) { return nil }
        if let singular = irregular[lowered] { return replace(word, in: name, by: singular) }
        if lowered.hasSuffix("ies"), lowered.count > 4 { return replace(word, in: name, by: lowered.dropLast(3) + "y") }
        for ending in ["sses", "shes", "ches", "xes"] where lowered.hasSuffix(ending) {
            return String(name.dropLast(2))
        }
        guard lowered.hasSuffix("s"), name.count > 3 else { return nil }
        return ["ss", "us", "is"].contains(where: lowered.hasSuffix) ? nil : String(name.dropLast())
    }

    /// The plural of a name.
    package static func plural(_ name: String) -> String {
        let word = lastWord(of: name)
        let lowered = word.lowercased()
        if let plural = irregularPlurals[lowered] { return replace(word, in: name, by: plural) }
        if lowered.hasSuffix("s") || lowered.hasSuffix("x") || lowered.hasSuffix("ch") || lowered.hasSuffix("sh") {
            return lowered.hasSuffix("ss") || !lowered.hasSuffix("s") ? name + "es" : name
        }
        if lowered.hasSuffix("y"), let before = lowered.dropLast().last, !"aeiou".contains(before) {
            return name.dropLast() + "ies"
        }
        return name + "s"
    }

    /// The letters after the last character that is no letter, or after the last lower-case letter before a capital.
    static func lastWord(of name: String) -> Substring {
        var start = name.endIndex
        while start > name.startIndex {
            let previous = name.index(before: start)
            guard name[previous].isLetter else { break }
            if start < name.endIndex, name[start].isUppercase, name[previous].isLowercase { break }
            start = previous
        }
        return name[start...]
    }

    /// Replaces a word by another form of it, in capitals if the replaced letters are.
    private static func replace(_ word: Substring, in name: String, by form: String) -> String {
        let kept = zip(word, form).prefix { $0.lowercased() == String($1) }.count
        let rest = form.dropFirst(kept)
        let isShouted = word.dropFirst(kept).first?.isUppercase ?? false
        return name.dropLast(word.count - kept) + (isShouted ? rest.uppercased() : String(rest))
    }
}

// MARK: Tables

extension Nouns {
    /// Words that look like plurals and are none, or that are the same in singular and plural.
    static let uncounted: Set<String> = [
        "alias", "always", "analytics", "atlas", "bias", "canvas", "chaos", "cors", "ethics", "gas", "graphics",
        "https", "jenkins", "kubernetes", "lens", "macos", "mathematics", "means", "news", "physics", "postgres",
        "series", "species",
    ]

    private static let irregularPlurals = Dictionary(irregular.map { ($0.value, $0.key) }, uniquingKeysWith: min)

    /// Plurals whose singular does not follow from the rules.
    private static let irregular: [String: String] = [
        "aliases": "alias", "alumni": "alumnus", "analyses": "analysis", "apis": "api", "appendices": "appendix",
        "atlases": "atlas", "axes": "axis", "biases": "bias", "bonuses": "bonus", "buses": "bus", "caches": "cache",
        "calories": "calorie", "calves": "calf", "campuses": "campus", "canvases": "canvas", "censuses": "census",
        "children": "child", "clis": "cli", "cookies": "cookie", "corpuses": "corpus", "cpus": "cpu",
        "crises": "crisis", "criteria": "criterion", "diagnoses": "diagnosis", "echoes": "echo", "emojis": "emoji",
        "feet": "foot", "focuses": "focus", "gases": "gas", "geese": "goose", "gpus": "gpu",
        "guis": "gui", "halves": "half", "heroes": "hero", "hypotheses": "hypothesis", "ids": "id",
        "indices": "index", "ips": "ip", "knives": "knife", "kpis": "kpi", "leaves": "leaf", "lenses": "lens",
        "lives": "life", "loaves": "loaf", "matrices": "matrix", "men": "man", "menus": "menu", "mice": "mouse",
        "movies": "movie", "niches": "niche", "nuclei": "nucleus", "parentheses": "parenthesis",
        "people": "person", "phenomena": "phenomenon", "potatoes": "potato", "quizzes": "quiz", "radii": "radius",
        "selves": "self", "shelves": "shelf", "statuses": "status", "stimuli": "stimulus", "synopses": "synopsis",
        "taxis": "taxi", "teeth": "tooth", "theses": "thesis", "thieves": "thief", "tomatoes": "tomato",
        "uris": "uri", "vertices": "vertex", "vetoes": "veto", "viruses": "virus", "vortices": "vortex",
        "wikis": "wiki", "wives": "wife", "wolves": "wolf", "women": "woman", "zombies": "zombie",
    ]
}
