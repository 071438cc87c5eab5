extension JSONOutput {
    /// Writes an array.
    mutating func write<T: JSONWritable>(_ elements: [T]) {
        guard beginArray() else { return }
        T.write(elements: elements, to: &self)
        endArray()
    }

    /// Writes integers into the array that is being written.
    mutating func write(elements: [Int]) {
        guard place.endsArray else {
            for element in elements { write(element) }
            return
        }
        for element in elements {
            var end = nextElement()
            end.append(magnitude: UInt64(element.magnitude), isNegative: element < 0)
            buffer.end = end
        }
    }

    /// Writes numbers into the array that is being written.
    mutating func write(elements: [Double]) {
        guard place.endsArray else {
            for element in elements { write(element) }
            return
        }
        var index = 0
        while index &+ 1 < elements.count {
            let (first, second) = (elements[index], elements[index &+ 1])
            guard first.isFinite, second.isFinite else { break }
            buffer.reserve(OutputBuffer.slack)
            var end = nextElement()
            end.append(first, second)
            buffer.end = end
            index &+= 2
        }
        for element in elements[index...] { write(element) }
    }

    /// Where the next element of a plain array goes.
    @inline(__always)
    private mutating func nextElement() -> OutputCursor {
        buffer.reserve()
        var end = buffer.end
        end.append(UInt8(ascii: ","), if: place == .nextElement)
        place = .nextElement
        return end
    }
}
