import BricolageCore
import BricolageValidation
import BricolageWriting
import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The form of the JUnit reports that services for test results accept.
///
/// A JSON Schema of the elements and attributes that our reports may use, taken from the published schema of
/// Jenkins' xUnit plugin (junit-10). Counts are stricter than in that schema, which allows any text.
enum JUnitSchema {
    /// The issues of a text, parsed as XML and validated as JSON: `{"name", "attributes", "children", "text"}`.
    static func issues(of text: String) throws -> [String] {
        let reader = ElementReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        guard parser.parse(), let root = reader.root else { return ["no XML"] }
        return try CompiledSchema(JSONDocument(parsing: schema)).report(on: JSONDocument(root.json)).issues.map {
            "\($0.pointer): \($0.message)"
        }
    }

    private static let schema = ##"""
        {
          "$ref": "#/$defs/testsuites",
          "$defs": {
            "element": {"required": ["name", "attributes", "children", "text"]},
            "count": {"type": "string", "pattern": "^[0-9]+$"},
            "seconds": {"type": "string", "pattern": "^([0-9]{0,3}(,[0-9]{3})*)(\\.[0-9]*)?$"},
            "blank": {"type": "string", "pattern": "^\\s*$"},
            "testsuites": {
              "$ref": "#/$defs/element",
              "properties": {
                "name": {"const": "testsuites"},
                "attributes": {
                  "properties": {
                    "name": true, "time": {"$ref": "#/$defs/seconds"},
                    "tests": {"$ref": "#/$defs/count"}, "failures": {"$ref": "#/$defs/count"},
                    "errors": {"$ref": "#/$defs/count"}
                  },
                  "additionalProperties": false
                },
                "children": {"items": {"$ref": "#/$defs/testsuite"}},
                "text": {"$ref": "#/$defs/blank"}
              }
            },
            "testsuite": {
              "$ref": "#/$defs/element",
              "properties": {
                "name": {"const": "testsuite"},
                "attributes": {
                  "required": ["name", "tests", "failures", "errors"],
                  "properties": {
                    "name": true, "time": {"$ref": "#/$defs/seconds"}, "timestamp": true, "hostname": true, "id": true,
                    "package": true, "group": true, "file": true, "log": true, "url": true,
                    "tests": {"$ref": "#/$defs/count"}, "failures": {"$ref": "#/$defs/count"},
                    "errors": {"$ref": "#/$defs/count"}, "skipped": {"$ref": "#/$defs/count"}
                  },
                  "additionalProperties": false
                },
                "children": {"items": {"$ref": "#/$defs/testcase"}},
                "text": {"$ref": "#/$defs/blank"}
              }
            },
            "testcase": {
              "$ref": "#/$defs/element",
              "properties": {
                "name": {"const": "testcase"},
                "attributes": {
                  "required": ["name"],
                  "properties": {"name": true, "classname": true, "time": true, "group": true},
                  "additionalProperties": false
                },
                "children": {
                  "items": {"anyOf": [{"$ref": "#/$defs/outcome"}, {"$ref": "#/$defs/output"}]}, "maxItems": 1
                },
                "text": {"$ref": "#/$defs/blank"}
              }
            },
            "output": {
              "$ref": "#/$defs/element",
              "properties": {
                "name": {"const": "system-out"}, "attributes": {"maxProperties": 0}, "children": {"maxItems": 0}
              }
            },
            "outcome": {
              "$ref": "#/$defs/element",
              "properties": {
                "name": {"enum": ["skipped", "error", "failure"]},
                "attributes": {
                  "properties": {"type": true, "message": true}, "additionalProperties": false
                },
                "children": {"maxItems": 0}
              }
            }
          }
        }
        """##
}

/// Reads the elements of XML text.
private final class ElementReader: NSObject, XMLParserDelegate {
    struct Element {
        var name: String
        var attributes: [String: String]
        var children: [Element] = []
        var text = ""

        var json: JSON {
            [
                "name": .string(name), "text": .string(text),
                "attributes": .object(
                    JSON.Object(attributes.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })),
                "children": .array(JSON.Array(children.map(\.json))),
            ]
        }
    }

    private(set) var root: Element?
    private var open: [Element] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) { open.append(Element(name: name, attributes: attributes)) }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if !open.isEmpty { open[open.count - 1].text += text }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
}
