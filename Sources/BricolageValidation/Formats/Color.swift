internal import BricolageSchema

extension StringFormat {
    /// `color` of draft 3: a name of CSS 2.1, or a number sign with three or six hexadecimal digits (draft 3, 5.23).
    static let color = StringFormat("color", of: .draft3 ... .draft3) { cursor in
        if cursor.take(UInt8(ascii: "#")) {
            let count = cursor.takeAll(where: ASCII.isHexadecimal)
            return (count == 3 || count == 6) && cursor.isAtEnd
        }
        _ = cursor.takeAll(where: ASCII.isLetter)
        return cursor.isAtEnd && colorNames.contains(String(decoding: cursor.text(from: 0), as: UTF8.self).lowercased())
    }

    private static let colorNames: Set<String> = [
        "aqua", "black", "blue", "fuchsia", "gray", "green", "lime", "maroon", "navy", "olive", "orange", "purple",
        "red", "silver", "teal", "white", "yellow",
    ]
}
