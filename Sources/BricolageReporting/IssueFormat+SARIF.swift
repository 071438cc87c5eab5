public import BricolageCore
internal import BricolagePointers
internal import BricolageWriting

extension IssueFormat {
    /// The Static Analysis Results Interchange Format (SARIF), version 2.1.0, for code hosts and editors.
    ///
    /// One run with one result for each issue: its rule, its location in the file and, as a logical location, its
    /// pointer. The run declares that columns count Unicode scalars, as everywhere in the library.
    public static let sarif = IssueFormat("sarif") { report in
        let log: JSON = [
            "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
            "version": "2.1.0",
            "runs": [.object(report.sarifRun)],
        ]
        return log.serialized(.pretty)
    }
}

extension IssueReport {
    /// The run of the tool (section 3.14).
    fileprivate var sarifRun: JSON.Object {
        var rules: [JSON] = []
        var numbers = SeldomTable<String, Int>()
        for rule in issues.lazy.compactMap(\.rule) where numbers[rule] == nil {
            numbers[rule] = rules.count
            rules.append(["id": .string(rule)])
        }
        var run: JSON.Object = [
            "tool": ["driver": ["name": .string(tool), "rules": JSON(rules)]],
            "columnKind": "unicodeCodePoints",
            "results": JSON(issues.map { $0.sarifResult(ruleNumber: $0.rule.flatMap { numbers[$0] }) }),
        ]
        guard !isComplete else { return run }
        run["properties"] = [
            "omittedCount": JSON(omittedCount), "unexplored": JSON(unexplored.map { .string($0.description) }),
        ]
        return run
    }
}

extension IssueDescription {
    /// One finding (section 3.27).
    fileprivate func sarifResult(ruleNumber: Int?) -> JSON {
        var result: JSON.Object = [:]
        result["ruleId"] = rule.map { .string($0) }
        result["ruleIndex"] = ruleNumber.map { JSON($0) }
        result["level"] = .string((severity ?? .error).rawValue)
        let text = ([message + remark] + notes.map { "note: " + $0 }).joined(separator: "\n")
        result["message"] = ["text": .string(text)]
        if let place = sarifLocation { result["locations"] = [place] }
        var properties = details
        // A region requires a file, so that without one the location is a property.
        if path == nil { properties["location"] = location?.json }
        if !properties.isEmpty { result["properties"] = .object(properties) }
        return .object(result)
    }

    /// The place in the file and in the document (section 3.28); nil when neither is known.
    private var sarifLocation: JSON? {
        var place: JSON.Object = [:]
        if let path {
            var physical: JSON.Object = ["artifactLocation": ["uri": .string(Self.uri(ofFile: path))]]
            if let location {
                physical["region"] = ["startLine": JSON(location.line), "startColumn": JSON(location.column)]
            }
            place["physicalLocation"] = .object(physical)
        }
        if let pointer {
            place["logicalLocations"] = [["fullyQualifiedName": .string(pointer.description), "kind": "value"]]
        }
        return place.isEmpty ? nil : .object(place)
    }

    /// The URI of a file: absolute for an absolute path, otherwise relative to wherever the reader looks for files.
    private static func uri(ofFile path: String) -> String {
        let encoded = PercentEncoding.encodePath(path)
        if encoded.hasPrefix("/") { return "file://" + encoded }
        // A colon in the first part of a relative reference would end a scheme (RFC 3986, section 4.2).
        return encoded.prefix { $0 != "/" }.contains(":") ? "./" + encoded : encoded
    }
}
