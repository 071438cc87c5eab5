extension Plain {
    /// The links in an author's description of themselves.
    public struct UserEntities: Codable, Sendable {
        var url: LinkList?
        var description: LinkList
    }
}
