internal import BricolageCore

// The predicted requests of initialisers that were stopped by a fault are compared with the requests that the same
// initialisers make for values of the document that they accept.

extension Diagnosis {
    /// Removes faults in members that initialisers do not request as declared, and marks the others as confirmed or
    /// unconfirmed.
    ///
    /// A missing member with a substitute was requested only because other members are wrong, unless the type always
    /// requests it; otherwise the faults of those members replace the fault.
    func settle(_ faults: [Fault]) -> [Fault] {
        let verdicts = verdicts(on: faults)
        let areOpen = verdicts.values.allSatisfy { if case .isOpen = $0 { true } else { false } }
        if areOpen, !faults.contains(where: \.hasSubstitute) { return faults }
        var settled: [Fault] = []
        settled.reserveCapacity(faults.count)
        for var fault in faults {
            if let declaration = fault.declaration {
                switch verdicts[ObjectIdentifier(declaration)] {
                case .withdrawn?: continue
                case .holds(let open)?: fault.declaration = open
                case .isOpen?, nil: break
                }
            }
            guard fault.hasSubstitute, let substitute = fault.substitute, isMade(substitute.request) != true else {
                settled.append(fault)
                continue
            }
            var others = substitute.faults
            others[0].candidates.append(Fault.Candidate(type: nil, faults: [fault]))
            settled += others
        }
        return settled
    }

    /// The verdict on a prediction.
    private enum Verdict {
        /// The member is not read as predicted.
        case withdrawn
        /// The member is read as predicted, as far as is known; `open` has the unconfirmed part of the prediction.
        case holds(open: Fault.Declaration?)
        /// Nothing confirms or contradicts the prediction.
        case isOpen
    }

    /// The verdicts on all declarations by which faults were found.
    private func verdicts(on faults: [Fault]) -> [ObjectIdentifier: Verdict] {
        var verdicts: [ObjectIdentifier: Verdict] = [:]
        // Read in place, since copying a fault takes longer than looking up its declaration.
        let faults = faults.span
        for position in faults.indices {
            guard let declaration = faults[position].declaration, verdicts[ObjectIdentifier(declaration)] == nil
            else { continue }
            verdicts[ObjectIdentifier(declaration)] = verdict(on: declaration)
        }
        return verdicts
    }

    private func verdict(on declaration: Fault.Declaration) -> Verdict {
        var open: [Fault.Declaration] = []
        var isOpen = true
        for declaration in sequence(first: declaration, next: \.inner) {
            switch isMade(declaration) ?? goesItsOwnWay(declaration) {
            case false?: return .withdrawn
            case nil: open.append(declaration)
            case true?: isOpen = false
            }
        }
        if isOpen { return .isOpen }
        return .holds(
            open: open.reversed().reduce(nil) { Fault.Declaration(owner: $1.owner, request: $1.request, inner: $0) })
    }

    /// Whether the code of a type always makes a request; nil if it was never seen to accept a value.
    private func isMade(_ declaration: Fault.Declaration) -> Bool? {
        (declaration.owner as? any Decodable.Type).flatMap {
            facts(of: $0).makes(declaration.request)
        }
    }

    /// False if the code of a type was seen to deviate from its declaration; nil otherwise.
    private func goesItsOwnWay(_ declaration: Fault.Declaration) -> Bool? {
        (declaration.owner as? any Decodable.Type).flatMap { facts(of: $0).goesItsOwnWay ? false : nil }
    }
}
