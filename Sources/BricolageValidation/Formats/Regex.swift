internal import ECMARegex

extension StringFormat {
    /// `regex`: a regular expression of ECMA-262.
    static let regex = StringFormat("regex") { cursor in
        (try? ECMARegex.check(String(decoding: cursor.rest, as: UTF8.self))) != nil
    }
}
