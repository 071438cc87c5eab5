import BricolageSchema
import Testing

/// Singular and plural words.
@Suite struct NounsTests {
    @Test(arguments: [
        ("items", "item"), ("properties", "property"), ("classes", "class"), ("dashes", "dash"), ("batches", "batch"),
        ("boxes", "box"), ("responses", "response"), ("ties", "tie"), ("children", "child"), ("aliases", "alias"),
        ("statuses", "status"), ("caches", "cache"), ("cookies", "cookie"), ("indices", "index"), ("axes", "axis"),
        ("taxes", "tax"), ("people", "person"), ("menus", "menu"), ("ids", "id"), ("shelves", "shelf"),
        ("curves", "curve"), ("quizzes", "quiz"), ("sizes", "size"), ("keys", "key"),
    ])
    func thereIsAWordForEach(several: String, one: String) {
        #expect(Nouns.singular(several) == one)
        #expect(Nouns.plural(one) == several)
    }

    /// Two plurals may have the same singular.
    @Test(arguments: [("indexes", "index"), ("Focuses", "Focus"), ("Cpus", "Cpu")])
    func severalWordsMayHaveOneForEach(several: String, one: String) {
        #expect(Nouns.singular(several) == one)
    }

    @Test(arguments: [
        "item", "data", "status", "address", "analysis", "series", "news", "alias", "https", "bus", "as", "s", "", "7",
        "regimen", "child",
    ])
    func aWordThatIsNotForSeveralHasNone(name: String) {
        #expect(Nouns.singular(name) == nil)
    }

    @Test(arguments: [
        ("childNodes", "childNode"), ("nodeChildren", "nodeChild"), ("NodeChildren", "NodeChild"),
        ("MAX_INDICES", "MAX_INDEX"), ("baseURIs", "baseURI"), ("URIs", "URI"), ("IDs", "ID"), ("max-axes", "max-axis"),
        ("maxTaxes", "maxTax"), ("People", "Person"), ("PEOPLE", "PERSON"), ("v2 aliases", "v2 alias"),
        ("maxIds", "maxId"), ("Properties", "Property"), ("mainCategories", "mainCategory"),
    ])
    func theLastWordTellsAndKeepsItsCapitals(several: String, one: String) {
        #expect(Nouns.singular(several) == one)
        #expect(Nouns.plural(one) == several)
    }

    @Test(arguments: [
        ("day", "days"), ("query", "queries"), ("series", "series"), ("class", "classes"), ("match", "matches"),
        ("x", "xes"), ("y", "ys"),
    ])
    func severalAreNamed(one: String, several: String) {
        #expect(Nouns.plural(one) == several)
    }
}
