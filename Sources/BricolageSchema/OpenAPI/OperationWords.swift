internal import BricolageCore

/// Words for the parts of a description that have no names.
enum OperationWords {
    /// The words of a path.
    ///
    ///     /pets/{petId}/photos      pets by petId photos
    ///     /repos/{owner}/{name}     repos by owner and name
    static func of(path: String) -> String {
        var words: [String] = []
        var isBehindParameter = false
        for part in path.split(separator: "/") {
            let isParameter = part.hasPrefix("{") && part.hasSuffix("}") || part.hasPrefix(":")
            if isParameter { words.append(isBehindParameter ? "and" : "by") }
            words.append(part.filter { $0 != "{" && $0 != "}" })
            isBehindParameter = isParameter
        }
        return words.isEmpty ? "root" : words.joined(separator: " ")
    }

    /// The words of the response for a status.
    ///
    ///     200, 404, default    response, 404 response, error response
    static func of(status: String, besides main: String?) -> String {
        if status == main { return "response" }
        return status == "default" ? "error response" : status + " response"
    }

    /// The words of a media type: `hal` for `application/hal+json`.
    static func of(mediaType: String) -> String {
        let name = mediaType.prefix { $0 != ";" }.split(separator: "/").last ?? ""
        return String(name).replacing("+json", with: "").replacing("*", with: "other")
    }

    /// The key of the response or of the media type that most clients use; nil in other maps.
    ///
    /// The first successful response that has a body is the response as such. Without any success, `default` is.
    static func main(of object: DescriptionObject, in map: JSONDocument.Node) -> String? {
        switch object {
        case .response:
            let successes = map.members.filter { $0.key.hasPrefix("2") }
            if successes.isEmpty { return "default" }
            let withBodies = successes.filter { _, response in
                ["content", "schema", "$ref"].contains { response[$0] != nil }
            }
            return withBodies.map(\.key).min()
        case .mediaType:
            return map["application/json"] != nil
                ? "application/json" : map.members.lazy.map(\.key).first(where: isJSON)
        default: return nil
        }
    }

    /// Whether bodies of a media type may be JSON: `application/json; charset=utf-8`, `application/hal+json`, `*/*`.
    static func isJSON(_ mediaType: String) -> Bool {
        let type = (mediaType.split(separator: ";").first ?? "").lowercased().filter { !$0.isWhitespace }
        return ["application/json", "text/json", "application/*", "*/*"].contains(type) || type.hasSuffix("+json")
    }
}
