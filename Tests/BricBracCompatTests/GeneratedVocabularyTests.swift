import TestSupport
import Testing

@Suite struct GeneratedVocabularyTests {
    @Test(.enabled(if: Python.isThere, Python.hint)) func theFilesAreWhatTheScriptWrites() throws {
        #expect(try Python.run(script: "generate-union-vocabulary", "--check") == 0)
    }
}
