import Diagnostics
import Session
import VirtualMachine

/// Values inside the words of a condition: `count(x) == 2 -- it has \(count(x)) owners, not two`.
///
/// Whoever failed reads what is the case in their world. The words in a report on a condition that held, or was never
/// asked, have no such world: there a value is left out.
package enum ValuesInWords {
  /// What a text consists of: plain words, and expressions to be worked out. nil: a bracket is not closed.
  package static func parts(of text: String) -> [(text: String, isValue: Bool)]? {
    guard text.contains("\\(") else { return [(text, false)] }
    let bytes = Array(text.utf8)
    var parts: [(text: String, isValue: Bool)] = []
    var plain: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index...].starts(with: [0x5C, 0x28]) else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      let start = index + 2
      var depth = 1
      index = start
      while index < bytes.count {
        if bytes[index] == 0x28 { depth += 1 }
        if bytes[index] == 0x29 { depth -= 1 }
        if depth == 0 { break }
        index += 1
      }
      guard depth == 0 else { return nil }
      parts.append((String(decoding: plain, as: UTF8.self), false))
      parts.append((String(decoding: bytes[start..<index], as: UTF8.self), true))
      plain = []
      index += 1
    }
    return parts + [(String(decoding: plain, as: UTF8.self), false)]
  }

  /// The expressions in a text, each as if it were asked for.
  package static func conditions(in text: String) -> [CheckCondition] {
    (parts(of: text) ?? []).filter(\.isValue).compactMap {
      CheckParsing.expression($0.text).map { .holds($0) }
    }
  }

  /// The words alone.
  package static func leftOut(of text: String) -> String {
    (parts(of: text) ?? []).map { $0.isValue ? "…" : $0.text }.joined()
  }
}

extension CheckWorld {
  /// The words with what stands in this world; `?` for what has no value here.
  package func filled(_ text: String) -> String {
    guard let parts = ValuesInWords.parts(of: text), parts.contains(where: \.isValue) else {
      return text
    }
    return parts.map { $0.isValue ? shown($0.text) ?? "?" : $0.text }.joined()
  }

  private func shown(_ source: String) -> String? {
    guard let expression = CheckParsing.expression(source) else { return nil }
    return branch {
      guard let (code, world) = code(of: expression) else { return nil }
      let first = session.eventCount
      let shown = session.shownValue(of: code) { world.answer($0, since: first) }
      guard let shown else { return nil }
      switch shown {
      case .number(let number): return number
      case .bool(let isTrue): return dialect.word(for: isTrue)
      case .null, .nilObject: return "nil"
      case .object(let serial, let name, _, _, _, let text):
        return text?.marked ?? "#\(serial) \(name)"
      case .deadObject(let serial, let name): return "#\(serial) \(name)"
      case .classObject(let name), .selector(let name), .structure(let name): return name
      case .cString(let text): return text.marked
      case .pointer(let address): return address == 0 ? "nil" : "0x" + String(address, radix: 16)
      }
    }
  }
}
