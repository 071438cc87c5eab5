/// What the initialisers of hostile types take for granted; each class has a file with its types.
enum HostileClass: String, CaseIterable {
    case rows, forceUnwraps, preconditions, subscripts, ranges, arithmetic, loops
    case switches, uniqueKeys, sideEffects, plainLooking, singleValues, enumerations, nestedContainers
    case classes, dynamicKeys, texts, ownErrors, foundationTypes, wrappers, graphs, codingPaths
    case scopes, surroundings, repetitions, endings, recoveries, threads, readers, memory, scripted

    var types: [HostileType] {
        switch self {
        case .rows: HostileType.rows
        case .forceUnwraps: HostileType.forceUnwraps
        case .preconditions: HostileType.preconditions
        case .subscripts: HostileType.subscripts
        case .ranges: HostileType.ranges
        case .arithmetic: HostileType.arithmetic
        case .loops: HostileType.loops
        case .switches: HostileType.switches
        case .uniqueKeys: HostileType.uniqueKeys
        case .sideEffects: HostileType.sideEffects
        case .plainLooking: HostileType.plainLooking
        case .singleValues: HostileType.singleValues
        case .enumerations: HostileType.enumerations
        case .nestedContainers: HostileType.nestedContainers
        case .classes: HostileType.classes
        case .dynamicKeys: HostileType.dynamicKeys
        case .texts: HostileType.texts
        case .ownErrors: HostileType.ownErrors
        case .foundationTypes: HostileType.foundationTypes
        case .wrappers: HostileType.wrappers
        case .graphs: HostileType.graphs
        case .codingPaths: HostileType.codingPaths
        case .scopes: HostileType.scopes
        case .surroundings: HostileType.surroundings
        case .repetitions: HostileType.repetitions
        case .endings: HostileType.endings
        case .recoveries: HostileType.recoveries
        case .threads: HostileType.threads
        case .readers: HostileType.readers
        case .memory: HostileType.memory
        case .scripted: HostileType.scripted
        }
    }

    /// The trials of all its types.
    var trials: [Trial] { types.flatMap(Trial.all) }
}
