internal import BricolageCore

// What was foretold of initialisers that something has stopped is compared with what they do where nothing stops them:
// with what they ask for over values of the same document that they accept.

extension Diagnosis {
    /// Leaves out faults in members that initialisers do not ask for as declared, and tells those in members that they
    /// do ask for so from those of which nothing is known.
    ///
    /// What is said to be missing was asked for only because another member is wrong, unless the type asks for it
    /// elsewhere, too.
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

    /// What has become of what was foretold.
    private enum Verdict {
        /// The member is read in another way.
        case withdrawn
        /// It is read so, as far as it is known; what is not known of it is still to be told.
        case holds(open: Fault.Declaration?)
        /// Nothing is known of it.
        case isOpen
    }

    /// The verdicts on all declarations by which faults were found.
    private func verdicts(on faults: [Fault]) -> [ObjectIdentifier: Verdict] {
        var verdicts: [ObjectIdentifier: Verdict] = [:]
        // Read in place: to copy a fault takes longer than to look its declaration up.
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

    /// Whether the code of a type always makes a request; nil where it was never seen to come to its end.
    private func isMade(_ declaration: Fault.Declaration) -> Bool? {
        (declaration.owner as? any Decodable.Type).flatMap {
            facts(of: $0).constantRequests?.contains(declaration.request)
        }
    }

    /// False where the code of a type was seen to ask otherwise than declared; nil where it was not.
    private func goesItsOwnWay(_ declaration: Fault.Declaration) -> Bool? {
        (declaration.owner as? any Decodable.Type).flatMap { facts(of: $0).goesItsOwnWay ? false : nil }
    }
}
