import BricolageCore
import BricolageFields
import Testing

/// An element whose type has no specialised loop for arrays.
private struct Boxed<Value: JSONReadable & Equatable>: JSONReadableValue, Equatable {
    var value: Value

    init(json: JSONDocument.Node) throws { value = try json.read() }
}

private struct Holder<Element: JSONReadable & Equatable>: JSONReadableObject {
    var must: [Element]
    var may: [Element]?
    var absent: [Element]?
    var null: [Element]?

    init(fields: inout JSONFields) throws {
        must = try fields["must"]
        may = try fields["may"]
        absent = try fields["absent"]
        null = try fields["null"]
    }
}

@Suite struct ArrayReadingTests {
    /// Counts around the number of elements up to which they are read into the stack.
    private static let counts = [0, 1, 2, 63, 64, 65, 300]

    @Test(arguments: counts) func scalarsOfAllKinds(count: Int) throws {
        try expect((0..<count).map { Double($0) / 8 - 1 }) { $0.description }
        try expect((0..<count).map { $0 * 1_234_567_890_123 - 5 }) { $0.description }
        try expect((0..<count).map { String(repeating: "ä", count: $0 % 20) }) { "\"\($0)\"" }
        try expect((0..<count).map { $0.isMultiple(of: 3) }) { $0.description }
        try expect((0..<count).map { [Double](repeating: 0.5, count: $0 % 4) }) { $0.description }
    }

    /// An array is followed by another array, which is not one of its elements.
    @Test func arraysOfPointsEndWhereTheNextOneBegins() throws {
        let rings = [[[0.5, 1], [2, 3]], [], [[4, 5, 6]], [[7.25]], [[]]]
        #expect(try [[[Double]]](json: JSONDocument(parsing: rings.description).root) == rings)
    }

    private func expect<Element: JSONReadable & Equatable>(
        _ elements: [Element], _ text: (Element) -> String
    ) throws {
        let array = "[" + elements.map(text).joined(separator: ", ") + "]"
        let document = try JSONDocument(parsing: #"{"must": \#(array), "null": null, "may": \#(array)}"#)
        let holder = try Holder<Element>(json: document.root)
        #expect(holder.must == elements)
        #expect(holder.may == elements)
        #expect(holder.absent == nil && holder.null == nil)
        let boxed = try Holder<Boxed<Element>>(json: document.root)
        #expect(boxed.must.map(\.value) == elements)
    }

    /// For an invalid element, the loop for one type reports the same issue as the loop for any type.
    @Test(arguments: ["true", "\"x\"", "null", "[]", "1.5", "1e400", "[0.5, \"x\"]"], counts.dropFirst())
    func wrongElementsHaveAPlace(element: String, count: Int) throws {
        try expectSameFailure(Int.self, element, count, good: "7", valid: nil)
        try expectSameFailure(Double.self, element, count, good: "0.25", valid: "1.5")
        try expectSameFailure(String.self, element, count, good: "\"good\"", valid: "\"x\"")
        try expectSameFailure(Bool.self, element, count, good: "false", valid: "true")
        try expectSameFailure([Double].self, element, count, good: "[1, 2]", valid: "[]")
    }

    private func expectSameFailure<Element: JSONReadable & Equatable>(
        _ type: Element.Type, _ element: String, _ count: Int, good: String, valid: String?
    ) throws {
        let elements = [String](repeating: good, count: count - 1) + [element]
        let document = try JSONDocument(parsing: "{\"must\": [" + elements.joined(separator: ",") + "]}")
        let concrete = failure { _ = try Holder<Element>(json: document.root) }
        let general = failure { _ = try Holder<Boxed<Element>>(json: document.root) }
        #expect((concrete == nil) == (element == valid))
        #expect(concrete?.issue.pointer == general?.issue.pointer)
        #expect(concrete?.issue.message == general?.issue.message)
        #expect(concrete.map { $0.issue.pointer.description.hasPrefix("/must/\(count - 1)") } != false)
    }

    private func failure(_ body: () throws -> Void) -> JSONReadingError? {
        do {
            try body()
            return nil
        } catch {
            return error as? JSONReadingError
        }
    }
}
