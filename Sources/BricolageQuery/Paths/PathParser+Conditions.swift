internal import BricolageCore

extension PathParser {
    /// Reads a condition: alternatives of requirements (RFC 9535, section 2.3.5.1).
    mutating func condition() throws(JSONPathError) -> PathCondition {
        try enter()
        defer { depth -= 1 }
        var alternatives = [try requirements()]
        while takeBetween("||") { alternatives.append(try requirements()) }
        return alternatives.count == 1 ? alternatives[0] : .any(alternatives)
    }

    private mutating func requirements() throws(JSONPathError) -> PathCondition {
        var all = [try requirement()]
        while takeBetween("&&") { all.append(try requirement()) }
        return all.count == 1 ? all[0] : .all(all)
    }

    private mutating func requirement() throws(JSONPathError) -> PathCondition {
        if take("!") {
            skipBlanks()
            if next == UInt8(ascii: "(") { return .not(try parenthesised()) }
            let start = position
            return .not(try test(try term(), at: start))
        }
        if next == UInt8(ascii: "(") { return try parenthesised() }
        let start = position
        let left = try term()
        guard let comparison = takeComparison() else { return try test(left, at: start) }
        let first = try operand(left, at: start)
        let middle = position
        return .comparison(first, comparison, try operand(try term(), at: middle))
    }

    private mutating func parenthesised() throws(JSONPathError) -> PathCondition {
        position += 1
        skipBlanks()
        let condition = try condition()
        skipBlanks()
        guard take(")") else { throw unexpected("')', '&&' or '||'") }
        return condition
    }

    // MARK: Terms

    /// What may be tested, compared or passed to a function.
    private enum Term {
        case literal(JSON)
        case query(PathQuery)
        case call(PathFunction.Call)
    }

    private mutating func term() throws(JSONPathError) -> Term {
        if let text = try string() { return .literal(.string(text)) }
        if take("@") { return .query(PathQuery(isAbsolute: false, segments: try segments())) }
        if take("$") { return .query(PathQuery(isAbsolute: true, segments: try segments())) }
        guard let byte = next else { throw unexpected("a condition") }
        if byte == UInt8(ascii: "-") || Self.isDigit(byte) { return .literal(try number()) }
        let start = position
        while let byte = next, Self.isNameByte(byte) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        if take("(") { return .call(try call(word, at: start)) }
        switch word {
        case "true": return .literal(true)
        case "false": return .literal(false)
        case "null": return .literal(nil)
        default:
            position = start
            throw unexpected("'@', '$', a literal or a function")
        }
    }

    /// What a term tests by itself: whether a query selects something, or what a function says.
    private func test(_ term: Term, at start: Int) throws(JSONPathError) -> PathCondition {
        switch term {
        case .query(let query): return .exists(query)
        case .call(let call) where call.function.result == .truth: return .function(call)
        case .call, .literal: throw failure("this is a value, which is no condition unless it is compared", at: start)
        }
    }

    /// The value of a term.
    private func operand(_ term: Term, at start: Int) throws(JSONPathError) -> PathOperand {
        switch term {
        case .literal(let value): return .literal(value)
        case .query(let query) where query.isSingular: return .query(query)
        case .query: throw failure("this query may select several values, which cannot be compared", at: start)
        case .call(let call) where call.function.result == .value: return .function(call)
        case .call(let call): throw failure("\(call.function.name)(…) is a condition, which has no value", at: start)
        }
    }

    // MARK: Functions

    private mutating func call(_ name: String, at start: Int) throws(JSONPathError) -> PathFunction.Call {
        guard let function = PathFunction.all.first(where: { $0.name == name }) else {
            let names = PathFunction.all.map(\.name).joined(separator: ", ")
            throw failure("there is no function \(name); the functions are \(names)", at: start)
        }
        var arguments: [PathFunction.ArgumentSource] = []
        skipBlanks()
        for parameter in function.parameters {
            if !arguments.isEmpty {
                skipBlanks()
                guard take(",") else { throw unexpected("',' and argument \(arguments.count + 1) of \(name)") }
                skipBlanks()
            }
            arguments.append(try argument(parameter))
        }
        skipBlanks()
        guard take(")") else { throw unexpected("')' behind the arguments of \(name)") }
        return PathFunction.Call(function: function, arguments: arguments)
    }

    private mutating func argument(_ kind: PathFunction.Kind) throws(JSONPathError) -> PathFunction.ArgumentSource {
        try enter()
        defer { depth -= 1 }
        let start = position
        let term = try term()
        guard kind == .nodes else { return .operand(try operand(term, at: start)) }
        guard case .query(let query) = term else { throw failure("the argument must be a query", at: start) }
        return .nodes(query)
    }

    private mutating func enter() throws(JSONPathError) {
        guard depth < Self.mostDepth else {
            throw failure("conditions are nested more than \(Self.mostDepth) levels deep", at: position)
        }
        guard StackRoom.isLeft else {
            throw failure("conditions are nested too deeply for the stack of this thread", at: position)
        }
        depth += 1
    }

    // MARK: Operators

    /// Steps over an operator and the blanks around it, if it is next.
    private mutating func takeBetween(_ token: StaticString) -> Bool {
        let end = position
        skipBlanks()
        guard take(token) else {
            position = end
            return false
        }
        skipBlanks()
        return true
    }

    private mutating func takeComparison() -> PathCondition.Comparison? {
        if takeBetween("==") { return .equal }
        if takeBetween("!=") { return .unequal }
        if takeBetween("<=") { return .atMost }
        if takeBetween(">=") { return .atLeast }
        if takeBetween("<") { return .less }
        return takeBetween(">") ? .greater : nil
    }
}
