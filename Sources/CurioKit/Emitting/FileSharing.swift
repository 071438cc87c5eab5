/// How declarations are distributed among files.
enum FileSharing {
    /// The most files that a generator writes.
    static let maximum = 999

    /// The number of files for a text of a number of bytes.
    ///
    /// There are few steps, far from each other, since declarations change their files at each of them. Files of a few
    /// hundred thousand bytes keep the compiler's memory small; with smaller ones, it would look through all the others
    /// more often.
    static func count(forSize size: Int) -> Int {
        switch size {
        case ..<400_000: 1
        case ..<4_000_000: 8
        default: 32
        }
    }

    /// The file for a declaration, by its name alone.
    static func position(of name: String, among count: Int) -> Int {
        Int(StableHash.value(of: name.utf8) % UInt32(count))
    }

    static func name(root: String, position: Int, count: Int) -> String {
        if position == 0 { return root + ".swift" }
        let digits = String(count - 1).count
        let number = String(position)
        return root + "+" + String(repeating: "0", count: digits - number.count) + number + ".swift"
    }
}
