import Diagnostics
import Session
import VirtualMachine

/// What a run printed, as a lesson writes it down: addresses of objects as `#N`, so that a page can show them.
extension Outcome {
  func printedText(in session: ProgramSession) -> String {
    var text = String(decoding: output.flatMap(\.bytes), as: UTF8.self)
    guard text.contains("0x") else { return text }
    for object in session.objects() where !object.isImmortal {
      let address = "0x" + String(object.address, radix: 16)
      text = text.parts(between: address)
        .joined(separator: "#\(object.serial)")
    }
    return text
  }
}

/// Without line ends at the end and spaces at the ends of lines.
func trimmedLines(_ text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    var line = line
    while line.last == " " || line.last == "\r" { line.removeLast() }
    return String(line)
  }
  while lines.last?.isEmpty == true { lines.removeLast() }
  return lines.joined(separator: "\n")
}
