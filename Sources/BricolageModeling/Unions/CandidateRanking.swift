internal import BricolageCore
internal import BricolageFields

/// How much a value looks like each type of a union.
///
///     bits    ... 0000 0010 0011      four for each of the first sixteen types: possible, likely
///     more    [ ]                     the others, which only families without tags can have
struct CandidateRanking {
    private var bits: UInt64 = 0
    private var more: [JSONRecognition] = []
    private var count = 0
    /// The strongest recognition; nil when no type is possible.
    private(set) var best: JSONRecognition?

    mutating func append(_ recognition: JSONRecognition) {
        if count < 16 {
            bits |= UInt64(recognition.rawValue) << UInt64(4 * count)
        } else {
            more.append(recognition)
        }
        count += 1
        if recognition > best ?? .impossible { best = recognition }
    }

    private subscript(position: Int) -> JSONRecognition {
        guard position < 16 else { return more[position - 16] }
        return JSONRecognition(rawValue: Int(bits >> UInt64(4 * position) & 15)) ?? .impossible
    }

    /// The one type to consider, if there is only one.
    var only: Int? {
        guard let best else { return nil }
        return single(where: { best == .certain ? $0 == .certain : $0 != .impossible })
    }

    /// The one position that meets a condition.
    private func single(where condition: (JSONRecognition) -> Bool) -> Int? {
        var found: Int?
        for position in 0..<count where condition(self[position]) {
            if found != nil { return nil }
            found = position
        }
        return found
    }

    /// Reads a value without a trial where that is possible; nil when there must be one.
    ///
    /// That is as the only type there is to consider, or, a scalar, as the type that it looks like most. A scalar that
    /// is then not of this type is read once more in the trial, which tells of all types. Other values are not, because
    /// unions within unions would multiply.
    func settle<Union>(_ json: JSONDocument.Node, _ read: (Int) throws -> Union) throws -> Union? {
        if let only { return try read(only) }
        guard json.count == 0, let best, let leader = single(where: { $0 == best }) else { return nil }
        return try? read(leader)
    }

    /// The same for the value of a coder.
    func settle<Union>(_ value: CoderValue, _ read: (Int) throws -> Union) throws -> Union? {
        try value.lend { try settle(value.json, read) }
    }

    func positions(of recognition: JSONRecognition) -> [Int] { (0..<count).filter { self[$0] == recognition } }

    /// The strongest recognition below another one that some type has.
    func next(below recognition: JSONRecognition) -> JSONRecognition? {
        (0..<count).map { self[$0] }.filter { $0 < recognition && $0 != .impossible }.max()
    }
}
