internal import BricolageSchema

/// The names of the bodies of requests and responses.
///
///     createPet    request         CreatePetRequest
///     getPet       404 response    GetPet404Response
///     NotFound     response        NotFoundResponse
///
/// A body gives way to a component of the same name: `CreatePetRequestBody`. Operations that share an identifier are
/// named after their places instead, so that the name of neither depends on their order.
struct BodyNames {
    private let components: Set<String>
    private var places: [String: Set<String>] = [:]

    /// - Parameter components: The names of the components.
    init(_ bodies: [DescriptionBody], besides components: [String] = []) {
        self.components = Set(components.map(Identifier.type))
        for case .operation(let identifier?, let place) in bodies.map(\.owner) {
            places[Identifier.type(identifier), default: []].insert(place)
        }
    }

    /// - Parameter shared: The name of an object that several operations may refer to.
    func name(of body: DescriptionBody, shared: (JSONSchema) -> String?) -> String {
        let owner =
            switch body.owner {
            case .operation(let identifier?, _) where places[Identifier.type(identifier)]?.count == 1: identifier
            case .operation(_, let place): place
            case .shared(let object): shared(object) ?? ""
            }
        let whole = owner + " " + body.purpose
        let name = Identifier.types(body.purpose, in: owner).first ?? Identifier.type(whole)
        return components.contains(name) ? name + "Body" : name
    }
}
