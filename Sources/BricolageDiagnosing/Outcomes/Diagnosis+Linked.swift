package import BricolageCore
internal import BricolageFields

extension LinkedPass: PassProviding {
    /// Any program that this module is part of finds everything that is wrong.
    package static var pass: any DiagnosingPass.Type { Diagnosis.self }
}

extension Diagnosis: DiagnosingPass {
    /// How many decodes within each other tell everything that is wrong.
    ///
    /// An initialiser may call a decoder of its own, whose pass runs initialisers that do so as well: each level would run
    /// those below twice as often, without end. Beyond this the first issue is all that is told.
    private static var mostNested: Int { 8 }

    package static func issues<T: Decodable>(
        of type: T.Type, in session: DecodingSession, by decoder: JSON.Decoder, after first: Fault
    ) -> DecodingIssues {
        ThreadTrials.passing(within: mostNested) {
            let environment = ReadingEnvironment(userInfo: decoder.userInfo, values: decoder.environment)
            let observed = DecodingSession(decoder, root: session.root.carrying(environment))
            let diagnosis = Diagnosis(observed, plain: session, reporting: decoder.reporting)
            environment.diagnosis = diagnosis
            return diagnosis.issues(of: type, after: first)
        }
            ?? DecodingIssues(
                FoundFaults(FaultList(faults: [first], unexplored: [session.root.index]), in: session.storage))
    }

    package var observer: (any ReadingObserver)? { frame }
}

extension DiagnosingFrame: FieldObserver {}
