internal import BricolageCore

// After the first fault of an initialiser, none of its code runs. As long as it has requested its members as a
// synthesized initialiser would, its next requests are known without running it.

extension DiagnosingFrame {
    /// Checks the declared members of the type that its initialiser has not reached.
    func addDeclaredMembers(to outcome: inout Outcome) {
        guard let order = declaredOrder else {
            facts.noteOwnWay()
            return
        }
        // A value of another kind has no members, and its kind is the only fault.
        guard diagnosis.node(order.object).kind == .object else { return }
        let members = diagnosis.members(of: order.object, path)
        outcome.faults.reserveCapacity(outcome.faults.count + order.rest.count)
        for member in order.rest {
            guard let foretold = member.foretold(by: self.type, order, trying: { diagnosis.memberKeys }) else {
                continue
            }
            let key = foretold.key
            let place = members.find(key)
            guard let type = member.type else {
                if let place { outcome.unexplored.insert(place) }
                continue
            }
            if let place, readsScalarsAsTheyAre, let scalar = member.scalar {
                let isAbsent = member.request.isOptional && diagnosis.node(place).isNull
                if isAbsent || diagnosis.accepts(scalar, at: place, foretold.declaration, &outcome.faults) {
                    outcome.answered.append(place)
                } else {
                    diagnosis.named.append(place)
                }
                continue
            }
            if let place, readsScalarsAsTheyAre, let element = member.elementScalar,
                diagnosis.isArray(of: element, at: place)
            {
                outcome.answered.append(place)
                continue
            }
            if place == nil, member.request.isOptional || member.mayBeAbsent { continue }
            if let place, member.mayBeNull, diagnosis.node(place).isNull { continue }
            let other =
                place.map { diagnosis.outcome(ofDeclared: type, at: $0, path.appending(.name(key))) }
                ?? Outcome(faults: [Fault(.missing(key: key), at: order.object, type)])
            if other.isClean {
                if let place { outcome.answered.append(place) }
                continue
            }
            // The keys of a declaration are names in the program.
            if let place { diagnosis.named.append(place) }
            outcome.faults += other.faults.map { $0.declared(foretold.declaration) }
            outcome.omittedCount = FaultCount.sum(outcome.omittedCount, other.omittedCount)
            outcome.unexplored.formUnion(other.unexplored)
        }
    }

    /// How far the run has come in the order of the declaration; nil if it has deviated from that order.
    private var declaredOrder: DeclaredOrder? {
        guard swallowed.isEmpty, !facts.goesItsOwnWay, let declaration = facts.declaration else { return nil }
        return declaration.order(of: requests, at: index, diagnosis.declaredKeys)
    }
}

extension Diagnosis {
    /// The outcome of a value as the type that a declaration names.
    fileprivate func outcome<T: Decodable>(
        ofDeclared type: T.Type, at index: Int, _ path: @autoclosure () -> CodingPath
    ) -> Outcome {
        outcome(of: type, at: index, path(), isAskedFor: false)
    }

    /// The declaration of a type of keys; nil if that is not an enumeration.
    func declaredKeys(_ type: any CodingKey.Type) -> DeclaredKeys? {
        let identifier = ObjectIdentifier(type)
        if let known = keys[identifier] { return known }
        let declared = DeclaredKeys(type)
        keys[identifier] = .some(declared)
        return declared
    }
}
