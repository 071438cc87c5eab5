internal import BricolageCore
internal import BricolageFields

extension Diagnosis {
    /// Finds all faults of a value, in the way that its type is read.
    func explore<T: Decodable>(
        _ type: T.Type, _ facts: DiagnosedType, at index: Int, _ path: CodingPath
    ) -> Outcome {
        if let outcome = outcome(ofParts: facts.parts, at: index, path) { return outcome }
        switch facts.reading {
        case .override(let number):
            let action = plain.override(number)
            return run(type, facts, at: index, path) { frame in
                let value = try action(DiagnosingDecoder(frame: frame, index: index, path: path))
                guard value is T else { throw BudgetExhausted() }
                return value
            }
        case .collection(let collection):
            if let outcome = diagnose(collection, at: index, path) { return outcome }
        case .object(let object):
            return run(type, facts, at: index, path) { frame in try self.readFields(of: object, frame) }
        case .value(let readable):
            return run(type, facts, at: index, path) { _ in try self.read(readable, at: index) }
        case .initialiser: break
        }
        return run(type, facts, at: index, path) { frame in
            // `T` may be a superclass of the class that the metatype `type` is.
            try type.init(from: DiagnosingDecoder(frame: frame, index: index, path: path))
        }
    }

    func diagnose<C: DiagnosableCollection>(
        _ type: C.Type, at index: Int, _ path: CodingPath, attempts: Bool = true
    ) -> Outcome? {
        type.diagnose(at: index, in: CollectionWalk(diagnosis: self, path: path, attempts: attempts))
    }

    private func read<R: JSONReadable>(_ type: R.Type, at index: Int) throws -> R { try R(json: node(index)) }

    private func readFields<R: JSONReadableObject>(of type: R.Type, _ frame: DiagnosingFrame) throws -> R {
        guard node(frame.index).kind == .object else {
            throw JSONReadingError(.wrongKind, at: node(frame.index), expected: "an object")
        }
        let keys = session.convertsKeys ? members(of: frame.index, frame.path).table : nil
        var fields = JSONFields(of: node(frame.index), observer: frame, keys: keys)
        return try R(fields: &fields)
    }
}
