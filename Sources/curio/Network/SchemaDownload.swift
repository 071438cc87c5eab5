internal import BricolageSchema

/// Fetches schemas over HTTP, only from the hosts that were named.
///
/// Requests are made by `curl`, which most systems have: libraries for HTTP and TLS would be many times as large as the
/// rest of the command, and be loaded in every run. If a server redirects to another address, that is checked like the
/// first one.
struct SchemaDownload: Sendable {
    /// The maximum size of a schema in bytes.
    static let largestSchema = 16 << 20
    /// How long a response may take, in seconds.
    static let longestWait = 10
    /// How many times servers may redirect a request.
    static let mostRedirections = 5

    /// The hosts that requests may go to, such as `example.com` or `localhost:8080`; `*` for any.
    let hosts: [String]

    /// The text at an address, and the address that its server redirected to in the end, from which relative
    /// references start (RFC 3986, section 5.1.3).
    func text(at address: URIReference) throws(LoadingFailure) -> (text: [UInt8], address: URIReference) {
        var address = address.withoutFragment
        for _ in 0...Self.mostRedirections {
            try check(address)
            switch try answer(at: address) {
            case .text(let text): return (text, address)
            case .elsewhere(let other): address = other.withoutFragment
            }
        }
        throw LoadingFailure("its server redirects more than \(Self.mostRedirections) times")
    }

    /// Refuses an address that is not allowed.
    private func check(_ address: URIReference) throws(LoadingFailure) {
        guard address.isOfHTTP, let host = address.hostAndPort, let name = address.host else {
            throw LoadingFailure("\"\(address)\" is not an HTTP address")
        }
        guard hosts.contains(where: { $0 == "*" || [host, name].contains($0.lowercased()) }) else {
            throw LoadingFailure("the host \(host) was not allowed (--allow-network \(name))")
        }
    }

    private enum Answer {
        case text([UInt8])
        case elsewhere(URIReference)
    }

    /// The text that `curl` appends to a response: the status, and the address of a redirection.
    private static let trailer = "\n%{http_code} %{redirect_url}"
    /// The maximum size of that text in bytes.
    private static let longestTrailer = 1 << 16

    private static let variables = [
        "PATH", "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
        "CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR",
    ]

    private func answer(at address: URIReference) throws(LoadingFailure) -> Answer {
        let (bytes, status): ([UInt8], Int32)
        do throws(System.Failure) {
            (bytes, status) = try System.output(
                of: "curl",
                [
                    "--disable", "--silent", "--globoff", "--proto", "=http,https",
                    "--max-time", "\(Self.longestWait)", "--max-filesize", "\(Self.largestSchema)",
                    "--header", "Accept: application/schema+json, application/json, */*;q=0.1",
                    "--write-out", Self.trailer, "--url", address.description,
                ], variables: Self.variables, upTo: Self.largestSchema + Self.longestTrailer)
        } catch {
            throw LoadingFailure("curl, which fetches it, cannot be run: \(error)")
        }
        guard bytes.count <= Self.largestSchema + Self.longestTrailer, status != 63 else { throw Self.tooLarge }
        guard status == 0 else { throw LoadingFailure(CurlStatus.reason(status)) }
        return try Self.answer(bytes)
    }

    /// What the commonest statuses of HTTP mean.
    private static let meanings = [
        401: " (only to those who log in)", 403: " (not to everybody)", 404: " (there is nothing at this address)",
        410: " (there is nothing at this address any more)", 429: " (too many requests)",
    ]

    private static let tooLarge = LoadingFailure("it is larger than the limit of \(largestSchema) bytes")

    private static func answer(_ bytes: [UInt8]) throws(LoadingFailure) -> Answer {
        guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { throw LoadingFailure("the answer is cut off") }
        guard end <= largestSchema else { throw tooLarge }
        let trailer = String(decoding: bytes[(end + 1)...], as: UTF8.self)
            .split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        let code = trailer.first.flatMap { Int($0) } ?? 0
        if (300...399).contains(code), trailer.count == 2, !trailer[1].isEmpty {
            return .elsewhere(URIReference(String(trailer[1])))
        }
        guard code == 200 else { throw LoadingFailure("its server answers \(code)" + (meanings[code] ?? "")) }
        return .text(Array(bytes[..<end]))
    }
}
