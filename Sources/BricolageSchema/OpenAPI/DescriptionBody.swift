/// The body of requests or responses in the description of an API.
package struct DescriptionBody {
    /// What a body belongs to, after which it can be named.
    package enum Owner: Hashable, Sendable {
        /// An operation, with its `operationId` if it has one, and its method and path in words: `get pets by id`.
        case operation(identifier: String?, place: String)
        /// A response, a request body or a parameter that several operations may refer to, at its own place.
        case shared(JSONSchema)
    }

    /// The schema, or any other value in its place.
    package let schema: JSONSchema
    package let owner: Owner
    /// What the body is in words: `request`, `response`, `404 response`, `error response`.
    package let purpose: String
}
