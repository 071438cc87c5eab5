import TestSupport
import Testing

@Suite struct PowersOfFiveTests {
    /// The script also proves what the shortest decimals rely on.
    @Test(.enabled(if: Python.isThere, Python.hint)) func theTableIsWhatTheScriptProvesAndWrites() throws {
        #expect(try Python.run(script: "generate-powers-of-five", "--check") == 0)
    }
}
