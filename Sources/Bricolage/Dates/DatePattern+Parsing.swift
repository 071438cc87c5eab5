extension DatePattern {
    /// The seconds between 1970-01-01 00:00:00 UTC and the date that a text names; nil for text that does not follow
    /// the pattern to its end, and for nonexistent dates, such as February 30.
    ///
    /// - Parameter offset: The seconds east of UTC, for patterns without an offset.
    func seconds(_ text: String, offset: Int) -> Double? {
        var reader = Reader(bytes: Array(text.utf8), offset: offset)
        for element in elements where !reader.read(element) { return nil }
        return reader.isAtEnd ? reader.fields.seconds : nil
    }

    /// Reads a text from its first byte to its last.
    private struct Reader {
        let bytes: [UInt8]
        var position = 0
        var fields: DateFields

        init(bytes: [UInt8], offset: Int) {
            self.bytes = bytes
            fields = DateFields(offset: offset)
        }

        var isAtEnd: Bool { position == bytes.count }

        mutating func read(_ element: Element) -> Bool {
            switch element {
            case .literal(let byte): take(byte)
            case .digits(let part, let count): readDigits(part, count)
            case .name(let part, let isShort): readName(part, isShort: isShort)
            case .dayPeriod: readDayPeriod()
            case .offset: readOffset()
            }
        }

        private mutating func take(_ byte: UInt8) -> Bool {
            guard position < bytes.count, bytes[position] == byte else { return false }
            position += 1
            return true
        }

        /// Takes exactly `count` digits or, if it is nil, one to nine.
        private mutating func takeNumber(_ count: Int?) -> (value: Int, digits: Int)? {
            var value = 0
            var digits = 0
            while digits < count ?? 9, position < bytes.count, 0x30...0x39 ~= bytes[position] {
                value = value * 10 + Int(bytes[position] - 0x30)
                position += 1
                digits += 1
            }
            return digits == count || count == nil && digits > 0 ? (value, digits) : nil
        }

        private mutating func readDigits(_ part: Part, _ count: Int?) -> Bool {
            guard let (value, digits) = takeNumber(count) else { return false }
            switch part {
            case .year: fields.year = value
            case .month: fields.month = value
            case .day: fields.day = value
            case .hour: fields.hour = value
            case .hourOfTwelve:
                guard 1...12 ~= value else { return false }
                fields.hour = value % 12
            case .minute: fields.minute = value
            case .second: fields.second = value
            case .fraction:
                var scale = 1.0
                for _ in 0..<digits { scale *= 10 }
                fields.fraction = Double(value) / scale
            case .weekday: break
            }
            return true
        }

        private mutating func readName(_ part: Part, isShort: Bool) -> Bool {
            let names = part == .month ? DateFields.months : DateFields.weekdays
            for (index, name) in names.enumerated() {
                let name = isShort ? name.prefix(3) : name[...]
                guard bytes[position...].starts(with: name.utf8) else { continue }
                position += name.utf8.count
                if part == .month { fields.month = index + 1 }
                return true
            }
            return false
        }

        private mutating func readDayPeriod() -> Bool {
            guard position + 1 < bytes.count, bytes[position + 1] | 0x20 == UInt8(ascii: "m") else { return false }
            switch bytes[position] | 0x20 {
            case UInt8(ascii: "a"): fields.isAfternoon = false
            case UInt8(ascii: "p"): fields.isAfternoon = true
            default: return false
            }
            position += 2
            return true
        }

        private mutating func readOffset() -> Bool {
            if take(UInt8(ascii: "Z")) {
                fields.offset = 0
                return true
            }
            if bytes[position...].starts(with: "GMT".utf8) {
                position += 3
                fields.offset = 0
                guard position < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[position]) else {
                    return true
                }
            }
            let isWest = take(UInt8(ascii: "-"))
            guard isWest || take(UInt8(ascii: "+")), let (hours, _) = takeNumber(2), hours < 24 else { return false }
            var minutes = 0
            if take(UInt8(ascii: ":")) || position < bytes.count && 0x30...0x39 ~= bytes[position] {
                guard let (value, _) = takeNumber(2), value < 60 else { return false }
                minutes = value
            }
            fields.offset = (hours * 60 + minutes) * (isWest ? -60 : 60)
            return true
        }
    }
}
