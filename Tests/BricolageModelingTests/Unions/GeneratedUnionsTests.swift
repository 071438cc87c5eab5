import TestSupport
import Testing

@Suite struct GeneratedUnionsTests {
    @Test(.enabled(if: Python.isThere, Python.hint)) func theFilesAreWhatTheScriptWrites() throws {
        #expect(try Python.run(script: "generate-unions", "--check") == 0)
    }
}
