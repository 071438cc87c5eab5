extension URIReference {
    /// The address that a reference means when it stands in a document at this address (RFC 3986, section 5.2).
    package func resolving(_ reference: URIReference) -> URIReference {
        var result = reference
        if reference.scheme != nil {
            result.path = Self.removingDotSegments(reference.path)
            return result
        }
        result.scheme = scheme
        if reference.authority != nil {
            result.path = Self.removingDotSegments(reference.path)
            return result
        }
        result.authority = authority
        if reference.path.isEmpty {
            result.path = path
            result.query = reference.query ?? query
        } else if reference.path.utf8.first == Self.slash {
            result.path = Self.removingDotSegments(reference.path)
        } else {
            result.path = Self.removingDotSegments(merging(reference.path))
        }
        return result
    }

    private func merging(_ relative: String) -> String {
        if authority != nil, path.isEmpty { return "/" + relative }
        return folder + relative
    }

    /// The path up to its last slash.
    var folder: String {
        path.utf8.lastIndex(of: Self.slash).map { String(Substring(path.utf8[...$0])) } ?? ""
    }

    /// Removes `.` and `..` from a path.
    ///
    /// A leading `..` of a relative path has no segment to remove and stays.
    package static func removingDotSegments(_ path: String) -> String {
        guard path.utf8.contains(UInt8(ascii: ".")) else { return path }
        var kept: [Substring] = []
        let segments = path.utf8.split(separator: slash, omittingEmptySubsequences: false).map(Substring.init)
        for (position, segment) in segments.enumerated() {
            let isLast = position == segments.count - 1
            switch segment {
            case ".":
                if isLast { kept.append("") }
            case "..":
                if let last = kept.last, last != "..", kept.count > 1 || !last.isEmpty {
                    kept.removeLast()
                } else if kept.last != "" {
                    kept.append(segment)
                }
                if isLast { kept.append("") }
            default: kept.append(segment)
            }
        }
        return kept.joined(separator: "/")
    }
}
