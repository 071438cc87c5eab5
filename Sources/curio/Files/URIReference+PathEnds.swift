internal import BricolagePointers
internal import BricolageSchema

extension URIReference {
    /// The ends of the path that a file may be called by, the longest first: `v1/phone.json`, `phone.json`, each
    /// followed by itself with the suffix that addresses often leave out.
    var pathEnds: [String] {
        var steps: [String] = []
        // Deeper folders than that are not compared, so that a long address costs no more than a short one.
        for step in path.utf8.split(separator: Self.slash).suffix(32).map(Substring.init) {
            let name = PercentEncoding.decode(step.utf8) ?? String(step)
            // Nothing has a slash in its name: an end of the path that is found begins behind that.
            if name.utf8.contains(Self.slash) { steps = [] } else { steps.append(name) }
        }
        return steps.indices.flatMap { start in
            let name = steps[start...].joined(separator: "/")
            return [name, name + ".json"]
        }
    }
}
