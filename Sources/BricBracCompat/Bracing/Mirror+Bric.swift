internal import BricolageCore

extension Mirror: Bricable {
    /// What the reflected value shows of itself: an object of its properties, an array of its elements, or its value.
    ///
    /// Properties that are `Bricable` make their own `Bric`. An object inside itself is null, and so is what is
    /// more than 512 levels deep, or deeper than the stack allows.
    public func bric() -> Bric {
        var path = ReflectedPath()
        return path.bric(of: self)
    }
}

/// The way from a reflected value to one inside it.
private struct ReflectedPath {
    private var levels = 0
    private var objects: Set<ObjectIdentifier> = []

    mutating func bric(of mirror: Mirror) -> Bric {
        guard levels < 512, StackRoom.isLeft else { return .nul }
        levels += 1
        defer { levels -= 1 }
        switch mirror.displayStyle {
        case .optional?: return mirror.children.first.map { bric(of: $0.value) } ?? .nul
        case .tuple?, .collection?, .set?: return .arr(mirror.children.map { bric(of: $0.value) })
        case .dictionary?:
            var members: [String: Bric] = [:]
            for case (_, let member as (key: AnyHashable, value: Any)) in mirror.children {
                members["\(member.key)"] = bric(of: member.value)
            }
            return .obj(members)
        case .struct?, .class?, .enum?:
            var members: [String: Bric] = [:]
            for mirror in sequence(first: mirror, next: \.superclassMirror) {
                for case (let label?, let value) in mirror.children where members[label] == nil {
                    members[label] = bric(of: value)
                }
            }
            return .obj(members)
        default: return .nul
        }
    }

    private mutating func bric(of value: Any) -> Bric {
        if let value = value as? any Bricable { return value.bric() }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .class else { return bric(of: mirror) }
        let object = ObjectIdentifier(value as AnyObject)
        guard objects.insert(object).inserted else { return .nul }
        defer { objects.remove(object) }
        return bric(of: mirror)
    }
}
