internal import BricolageCore
internal import BricolagePointers

/// The forms of output with one unit for each keyword (2019-09 and 2020-12).
enum KeywordOutput {
    /// One keyword of one subschema.
    private struct Unit {
        var isValid: Bool
        var keywordLocation: JSONPointer
        var absoluteKeywordLocation: String
        var instanceLocation: JSONPointer
        var error: String?
        var annotation: JSON?
        var inner: [Unit] = []
    }

    static func basic(_ unit: OutputUnit) -> JSON {
        let root = keywordUnit(unit)
        var flat: [JSON] = []
        var pending = [root]
        while let next = pending.popLast() {
            if next.isValid == unit.isValid, next.error != nil || next.annotation != nil {
                flat.append(.object(JSON.Object(members(of: next))))
            }
            pending += next.inner.reversed()
        }
        return ["valid": .bool(unit.isValid), unit.isValid ? "annotations" : "errors": .array(JSON.Array(flat))]
    }

    static func detailed(_ unit: OutputUnit) -> JSON {
        var whole = keywordUnit(unit)
        if let condensed = condensed(whole) { return tree(condensed) }
        // Nothing inside has an error or annotation, so that the root remains alone (Core 12.4.3).
        whole.inner = []
        return tree(whole)
    }

    static func verbose(_ unit: OutputUnit) -> JSON { tree(keywordUnit(unit)) }

    /// The unit of a subschema, with one for each of its errors, annotations and subschemas.
    private static func keywordUnit(_ unit: OutputUnit) -> Unit {
        var result = Unit(
            isValid: unit.isValid, keywordLocation: unit.evaluationPath, absoluteKeywordLocation: unit.schemaLocation,
            instanceLocation: unit.instanceLocation)
        func leaf(_ keyword: String, _ place: JSONPointer, _ error: String?, _ annotation: JSON?) -> Unit {
            if keyword.isEmpty {
                return Unit(
                    isValid: error == nil, keywordLocation: unit.evaluationPath,
                    absoluteKeywordLocation: unit.schemaLocation, instanceLocation: place, error: error)
            }
            let step = JSONPointer(tokens: [keyword])
            return Unit(
                isValid: error == nil, keywordLocation: unit.evaluationPath.appending(step),
                absoluteKeywordLocation: unit.schemaLocation + String(step.fragment.dropFirst()),
                instanceLocation: place, error: error, annotation: annotation)
        }
        for error in unit.errors {
            result.inner.append(leaf(error.keyword, error.instanceLocation, error.message, nil))
        }
        if unit.isKept {
            for (keyword, value) in unit.annotations {
                result.inner.append(leaf(keyword, unit.instanceLocation, nil, value))
            }
        }
        for detail in unit.details where StackRoom.isLeft { result.inner.append(keywordUnit(detail)) }
        if !unit.isValid, result.inner.isEmpty { result.error = "a subschema does not match" }
        return result
    }

    /// A unit without irrelevant units inside: a unit without an error or annotation of its own is replaced by its only
    /// child, or removed if it has none, and units with another result than their parent are removed.
    private static func condensed(_ unit: Unit) -> Unit? {
        guard StackRoom.isLeft else { return nil }
        var unit = unit
        unit.inner = unit.inner.filter { $0.isValid == unit.isValid }.compactMap(condensed)
        if unit.error != nil || unit.annotation != nil { return unit }
        if unit.inner.count == 1 { return unit.inner[0] }
        return unit.inner.isEmpty ? nil : unit
    }

    private static func tree(_ unit: Unit) -> JSON {
        var members = members(of: unit)
        if !unit.inner.isEmpty, StackRoom.isLeft {
            members.append((unit.isValid ? "annotations" : "errors", .array(JSON.Array(unit.inner.map(tree)))))
        }
        return .object(JSON.Object(members))
    }

    private static func members(of unit: Unit) -> [(key: String, value: JSON)] {
        var members: [(key: String, value: JSON)] = [
            ("valid", .bool(unit.isValid)),
            ("keywordLocation", .string(unit.keywordLocation.description)),
            ("absoluteKeywordLocation", .string(unit.absoluteKeywordLocation)),
            ("instanceLocation", .string(unit.instanceLocation.description)),
        ]
        if let error = unit.error { members.append(("error", .string(error))) }
        if let annotation = unit.annotation { members.append(("annotation", annotation)) }
        return members
    }
}
