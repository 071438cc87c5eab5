public import BricolageCore
internal import BricolagePointers

/// Spoils documents on purpose: with a seed, so that every run spoils them alike.
public struct FaultInjector {
    /// What is done to one value.
    public enum Fault: String, Sendable, CaseIterable {
        /// A value of another kind in its place.
        case wrongType = "wrong type"
        /// The member removed.
        case missingKey = "missing key"
        /// A string that is the case of no enumeration.
        case unknownCase = "unknown case"
        /// A number that no integer type and no floating-point type holds.
        case outOfRange = "out of range"
        /// Null in its place.
        case null
        /// An empty array in its place, or an empty object where there is an array.
        case otherContainer = "other container"
        /// A string, an array or an object without any content.
        case empty
        /// A string or an array without its end.
        case truncated

        /// The faults that a type is most likely to reject, whatever it is; random faults are chosen from these.
        static let common: [Fault] = [.wrongType, .missingKey, .unknownCase, .outOfRange]
    }

    /// One fault at one place.
    public struct Injection: Sendable, Hashable {
        /// What is done.
        public var fault: Fault
        /// The value with the fault.
        public var place: JSONPointer

        /// Where it must be reported: for a missing member at the object that lacks it.
        public var expectedPointer: JSONPointer { fault == .missingKey ? place.parent ?? place : place }

        /// Whether an issue is a report of this fault.
        ///
        /// If an object lacks a key, the issue may name another key with the same meaning, or say that the object is
        /// none of several things: only the place counts.
        public func isReported(by issue: DecodingIssue) -> Bool { issue.pointer == expectedPointer }
    }

    private var generator: SeededGenerator

    /// Creates an injector.
    public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Faults each of which keeps a document from being read, according to a plain decode.
    ///
    /// - Parameters:
    ///   - limit: How many at most; places and faults are chosen at random.
    ///   - isRefused: Whether a plain decode refuses a document.
    public mutating func candidates(for document: JSON, limit: Int, isRefused: (JSON) -> Bool) -> [Injection] {
        var possible = Self.faults(for: document, of: Fault.common)
        possible.shuffle(using: &generator)
        var found: [Injection] = []
        for injection in possible.prefix(limit * 12) where found.count < limit {
            if let spoilt = Self.apply([injection], to: document), isRefused(spoilt) { found.append(injection) }
        }
        return found
    }

    /// Every fault that can be put into a document.
    public static func faults(for document: JSON, of kinds: [Fault] = Fault.allCases) -> [Injection] {
        var possible: [Injection] = []
        visit(document, .root) { place, value in
            for fault in kinds where applies(fault, to: value, at: place) {
                possible.append(Injection(fault: fault, place: place))
            }
        }
        return possible
    }

    /// Some of the faults, at places none of which is inside another.
    public mutating func choose(_ count: Int, of candidates: [Injection]) -> [Injection] {
        var chosen: [Injection] = []
        for injection in candidates.shuffled(using: &generator) where chosen.count < count {
            if !chosen.contains(where: { $0.place.overlaps(injection.place) }) { chosen.append(injection) }
        }
        return chosen
    }

    /// The document with faults; nil when a place is not there.
    public static func apply(_ injections: [Injection], to document: JSON) -> JSON? {
        var result = document
        // Elements of arrays are never removed, so that the places stay the same.
        for injection in injections {
            guard let old = result[pointer: injection.place] else { return nil }
            result = result.replacing(injection.place.tokens[...], with: spoilt(old, injection.fault))
        }
        return result
    }

    private static func visit(_ value: JSON, _ place: JSONPointer, _ body: (JSONPointer, JSON) -> Void) {
        body(place, value)
        switch value {
        case .array(let elements):
            for (number, element) in elements.enumerated() { visit(element, place.appending(number), body) }
        case .object(let members):
            for member in members { visit(member.value, place.appending(member.key), body) }
        default: break
        }
    }

    private static func applies(_ fault: Fault, to value: JSON, at place: JSONPointer) -> Bool {
        switch (fault, value) {
        case (.wrongType, _), (.null, _), (.otherContainer, _): true
        case (.missingKey, _): place.tokens.last.map { Int($0) == nil } ?? false
        case (.unknownCase, .string), (.outOfRange, .number): true
        case (.empty, .string), (.empty, .array), (.empty, .object): true
        case (.truncated, .string), (.truncated, .array): true
        default: false
        }
    }

    private static func spoilt(_ value: JSON, _ fault: Fault) -> JSON? {
        switch fault {
        case .missingKey: return nil
        case .unknownCase: return "no such case"
        case .outOfRange: return JSON.Number("1e999").map(JSON.number)
        case .null: return .null
        case .otherContainer: return value.array == nil ? [] : [:]
        case .empty: return value.array != nil ? [] : value.object != nil ? [:] : ""
        case .truncated:
            if let text = value.string { return .string(String(text.prefix(text.count / 2))) }
            return value.array.map { .array(JSON.Array($0.dropLast())) }
        case .wrongType:
            switch value {
            case .null, .bool: return "spoilt"
            case .number: return "spoilt"
            case .string: return 4711
            case .array: return true
            case .object: return false
            }
        }
    }
}

extension JSONPointer {
    /// Whether one of the two places is equal to the other or inside it.
    fileprivate func overlaps(_ other: JSONPointer) -> Bool {
        let count = min(tokens.count, other.tokens.count)
        return tokens.prefix(count) == other.tokens.prefix(count)
    }
}

extension JSON {
    /// The value with another one at a place; nil removes a member.
    fileprivate func replacing(_ path: ArraySlice<String>, with value: JSON?) -> JSON {
        guard let token = path.first else { return value ?? .null }
        switch self {
        case .object(var members):
            let isLast = path.count == 1
            members[token] = isLast ? value : members[token]?.replacing(path.dropFirst(), with: value)
            return .object(members)
        case .array(var elements):
            guard let position = Int(token), elements.indices.contains(position) else { return self }
            elements[position] = elements[position].replacing(path.dropFirst(), with: value)
            return .array(elements)
        default: return self
        }
    }
}
