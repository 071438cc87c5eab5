import BricolageCore
import Testing

/// The word of a list that a misspelt word was probably meant to be.
@Suite struct NearestSpellingTests {
    @Test(arguments: [
        ("calorie", ["colour", "calories"], "calories"), ("naem", ["name"], "name"), ("Name", ["name"], "name"),
        ("nme", ["name"], "name"), ("nname", ["name"], "name"), ("nane", ["name"], "name"),
        ("cat", ["bat", "hat"], "bat"), ("calorei", ["calory", "calorie"], "calorie"),
        ("abcdefghi", ["abcdefxyz"], "abcdefxyz"), ("X", ["y", "x"], "x"), ("es2019", ["es2018"], "es2018"),
        ("warn", ["error", "warning"], "warning"), ("desc", ["descr", "description"], "descr"),
    ])
    func isWithinAThirdOfTheWord(word: String, candidates: [String], nearest: String) {
        #expect(NearestSpelling.find(word, among: candidates) == nearest)
    }

    @Test(arguments: [
        ("name", ["name"]), ("name", ["title"]), ("abcdef", ["abcxyz"]), ("x", ["y"]), ("", ["a"]), ("ab", ["ba1"]),
        ("v3", ["v1", "v2"]), ("warn", ["warning", "warnings"]), ("in", ["interval"]), ("intervals", ["in"]),
        ("propertyOrder", ["propertyNames"]), ("additionalInfo", ["additionalItems"]),
        (String(repeating: "x", count: 49), [String(repeating: "x", count: 48)]),
    ])
    func isNoneOfThoseThatAreFar(word: String, candidates: [String]) {
        #expect(NearestSpelling.find(word, among: candidates) == nil)
    }
}
