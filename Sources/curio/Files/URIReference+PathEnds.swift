internal import BricolagePointers
internal import BricolageSchema

extension URIReference {
    /// The ends of the path that may be the path of a file, the longest first: `v1/phone.json`, `phone.json`.
    ///
    /// Each is followed by the same with the suffix `.json`, which addresses often omit.
    var pathEnds: [String] {
        var steps: [String] = []
        // Only the last 32 components are compared, which limits the cost of a long address.
        for step in path.utf8.split(separator: Self.slash).suffix(32).map(Substring.init) {
            let name = PercentEncoding.decode(step.utf8) ?? String(step)
            // No file name contains a slash, so an end of the path can only begin after such a component.
            if name.utf8.contains(Self.slash) { steps = [] } else { steps.append(name) }
        }
        return steps.indices.flatMap { start in
            let name = steps[start...].joined(separator: "/")
            return [name, name + ".json"]
        }
    }
}
