/// Characters beyond ASCII written with letters, digits and hyphens (RFC 3492).
///
///     bücher  ⇄  bcher-kva
enum Punycode {
    private static let base: UInt32 = 36
    private static let hyphen: UInt32 = 0x2D

    /// The characters that an ASCII text encodes; nil if it is invalid.
    static func decode(_ text: [UInt32]) -> [UInt32]? {
        let delimiter = text.lastIndex(of: hyphen)
        var result = delimiter.map { Array(text[..<$0]) } ?? []
        var rest = delimiter.map { text[($0 + 1)...] } ?? text[...]
        var state = State()
        while !rest.isEmpty {
            let start = state.index
            var weight: UInt32 = 1
            var threshold = base
            while true {
                guard let digit = rest.popFirst().flatMap(value) else { return nil }
                let (product, overflow) = digit.multipliedReportingOverflow(by: weight)
                let (sum, carry) = state.index.addingReportingOverflow(product)
                if overflow || carry { return nil }
                state.index = sum
                let limit = state.limit(threshold)
                if digit < limit { break }
                let (next, tooLarge) = weight.multipliedReportingOverflow(by: base - limit)
                if tooLarge { return nil }
                weight = next
                threshold += base
            }
            let count = UInt32(result.count) + 1
            state.adapt(by: state.index - start, isFirst: start == 0, count: count)
            let (character, overflow) = state.character.addingReportingOverflow(state.index / count)
            guard !overflow, let scalar = Unicode.Scalar(character), scalar.value >= 0x80 else { return nil }
            state.character = character
            state.index %= count
            result.insert(character, at: Int(state.index))
            state.index += 1
        }
        return result
    }

    /// The ASCII text that encodes characters; nil if there are more than any label may have.
    static func encode(_ characters: [UInt32]) -> [UInt32]? {
        guard characters.count <= 63 else { return nil }
        var result = characters.filter { $0 < 0x80 }
        let plain = UInt32(result.count)
        var handled = plain
        if plain > 0 { result.append(hyphen) }
        var state = State()
        while handled < UInt32(characters.count) {
            guard let next = characters.filter({ $0 >= state.character }).min() else { return nil }
            state.index += (next - state.character) * (handled + 1)
            state.character = next
            for character in characters {
                if character < next { state.index += 1 }
                guard character == next else { continue }
                var rest = state.index
                var threshold = base
                while true {
                    let limit = state.limit(threshold)
                    if rest < limit { break }
                    result.append(digit(limit + (rest - limit) % (base - limit)))
                    rest = (rest - limit) / (base - limit)
                    threshold += base
                }
                result.append(digit(rest))
                state.adapt(by: state.index, isFirst: handled == plain, count: handled + 1)
                state.index = 0
                handled += 1
            }
            state.index += 1
            state.character += 1
        }
        return result
    }

    /// The state of decoding or encoding.
    private struct State {
        var character: UInt32 = 0x80
        var index: UInt32 = 0
        private var bias: UInt32 = 72

        func limit(_ threshold: UInt32) -> UInt32 {
            threshold <= bias ? 1 : min(26, threshold - bias)
        }

        /// Adapts the bias to the likely length of the next number (section 6.1).
        mutating func adapt(by distance: UInt32, isFirst: Bool, count: UInt32) {
            var distance = isFirst ? distance / 700 : distance / 2
            distance += distance / count
            var steps: UInt32 = 0
            while distance > 455 {
                distance /= 35
                steps += base
            }
            bias = steps + 36 * distance / (distance + 38)
        }
    }

    private static func value(_ character: UInt32) -> UInt32? {
        switch character {
        case 0x30...0x39: character - 0x30 + 26
        case 0x41...0x5A: character - 0x41
        case 0x61...0x7A: character - 0x61
        default: nil
        }
    }

    private static func digit(_ value: UInt32) -> UInt32 { value < 26 ? value + 0x61 : value - 26 + 0x30 }
}
