internal import BricolageCore

/// The forms of output with one unit for each subschema (v1).
enum SubschemaOutput {
    static func list(_ unit: OutputUnit) -> JSON {
        var details: [JSON] = []
        var pending = [unit]
        while let next = pending.popLast() {
            details.append(.object(JSON.Object(members(of: next))))
            pending += next.details.reversed()
        }
        return ["valid": .bool(unit.isValid), "details": .array(JSON.Array(details))]
    }

    static func hierarchical(_ unit: OutputUnit) -> JSON {
        var members = members(of: unit)
        if !unit.details.isEmpty, StackRoom.isLeft {
            members.append(("details", .array(JSON.Array(unit.details.map(hierarchical)))))
        }
        return .object(JSON.Object(members))
    }

    private static func members(of unit: OutputUnit) -> [(key: String, value: JSON)] {
        var members: [(key: String, value: JSON)] = [
            ("valid", .bool(unit.isValid)),
            ("evaluationPath", .string(unit.evaluationPath.description)),
            ("schemaLocation", .string(unit.schemaLocation)),
            ("instanceLocation", .string(unit.instanceLocation.description)),
        ]
        if !unit.annotations.isEmpty {
            let name = unit.isKept ? "annotations" : "droppedAnnotations"
            members.append((name, .object(JSON.Object(unit.annotations.map { ($0.keyword, $0.value) }))))
        }
        if !unit.errors.isEmpty {
            var errors = JSON.Object()
            for (keyword, message, _) in unit.errors {
                errors[keyword] = .string((errors[keyword]?.string).map { $0 + "; " + message } ?? message)
            }
            members.append(("errors", .object(errors)))
        }
        return members
    }
}
