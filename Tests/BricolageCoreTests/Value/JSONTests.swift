import BricolageCore
import BricolagePointers
import BricolageWriting
import TestSupport
import Testing

@Suite struct JSONTests {
    @Test func literals() {
        let value: JSON = [
            "null": nil, "bool": true, "int": 1, "double": 1.5, "string": "x", "array": [1, nil], "object": [:],
        ]
        #expect(value.object?.keys == ["null", "bool", "int", "double", "string", "array", "object"])
        #expect(value["null"]?.isNull == true)
        #expect(value["bool"]?.bool == true)
        #expect(value["int"]?.int == 1)
        #expect(value["double"]?.double == 1.5)
        #expect(value["string"]?.string == "x")
        #expect(value["array"]?.count == 2)
        #expect(value["object"]?.object?.isEmpty == true)
    }

    @Test func valuesOfDocumentsDescribeThemselvesAsValuesDo() throws {
        let document = try JSONDocument(parsing: #" { "a" : [ 1.0, "é" ] } "#)
        #expect(document.description == #"{"a":[1.0,"é"]}"#)
        #expect(document.root["a"].map { "\($0)" } == #"[1.0,"é"]"#)
    }

    @Test func accessorsOfOtherKindsAreNil() {
        let value: JSON = "text"
        #expect(value.bool == nil && value.number == nil && value.array == nil && value.object == nil && !value.isNull)
        #expect(value["a"] == nil && value[0] == nil && value.int == nil && value.double == nil && value.count == 0)
    }

    @Test func elementsOfDocumentsEndWithTheirArray() throws {
        let root = try JSONDocument(parsing: #"[[1, 2], 3, {"a": 4}]"#).root
        let inner = try #require(root[0])
        #expect(inner[1]?.int == 2 && inner[2] == nil && inner[3] == nil && inner[-1] == nil)
        #expect(root[1]?.int == 3 && root[2]?["a"]?.int == 4 && root[3] == nil)
        #expect(root[1]?[0] == nil && root[2]?[0] == nil)
    }

    @Test func equalityIgnoresOrderOfMembersOnly() {
        #expect(["a": 1, "b": [1, 2]] as JSON == ["b": [1.0, 2], "a": 1])
        #expect(["a": 1] as JSON != ["a": 1, "b": nil])
        #expect([1, 2] as JSON != [2, 1])
        #expect([] as JSON != [:])
        #expect(false as JSON != 0)
    }

    @Test func equalValuesHaveEqualHashes() {
        let one: JSON = ["a": [1, 2.0, "x"], "b": nil]
        let two: JSON = ["b": nil, "a": [1.0, 2, "x"]]
        #expect(one == two)
        #expect(one.hashValue == two.hashValue)
        #expect(Set([one, two, ["a": 1]]).count == 2)
    }

    @Test func hashesSpreadOverDeepDifferences() {
        let values = (0..<1_000).map { JSON.array([.object(["a": [JSON($0)]])]) }
        #expect(Set(values.map(\.hashValue)).count > 990)
    }

    @Test func changesHappenInPlaceAndNowhereElse() {
        var value: JSON = ["list": [1, 2], "name": "n"]
        let copy = value
        value["list"]?.array?.append(3)
        value["list"]?[0] = "first"
        value["name"] = nil
        value.object?["new"] = true
        #expect(value == ["list": ["first", 2, 3], "new": true])
        #expect(copy == ["list": [1, 2], "name": "n"])
    }

    @Test func appendingInPlaceIsLinear() {
        let factor = growth(from: 5_000, to: 80_000) { count in
            var value: JSON = ["list": []]
            for number in 0..<count { value["list"]?.array?.append(JSON(number)) }
            #expect(value["list"]?.count == count)
        }
        #expect(factor < 64)
    }

    @Test func anObjectWithManyKeysIsLinear() {
        let factor = growth(from: 2_000, to: 32_000) { count in
            var object = JSON.Object()
            for number in 0..<count { object["key\(number)"] = JSON(number) }
            #expect((0..<count).allSatisfy { object["key\($0)"]?.int == $0 })
        }
        #expect(factor < 80)
    }

    @Test func removingAndSettingKeepsTheIndexTrue() {
        var object = JSON.Object((0..<40).map { (key: "k\($0)", value: JSON($0)) })
        object["k3"] = nil
        object["k20"] = "changed"
        object.removeAll { key, _ in key.hasSuffix("9") }
        #expect(object["k3"] == nil && object["k9"] == nil)
        #expect(object["k20"] == "changed" && object["k39"] == nil && object["k38"] == 38)
        #expect(object.count == 35)
    }
}

@Suite struct AssignmentPolicyTests {
    @Test func anAssignmentIsNeverIgnored() {
        var value: JSON = "scalar"
        value["key"] = 1
        #expect(value == ["key": 1])
        value[2] = "third"
        #expect(value == [nil, nil, "third"])
        value[0] = nil
        #expect(value == [nil, "third"])
        value[7] = nil
        #expect(value == [nil, "third"])
    }

    @Test func pointersMakeTheWay() {
        var value: JSON = nil
        value[pointer: "/a/b"] = 1
        value[pointer: "/a/list"] = []
        value[pointer: "/a/list/-"] = "x"
        value[pointer: "/a/list/1"] = "y"
        #expect(value == ["a": ["b": 1, "list": ["x", "y"]]])
        value[pointer: "/a/list/0"] = nil
        value[pointer: "/a/b"] = nil
        #expect(value == ["a": ["list": ["y"]]])
        #expect(value[pointer: "/a/list/0"] == "y")
        #expect(value[pointer: "/a/list/00"] == nil)
        value[pointer: ""] = 5
        #expect(value == 5)
    }

    @Test func setTellsWhyItCannot() throws {
        var value: JSON = ["list": [1]]
        let error = #expect(throws: JSONPointerError.self) { try value.set(2, at: "/list/5") }
        #expect(error?.reason == .noSuchIndex("5", at: "/list"))
        #expect(error?.text == "/list/5")
        #expect(error?.location.column == 7)
        #expect(error?.summary == "the array at \"/list\" has no index \"5\"")
        #expect(throws: JSONPointerError.self) { try value.set(2, at: "/list/name") }
        #expect(value == ["list": [1]])
        try value.set(2, at: "/list/-")
        #expect(value == ["list": [1, 2]])
    }
}
