import BricolageCore
import Testing

/// The word of a list that a misspelt word was probably meant to be.
@Suite struct NearestSpellingTests {
    @Test(arguments: [
        ("calorie", ["colour", "calories"], "calories"), ("naem", ["name"], "name"), ("Name", ["name"], "name"),
        ("nme", ["name"], "name"), ("nname", ["name"], "name"), ("nane", ["name"], "name"),
        ("cat", ["bat", "hat"], "bat"), ("calorei", ["calory", "calorie"], "calorie"),
        ("abcdefghi", ["abcdefxyz"], "abcdefxyz"),
    ])
    func isWithinAThirdOfTheWord(word: String, candidates: [String], nearest: String) {
        #expect(NearestSpelling.find(word, among: candidates) == nearest)
    }

    @Test(arguments: [
        ("name", ["name"]), ("name", ["title"]), ("abcdef", ["abcxyz"]), ("x", ["y"]), ("", ["a"]), ("ab", ["ba1"]),
        ("propertyOrder", ["propertyNames"]), ("additionalInfo", ["additionalItems"]),
        (String(repeating: "x", count: 49), [String(repeating: "x", count: 48)]),
    ])
    func isNoneOfThoseThatAreFar(word: String, candidates: [String]) {
        #expect(NearestSpelling.find(word, among: candidates) == nil)
    }
}
