internal import BricolageCore

/// One element of a lossy collection, as the containers of coders see it: it can always be decoded.
struct LossyElement<Element: Decodable>: Decodable {
    private let result: Result<Element, any Error>
    private let json: JSONDocument.Node?
    private let codingPath: [any CodingKey]

    init(from decoder: any Decoder) throws {
        json = (decoder as? any NodeProvidingDecoder)?.node
        do {
            // Asking the container, and not the type, lets the coder apply its strategies.
            result = .success(try decoder.singleValueContainer().decode(Element.self))
            codingPath = []
        } catch {
            result = .failure(error)
            codingPath = decoder.codingPath
        }
    }

    /// Adds the element to those that are kept, or the error to what is dropped.
    func add(
        to kept: inout [(key: String, value: Element)], _ dropped: inout DroppedValues, _ key: String = ""
    ) {
        switch result {
        case .success(let value): kept.append((key, value))
        case .failure(let error):
            if let json { dropped.append(error, at: json) } else { dropped.append(error, at: codingPath) }
        }
    }
}
