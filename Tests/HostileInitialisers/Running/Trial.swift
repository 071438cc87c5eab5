import Bricolage
import TestSupport

/// One document from which a hostile type is decoded.
struct Trial {
    let type: HostileType
    /// The number of the document among those with one fault, counted from 0; nil for a valid document.
    let number: Int?
    let setting: Setting
    /// The fault in the value of the type, with its place relative to that value.
    let fault: FaultInjector.Injection?
    let document: JSON

    /// The name of the trial in the output.
    var name: String { "\(documentName)/\(setting)" }

    /// The name of the document, without its setting.
    var documentName: String { "\(type.name)/\(number.map(String.init) ?? "valid")" }

    /// The document, and the fault in the value of the type.
    var description: String {
        fault.map { "\($0.fault.rawValue) at \"\($0.place)\" of the value: \(document)" } ?? "valid: \(document)"
    }

    /// All trials of a type: each valid document, and each fault in each of them, in every setting.
    static func all(of type: HostileType) -> [Trial] {
        let spoilt = type.documents.flatMap { document in
            let faults = FaultInjector.faults(for: document)
            // If the number of faults is limited, they are taken from all parts of the document.
            return stride(from: 0, to: faults.count, by: 1 + faults.count / type.maximumFaultCount).compactMap {
                number in
                FaultInjector.apply([faults[number]], to: document).map { (faults[number], $0, document) }
            }
        }
        return Setting.allCases.flatMap { setting in
            type.documents.map {
                Trial(
                    type: type, number: nil, setting: setting, fault: nil,
                    document: setting.document($0, sibling: $0))
            }
                + spoilt.enumerated().map { number, trial in
                    Trial(
                        type: type, number: number, setting: setting, fault: trial.0,
                        document: setting.document(trial.1, sibling: trial.2))
                }
        }
    }

    /// Decodes the document and compares it with the answers that initialisers have received.
    func run(by reader: Reader) throws -> Verdict {
        Witness.forget()
        let issues = try type.issues(setting, document, by: reader)
        let inventions = Witness.inventions(in: document)
        if !inventions.isEmpty { return .invented(inventions) }
        guard let issues else { return .decoded }
        return issues.isEmpty && reader != .foundation ? .silent : .refused
    }
}
