import Foundation
import Testing
import Texts

@testable import Views

/// Compares a screen, in every language and at three widths, with the one that was reviewed.
/// `SELFSAME_RECORD=1` writes it anew; the difference is then read like code.
func expectSnapshot(
  _ name: String, ambiguousWidth: Int = 1, allowsLongLines: Bool = false,
  colour: Bool = false, draw: (Page) -> [StyledLine]
) throws {
  var screen = ""
  for language in Language.allCases {
    for width in [40, 80, 120] {
      let page = Page(language, width: width, ambiguousWidth: ambiguousWidth)
      let lines = draw(page)
      screen += "──── \(language.code) \(width)\n"
      screen += rendered(lines, colour: colour).replacing("\u{1B}", with: "␛")
      for line in lines where !allowsLongLines {
        let used = displayWidth(line.plain, ambiguousWidth: ambiguousWidth)
        #expect(used <= width, "\(name), \(language), \(width): \(line.plain)")
      }
    }
  }
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Snapshots/\(name).txt")
  if ProcessInfo.processInfo.environment["SELFSAME_RECORD"] != nil {
    try screen.write(to: file, atomically: true, encoding: .utf8)
    return
  }
  let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  #expect(screen == recorded, "\(name) differs from its snapshot")
}
