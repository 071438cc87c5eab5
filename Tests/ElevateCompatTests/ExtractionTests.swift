import ElevateCompat
import Foundation
import Testing

@Suite("Operators of ElevateCompat")
struct ExtractionTests {
    private let entity: [String: Any] = ["text": "x", "number": 5, "list": ["a" as Any, "b" as Any]]

    @Test("extract values of required and optional properties")
    func values() {
        let text: String = entity <-! "text"
        let number: Int? = entity <-? "number"
        let missing: Int? = entity <-? "missing"
        let other: Int? = entity <-? "text"
        let optional: Int? = entity <-! "missing"
        #expect(text == "x")
        #expect(number == 5)
        #expect(missing == nil)
        #expect(other == nil)
        #expect(optional == nil)
    }

    @Test("extract arrays")
    func arrays() {
        let list: [String] = entity <--! "list"
        let optional: [String]? = entity <--? "list"
        let none: [String] = entity <--! "missing"
        let missing: [String]? = entity <--? "missing"
        #expect(list == ["a", "b"])
        #expect(optional == ["a", "b"])
        #expect(none.isEmpty)
        #expect(missing == nil)
    }

    @Test("come before ??")
    func precedence() {
        let number = entity <-? "missing" ?? 3
        #expect(number == 3)
    }

    @Test("end the program with a message for a mistake of the program")
    func mistakes() async {
        await #expect(processExitsWith: .failure) {
            let _: Int = ["a": "x"] <-! "a"
        }
        await #expect(processExitsWith: .failure) {
            let _: [Int] = ["a": ["x"]] <--! "a"
        }
    }
}
