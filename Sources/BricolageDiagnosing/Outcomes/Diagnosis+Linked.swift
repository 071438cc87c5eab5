package import BricolageCore
internal import BricolageFields

extension LinkedPass: PassProviding {
    /// The full pass, for every program that contains this module.
    package static var pass: any DiagnosingPass.Type { Diagnosis.self }
}

extension Diagnosis: DiagnosingPass {
    /// How many nested decodes run the full pass.
    ///
    /// An initialiser may call a decoder of its own, whose pass runs initialisers that do the same: each level would
    /// run those below twice as often, without a limit. Beyond this number only the first issue is reported.
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
