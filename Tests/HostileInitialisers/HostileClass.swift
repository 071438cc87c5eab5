/// What the initialisers of hostile types take for granted; each class has a file with its types.
enum HostileClass: String, CaseIterable {
    case rows, forceUnwraps, preconditions, subscripts, ranges, arithmetic, loops

    var types: [HostileType] {
        switch self {
        case .rows: HostileType.rows
        case .forceUnwraps: HostileType.forceUnwraps
        case .preconditions: HostileType.preconditions
        case .subscripts: HostileType.subscripts
        case .ranges: HostileType.ranges
        case .arithmetic: HostileType.arithmetic
        case .loops: HostileType.loops
        }
    }

    /// The trials of all its types.
    var trials: [Trial] { types.flatMap(Trial.all) }
}
