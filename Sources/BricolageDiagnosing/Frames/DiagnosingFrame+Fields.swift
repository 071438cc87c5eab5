internal import BricolageCore
internal import BricolageFields

// How types that read themselves take part in the diagnosing pass: through the fields of their object, through `read`,
// and otherwise through their failures.

extension DiagnosingFrame {
    /// Answers the request for a field.
    @_semantics("optimize.sil.specialize.generic.never")
    func field<T: JSONReadable>(_ key: StaticString, of fields: borrowing JSONFields) throws -> T {
        let key = key.description
        let request = request(for: key, T.self, of: index)
        let place = diagnosis.members(of: index, path).find(key)
        fields.noteAsked(key, at: place)
        if let place {
            if readsScalarsAsTheyAre, let scalar = diagnosis.facts(of: T.self).scalar,
                let value = plainScalar(scalar, at: place), case let value as T = value
            {
                noteScalar(at: place, request)
                return value
            }
            diagnosis.named.append(place)
            return try value(T.self, at: place, path, .name(key), request)
        }
        if let value = try? T.absent("", in: diagnosis.node(index)) {
            begin(request)
            return value
        }
        let fault = Fault(.missing(key: key), at: index, T.self)
        return try refuse(fault, T.self, request, diagnosis.error(for: fault))
    }

    private func plainScalar<S: PlainScalar>(_ type: S.Type, at index: Int) -> Any? {
        try? S.value(at: index, in: diagnosis.storage.reader)
    }

    /// Notes a missing field of an object that is not read through this pass.
    @_semantics("optimize.sil.specialize.generic.never")
    func missing<T: JSONReadable>(
        _ key: StaticString, in object: JSONDocument.Node, _ error: any Error
    ) throws -> T {
        guard object.storage.sharesTape(with: diagnosis.storage) else { throw error }
        let fault = Fault(.missing(key: key.description), at: object.index, T.self)
        return try refuse(
            fault, T.self, request(for: key.description, T.self, of: object.index), diagnosis.error(for: fault))
    }

    /// Answers the request of a type to read a value as another type.
    @_semantics("optimize.sil.specialize.generic.never")
    func read<T: JSONReadable>(_ type: T.Type, at node: JSONDocument.Node) throws -> T {
        guard node.storage.sharesTape(with: diagnosis.storage) else { return try T(json: node) }
        return try value(type, at: node.index, path, nil, request(for: node, type))
    }

    /// Finds all faults of a value that a type could not read outside this pass.
    @_semantics("optimize.sil.specialize.generic.never")
    func recover<T: JSONReadable>(_ type: T.Type, at node: JSONDocument.Node, from error: any Error) throws -> T {
        // An error of this pass that is being propagated.
        if let pending, pending.isSame(as: error) { throw error }
        guard node.storage.sharesTape(with: diagnosis.storage) else { throw error }
        return try value(type, at: node.index, path, nil, request(for: node, type))
    }

    /// Notes a fault of the object or of a member for which the code needs no value.
    func refuse(_ error: JSONReadingError, at node: JSONDocument.Node) throws {
        guard node.storage.sharesTape(with: diagnosis.storage) else { throw error }
        let fault = Fault(error, at: node.index, type)
        try refuse(fault, request(for: node, JSONReadingError.self), error) { () }
    }

    /// Notes a required member that the value lacks, although a union will read it as the next of its types, to find
    /// other faults.
    func mayRead(_ node: JSONDocument.Node, lacking key: String) -> Bool {
        guard node.index == index else { return false }
        lackingKey = key
        return true
    }

    private func request(for key: String, _ type: Any.Type, of object: Int) -> Request {
        Request(
            site: RequestSite(
                index: object, view: ObjectIdentifier(JSONFields.self), step: .member(key),
                type: ObjectIdentifier(type)))
    }

    private func request(for node: JSONDocument.Node, _ type: Any.Type) -> Request {
        Request(
            site: RequestSite(
                index: node.index, view: ObjectIdentifier(JSONDocument.Node.self), step: .whole,
                type: ObjectIdentifier(type)))
    }
}
