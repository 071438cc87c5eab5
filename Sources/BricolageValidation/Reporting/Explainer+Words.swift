internal import BricolageCore
internal import ECMARegex

extension Explainer {
    /// The complaint of a rule about a single value.
    mutating func words(for step: Instruction, _ index: Int) -> Complaint {
        let node = evaluator.node(index)
        let expected = schemaWords.expectation(of: step) { [program] in program.expectation(of: step) }
        var complaint = Complaint(
            keyword: step.keyword, index: index, expected: expected, found: Words.found(node))
        complaint.canBeWidened = [.values, .pattern, .format].contains(step.operation)
        switch step.operation {
        case .length: complaint.found = Words.count(UInt32(clamping: evaluator.length(index)), "character")
        case .itemCount: complaint.found = Words.count(UInt32(clamping: node.count), "element")
        case .memberCount: complaint.found = Words.count(UInt32(clamping: evaluator.keys(of: index).count), "member")
        case .uniqueItems:
            if let (first, second) = evaluator.firstRepeated(index) {
                complaint.index = second
                complaint.found = "\(Words.found(evaluator.node(second))) again"
                complaint.original = first
            }
        case .values:
            if let word = node.string {
                complaint.nearest = SpellingQuestion(
                    word: word, candidates: schemaWords.spellings(of: step, in: program))
            }
        case .format where program.formats[Int(step.first)].name == StringFormat.regex.name:
            if let reason = node.string.flatMap(Self.reason(againstPattern:)) {
                complaint.statement = "expected \(expected), found \(complaint.found): \(reason)"
                complaint.redactedStatement = "expected \(expected), found \(JSON.Kind.string.withArticle)"
            }
        case .custom:
            complaint.statement = program.customChecks[Int(step.first)].complaint(about: node)
            complaint.redactedStatement = "not what \"\(program.name(of: step))\" requires"
        default: break
        }
        return complaint
    }

    /// Why a text is not a regular expression; nil if it is one.
    private static func reason(againstPattern text: String) -> String? {
        do {
            try ECMARegex.check(text)
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// The complaint about a value of a kind that the schema does not let in.
    func kindComplaint(_ block: UInt32, _ header: Block, _ index: Int) -> Complaint {
        let found = Words.found(evaluator.node(index))
        guard !header.kinds.isEmpty else {
            return Complaint(
                keyword: program.keyword(ofKinds: block), index: index, expected: "no value", found: found)
        }
        return Complaint(
            keyword: program.keyword(ofKinds: block), index: index, expected: Words.kinds(header.kinds), found: found,
            isAboutKind: true)
    }
}
