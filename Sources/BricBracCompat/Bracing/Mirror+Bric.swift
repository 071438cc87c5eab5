extension Mirror {
    /// What the reflected value shows of itself: an object of its properties, an array of its elements, or its value.
    ///
    /// Properties that are `Bricable` make their own `Bric`. Values that refer to themselves have no end.
    public func bric() -> Bric {
        func child(_ value: Any) -> Bric { (value as? any Bricable)?.bric() ?? Mirror(reflecting: value).bric() }
        switch displayStyle {
        case .optional?: return children.first.map { child($0.value) } ?? .nul
        case .tuple?, .collection?, .set?: return .arr(children.map { child($0.value) })
        case .struct?, .class?, .enum?, .dictionary?:
            var members: [String: Bric] = [:]
            for case (let label?, let value) in children { members[label] = child(value) }
            return .obj(members)
        default: return .nul
        }
    }
}
