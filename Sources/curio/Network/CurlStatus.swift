/// What the exit status of `curl` means, in words that end a sentence about a schema.
enum CurlStatus {
    /// Why there is no answer; for a status that has no words of its own, the number and where to look it up.
    static func reason(_ status: Int32) -> String {
        switch status {
        case 3: "its address is malformed"
        case 5: "the proxy that the environment names is unknown"
        case 6: "there is no such host"
        case 7: "its host cannot be reached"
        case 18: "the answer is cut off"
        case 28: "it takes longer than the limit of \(SchemaDownload.longestWait) seconds"
        case 35: "no secure connection (TLS) to its host can be made; does it speak https?"
        case 52: "its server answers nothing"
        case 55, 56: "the connection to its host was lost"
        case 60: "the certificate of its host is not trusted (TLS); CURL_CA_BUNDLE names a file of trusted ones"
        case 77: "the certificates that this machine trusts cannot be read (TLS, CURL_CA_BUNDLE)"
        case ..<0: "it cannot be fetched: a signal (\(-status)) has ended curl"
        default: "it cannot be fetched: curl ends with \(status), which its manual explains (man curl)"
        }
    }
}
