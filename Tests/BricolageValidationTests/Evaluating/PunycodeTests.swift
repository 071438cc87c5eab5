import BricolageCore
import BricolageValidation
import Testing

/// Host names in the letters of many scripts, as they are and encoded in ASCII.
@Suite struct PunycodeTests {
    private func isHost(_ text: String, _ format: String) throws -> Bool {
        var options = ValidationOptions()
        options.assertsFormats = true
        return try CompiledSchema(JSONDocument(parsing: #"{"format": "\#(format)"}"#), options: options)
            .isValid(JSON.string(text))
    }

    /// Sentences like those of RFC 3492, section 7.1, with their encodings by a codec of another language.
    @Test(arguments: [
        ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"), ("他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"),
        ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
        ("यहलोगहिन्दीक्योंनहींबोलसकतेहैं", "i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd"),
        ("なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
        ("세계의모든사람들이한국어를", "989aomq8pqa315adwd4tcb3t59ah2z2pe0jz90n"),
        ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"), ("bücher", "bcher-kva"),
        ("中a文b", "ab-py2ct33g"),
    ])
    func bothSpellingsAreNames(letters: String, ascii: String) throws {
        #expect(try isHost(letters, "idn-hostname"))
        #expect(try isHost("xn--" + ascii, "idn-hostname"))
        #expect(try isHost("xn--" + ascii, "hostname"))
        #expect(try !isHost(letters, "hostname"))
    }

    /// Names contain no symbols (RFC 5892, section 2), wherever their code points are among those of the letters.
    @Test(arguments: [
        ("他们为什么不说中文〮", "07j121g0c2bwd92bue6gk71rsk2e"), ("日～中", "fiq019cwt2i"), ("😀字中", "fiqt43abx53a"),
        ("文書字ￜ日", "p8sx0vdiz1bq977b"), ("！國語", "9cs231j276e"),
    ])
    func neitherSpellingIsAName(letters: String, ascii: String) throws {
        #expect(try !isHost(letters, "idn-hostname"))
        #expect(try !isHost("xn--" + ascii, "idn-hostname"))
    }

    /// Each decoded name has only one valid encoding (RFC 5891, section 5.4).
    @Test func thereIsOneSpelling() throws {
        #expect(try isHost("xn--tda", "hostname"))
        #expect(try !isHost("xn---tda", "hostname"))
        #expect(try !isHost("xn---tda", "idn-hostname"))
    }
}
