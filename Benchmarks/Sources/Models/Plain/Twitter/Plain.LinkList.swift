extension Plain {
    /// Links in a text.
    public struct LinkList: Codable, Sendable {
        var urls: [Link]
    }
}
