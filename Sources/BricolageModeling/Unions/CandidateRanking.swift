internal import BricolageCore
internal import BricolageFields

/// How well each type of a union recognizes a value.
///
///     bits    ... 0000 0010 0011      four for each of the first sixteen types: possible, likely
///     more    [ ]                     for further types, which only families without tags have
struct CandidateRanking {
    private var bits: UInt64 = 0
    private var more: [JSONRecognition] = []
    private var count = 0
    /// The strongest recognition; nil if no type is possible.
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

    /// The position of the only type to consider; nil if there are none or several.
    var only: Int? {
        guard let best else { return nil }
        return single(where: { best == .certain ? $0 == .certain : $0 != .impossible })
    }

    /// The only position that meets a condition; nil if there are none or several.
    private func single(where condition: (JSONRecognition) -> Bool) -> Int? {
        var found: Int?
        for position in 0..<count where condition(self[position]) {
            if found != nil { return nil }
            found = position
        }
        return found
    }

    /// Reads a value without a trial if possible; nil if a trial is necessary.
    ///
    /// It is read as the only type to consider or, without members and elements, as the only type with the strongest
    /// recognition. If that type cannot read it, it is read once more in the trial, whose error describes all types.
    /// Values with contents are not tried this way, because nested unions would multiply the work.
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

    /// The strongest recognition of any type below a given one.
    func next(below recognition: JSONRecognition) -> JSONRecognition? {
        (0..<count).map { self[$0] }.filter { $0 < recognition && $0 != .impossible }.max()
    }
}
