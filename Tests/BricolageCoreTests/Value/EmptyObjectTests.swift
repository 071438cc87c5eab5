import BricolageCore
import BricolageWriting
import Testing

/// An object allocates memory only for its first member; one that lost its members is as empty as one that never had
/// any.
@Suite struct EmptyObjectTests {
    private static let emptied: JSON.Object = {
        var object: JSON.Object = ["a": 1]
        object["a"] = nil
        return object
    }()

    private static let objects: [JSON.Object] = [JSON.Object(), [:], JSON.Object([]), emptied]

    @Test func emptyObjectsAreAlike() throws {
        for object in Self.objects {
            #expect(object.isEmpty)
            #expect(object.count == 0)
            #expect(object.startIndex == object.endIndex)
            #expect(object.keys.isEmpty)
            #expect(object.values.isEmpty)
            #expect(!object.hasDuplicateKeys)
            #expect(object["a"] == nil)
            #expect(object.description == "{}")
            #expect(JSON.object(object).serialized(.pretty) == "{}")
            for other in Self.objects + [try #require(JSON(parsing: "{}").object)] {
                #expect(object == other)
                #expect(object.hashValue == other.hashValue)
            }
            #expect(object != ["a": nil])
            #expect(JSON.object(object) != .null)
            #expect(JSON.array([.object(object), .object(object)]).serialized() == "[{},{}]")
            #expect(JSON.object(["x": .object(object), "y": 1]).serialized() == #"{"x":{},"y":1}"#)
            #expect(JSON.object(["x": .object(object)]).serialized(JSONFormatting(sortsKeys: true)) == #"{"x":{}}"#)
        }
    }

    @Test func emptyObjectsTakeMembers() {
        for object in Self.objects {
            var changed = object
            changed["b"] = 2
            #expect(changed == ["b": 2])
            changed = object
            #expect(changed.updateValue(3, forKey: "c") == nil)
            #expect(changed == ["c": 3])
            changed = object
            changed.append(key: "d", value: 4)
            #expect(!changed.hasDuplicateKeys)
            changed.append(key: "d", value: 5)
            #expect(changed.hasDuplicateKeys)
            #expect(changed.count == 2)
            changed = object
            changed["e"]?["f"] = 6
            #expect(changed.isEmpty)
            #expect(object.isEmpty)
        }
    }

    @Test func nothingCanBeTakenFromEmptyObjects() {
        for object in Self.objects {
            var changed = object
            #expect(changed.removeValue(forKey: "a") == nil)
            changed["a"] = nil
            changed.removeAll { _, _ in true }
            #expect(changed.isEmpty)
        }
    }

    @Test func copiesDoNotSeeEachOthersMembers() {
        var first = JSON.Object()
        first["a"] = 1
        var second = first
        second["a"] = nil
        second["b"] = 2
        #expect(first == ["a": 1])
        #expect(second == ["b": 2])
        second.removeAll { _, _ in true }
        let third = second
        second["c"] = 3
        #expect(third.isEmpty)
        #expect(second == ["c": 3])
    }

    @Test func emptyObjectsCountAsALevel() throws {
        var encoder = JSON.Encoder()
        encoder.maximumDepth = 1
        #expect(throws: (any Error).self) { try encoder.encode(["a": JSON.object(JSON.Object())]) }
        encoder.maximumDepth = 2
        #expect(try encoder.encodeToString(["a": JSON.object(JSON.Object())]) == #"{"a":{}}"#)
    }
}
