internal import Library
internal import VirtualMachine

/// Names that the library has, also in parts that nothing has called for yet.
extension ProgramSession {
  package func hasSelector(_ name: String) -> Bool { world.hasSelector(name) }

  /// Whether a part of the library declares a class.
  package func libraryDeclares(class name: String) -> Bool {
    LibraryTexts.contains("@interface \(name)")
  }

  /// Whether a function of this name is declared or called anywhere in the library.
  package func libraryNames(function name: String) -> Bool {
    LibraryTexts.contains(name, isCalled: true)
  }

  /// Whether the first word of a selector stands anywhere in the library.
  package func libraryNames(selector: String) -> Bool {
    let word = selector.prefix { $0 != ":" }
    return !word.isEmpty && LibraryTexts.contains(String(word))
  }
}

private enum LibraryTexts {
  /// Whether these words stand in a module; `isCalled`: somewhere with a bracket behind them.
  static func contains(_ words: String, isCalled: Bool = false) -> Bool {
    let wanted = Array(words.utf8)
    return LibraryPart.all.contains { module in
      module.texts.contains { $0.withUTF8Buffer { holds($0, wanted, isCalled) } }
    }
  }

  private static func holds(
    _ text: UnsafeBufferPointer<UInt8>, _ wanted: [UInt8], _ isCalled: Bool
  ) -> Bool {
    guard let first = wanted.first, text.count >= wanted.count else { return false }
    for start in 0...(text.count - wanted.count) where text[start] == first {
      let end = start + wanted.count
      if text[start..<end].elementsEqual(wanted), start == 0 || !isWord(text[start - 1]),
        end == text.count || !isWord(text[end]),
        !isCalled || end < text.count && text[end] == UInt8(ascii: "(")
      {
        return true
      }
    }
    return false
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || (48...57).contains(byte) || byte == 95
  }
}
