package import BricolageCore
internal import BricolageFields

extension LinkedPass: PassProviding {
    /// Any program that this module is part of finds everything that is wrong.
    package static var pass: any DiagnosingPass.Type { Diagnosis.self }
}

extension Diagnosis: DiagnosingPass {
    package static func issues<T: Decodable>(
        of type: T.Type, in session: DecodingSession, by decoder: JSON.Decoder, after first: Fault
    ) -> DecodingIssues {
        let environment = ReadingEnvironment(userInfo: decoder.userInfo, values: decoder.environment)
        let observed = DecodingSession(decoder, root: session.root.carrying(environment))
        let diagnosis = Diagnosis(observed, plain: session, reporting: decoder.reporting)
        environment.diagnosis = diagnosis
        return diagnosis.issues(of: type, after: first)
    }

    package var observer: (any ReadingObserver)? { frame }
}

extension DiagnosingFrame: FieldObserver {}
