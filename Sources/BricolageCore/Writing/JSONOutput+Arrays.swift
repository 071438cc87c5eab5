extension JSONOutput {
    /// Writes an array.
    mutating func write<T: JSONWritable>(_ elements: [T]) {
        beginArray()
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
        for element in elements {
            guard element.isFinite else {
                write(element)
                continue
            }
            var end = nextElement()
            end.append(element)
            buffer.end = end
        }
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
