internal import BricolageCompatibility
internal import BricolageCore
internal import BricolageValidation
internal import BricolageWriting

/// The result of comparing two schemas, in the requested form.
///
///     new.json:12:20: warning: the largest number is now 9 at /size
///     old.json:12:20: note: the old schema
///     new.json:10:9: note: in the schema /properties/size/oneOf/1
///     incompatible: old.json accepts {"size":10}, which new.json refuses: expected at most 9, found 10 at /size
struct ComparisonReport {
    private let comparison: SchemaCompatibility
    private let old: Name
    private let new: Name

    /// How messages name a schema.
    private struct Name {
        /// The file, and the place of the schema in it.
        let whole: String
        let file: String

        init(_ argument: String) {
            file = StandardInput.name(of: SchemaInput.file(of: argument))
            whole = file == StandardInput.name ? file + argument.drop { $0 != "#" } : argument
        }
    }

    /// - Parameters:
    ///   - old: The argument that names the old schema.
    ///   - new: The argument that names the new one.
    init(_ comparison: SchemaCompatibility, old: String, new: String) {
        self.comparison = comparison
        self.old = Name(old)
        self.new = Name(new)
    }

    func print(_ options: ReportOptions) throws(CommandFailure) {
        var places = OriginalPlaces()
        guard options.format != .text else { return try printText(upTo: options.maxErrors, &places) }
        var printer = ReportPrinter(options, command: "curio compatible", subject: old.whole)
        printer.begin(new.file)
        // The verdict comes first, so that it is printed however many changes there are.
        if let verdict = verdictIssue {
            printer.refuse()
            try printer.add([verdict])
        }
        try printer.add(comparison.changes.map { issue(of: $0, &places) })
        try printer.end()
        try printer.finish()
    }

    // MARK: Text

    private func printText(upTo limit: Int, _ places: inout OriginalPlaces) throws(CommandFailure) {
        var lines: [String] = []
        for change in comparison.changes.prefix(limit) {
            lines.append(issue(of: change, &places).description)
            for note in notes(of: change) { lines.append(places.placed(note).description) }
        }
        let more = comparison.changes.count - limit
        if more > 0 {
            let words = more == 1 ? "1 more change" : "\(more) more changes"
            let note = IssueDescription(path: new.file, severity: .note, message: words + " (--max-errors)")
            lines.append(note.description)
        }
        try Console.printFindings((lines + [verdict.visibleLine]).joined(separator: "\n"))
    }

    /// The place in the old schema, and the affected schemas of an `anyOf` or `oneOf`.
    private func notes(of change: SchemaCompatibility.Change) -> [IssueDescription] {
        func note(_ place: SchemaCompatibility.Change.Place, _ name: Name, _ message: String) -> IssueDescription {
            IssueDescription(
                path: place.path ?? name.file, location: place.location, severity: .note, message: message)
        }
        var notes = [note(change.old, old, "the old schema")]
        guard let branch = change.branch else { return notes }
        guard let place = branch.new else {
            return notes + (branch.old.map { [note($0, old, "for what the old schema \($0.pointer) accepts")] } ?? [])
        }
        notes.append(note(place, new, "in the schema \(place.pointer)"))
        if let place = branch.old, place.pointer != branch.new?.pointer {
            notes.append(note(place, old, "which was \(place.pointer)"))
        }
        if let place = branch.rival { notes.append(note(place, new, "the schema \(place.pointer) may hold too")) }
        return notes
    }

    /// The verdict with its evidence.
    private var verdict: String {
        switch comparison.verdict {
        case .compatible: "compatible: \(new.whole) accepts all that \(old.whole) accepts"
        case .unknown: "unknown: no document was found that \(old.whole) accepts and \(new.whole) refuses"
        case .incompatible:
            "incompatible: \(old.whole) accepts \(comparison.witness?.serialized() ?? ""), which \(new.whole) refuses\(reason)"
        }
    }

    private var reason: String {
        guard let issue = comparison.refusal?.issues.first else { return "" }
        return ": " + issue.message + (issue.pointer.isRoot ? "" : " at \(issue.pointer)")
    }

    // MARK: For programs

    /// The verdict as an issue; nil if the schemas are compatible.
    private var verdictIssue: IssueDescription? {
        guard comparison.verdict != .compatible else { return nil }
        var details: JSON.Object = [:]
        details["witness"] = comparison.witness
        return IssueDescription(
            rule: comparison.verdict.rawValue, path: new.file, severity: comparison.witness == nil ? .warning : .error,
            message: verdict.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "", details: details)
    }

    /// A change as an issue of the new schema.
    private func issue(
        of change: SchemaCompatibility.Change, _ places: inout OriginalPlaces
    ) -> IssueDescription {
        var details: JSON.Object = [
            "isCertain": .bool(change.isCertain), "schemaPointer": .string(change.new.pointer.description),
            "old": place(change.old, old, &places),
        ]
        if !change.otherPointers.isEmpty {
            details["otherPointers"] = .array(JSON.Array(change.otherPointers.map { .string($0.description) }))
        }
        if let branch = change.branch {
            details["oldBranch"] = branch.old.map { place($0, old, &places) }
            details["newBranch"] = branch.new.map { place($0, new, &places) }
            details["rivalBranch"] = branch.rival.map { place($0, new, &places) }
        }
        return places.placed(
            IssueDescription(
                rule: "does-not-follow", path: change.new.path ?? new.file, location: change.new.location,
                pointer: change.pointer, severity: .warning, message: change.message,
                remark: change.otherPointers.isEmpty ? "" : " and elsewhere", details: details))
    }

    private func place(
        _ place: SchemaCompatibility.Change.Place, _ name: Name, _ places: inout OriginalPlaces
    ) -> JSON {
        let path = place.path ?? name.file
        let location = places.placed(place.location, in: path)
        return [
            "path": .string(path), "pointer": .string(place.pointer.description),
            "location": [
                "offset": JSON(location.offset), "line": JSON(location.line), "column": JSON(location.column),
            ],
        ]
    }
}
