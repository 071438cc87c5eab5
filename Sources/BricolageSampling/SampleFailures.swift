internal import BricolageSchema

/// What the search for one document has failed at.
///
///     attempt 1   note a   note b   note b   ends         b stood in the way: nothing was found after it
///     attempt 2   note a   note b   ends                  b
///     attempt 3   note c   ends                           c
///
/// A value that must be there and cannot be made ends its attempt at once. So the last note of an attempt is about what
/// stood in its way; those before it may be about what could be left out.
struct SampleFailures {
    private struct Obstacle {
        let schema: JSONSchema
        let reason: String
        var count = 0
    }

    private var obstacles: [Obstacle] = []
    private var places: [JSONSchema: Int] = [:]
    private var latest: (schema: JSONSchema, reason: String)?
    private var misses: [[JSONSchema]: Int] = [:]

    /// How often a value is made at most if its schemas refuse it.
    private static let tries = 8
    /// How many failures in a row are allowed for the same schemas before they are tried only once.
    private static let mostMisses = 4

    // MARK: Obstacles

    /// Records that nothing was found for a schema.
    mutating func note(_ schema: JSONSchema, _ reason: String) { latest = (schema, reason) }

    /// Counts the obstacle at which the attempt ended.
    mutating func endAttempt() {
        guard let (schema, reason) = latest else { return }
        if places[schema] == nil {
            places[schema] = obstacles.count
            obstacles.append(Obstacle(schema: schema, reason: reason))
        }
        if let place = places[schema] { obstacles[place].count += 1 }
        latest = nil
    }

    /// The obstacle at which most attempts ended, the first of several.
    var obstacle: (schema: JSONSchema, reason: String)? {
        let most = obstacles.map(\.count).max() ?? 0
        return obstacles.first { $0.count == most }.map { ($0.schema, $0.reason) } ?? latest
    }

    // MARK: Tries

    /// How often a value of some schemas is tried.
    ///
    /// The tries multiply from level to level, since inner values are tried again for each try of the outer ones. After
    /// many failures, that would only be a slow way to find nothing.
    func tries(for schemas: [JSONSchema]) -> Int {
        misses[schemas, default: 0] < Self.mostMisses ? Self.tries : 1
    }

    /// Remembers whether a value of some schemas was found.
    mutating func remember(_ schemas: [JSONSchema], isFound: Bool) {
        if !isFound {
            misses[schemas, default: 0] += 1
        } else if !misses.isEmpty {
            misses[schemas] = nil
        }
    }
}
