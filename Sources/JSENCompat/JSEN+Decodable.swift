internal import BricolageCore

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension JSEN: Decodable {
    /// Reads any value from any coder.
    ///
    /// Every number that `Int` holds exactly becomes an `int`, however it is written. Fractions are rounded to the
    /// nearest `Double`; integers are not, but refused. Keys are data, and stay as they are.
    public init(from decoder: any Decoder) throws {
        if let native = decoder as? any NodeProvidingDecoder {
            try self.init(native.node, at: decoder.codingPath)
        } else {
            try self.init(foreign: decoder)
        }
    }

    private init(_ node: JSONDocument.Node, at path: [any CodingKey]) throws {
        do {
            try self.init(JSON(node), levels: Self.depthLimit)
        } catch {
            throw error.decodingError(at: path + node.codingKeys(to: error.pointer))
        }
    }
}

extension JSEN {
    /// Reads a value from the coder of another library.
    private init(foreign decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let number = try JSEN(numberIn: container) {
            self = number
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if decoder.codingPath.count >= Self.depthLimit || !StackRoom.isLeft {
            throw JSENError(.depthLimit(Self.depthLimit)).decodingError(at: decoder.codingPath)
        } else if (try? decoder.unkeyedContainer()) != nil {
            self = .array(try container.decode([JSEN].self))
        } else {
            self = .dictionary(try container.decode([String: JSEN].self))
        }
    }

    /// Reads a number, or the text that a strategy of the coder takes for one; nil if there is neither.
    private init?(numberIn container: any SingleValueDecodingContainer) throws {
        if let value = try? container.decode(Int.self) {
            self = .int(value)
            return
        }
        guard let double = try? container.decode(Double.self) else { return nil }
        // A coder rounds integers of any size; `Decimal` shows the digits of those of usual size.
        if double.isFinite, double.magnitude >= 0x1p63, let decimal = try? container.decode(Decimal.self),
            let number = JSON.Number(decimal.description)
        {
            do {
                self = try JSEN(number)
            } catch {
                throw error.decodingError(at: container.codingPath)
            }
            return
        }
        self = .double(double)
    }
}

extension JSENError {
    fileprivate func decodingError(at path: [any CodingKey]) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: reason.message))
    }
}

extension JSONDocument.Node {
    /// The keys that lead from this value to one inside it.
    fileprivate func codingKeys(to pointer: JSONPointer) -> [JSONCodingKey] {
        var keys: [JSONCodingKey] = []
        var node: JSONDocument.Node? = self
        for token in pointer.tokens {
            if node?.kind == .array, let position = JSONPointer.arrayIndex(token) {
                keys.append(JSONCodingKey(intValue: position))
                node = node?[position]
            } else {
                keys.append(JSONCodingKey(token))
                node = node?[token]
            }
        }
        return keys
    }
}
