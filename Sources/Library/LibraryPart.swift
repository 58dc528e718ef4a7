/// A part of the library that is compiled when a program first names something of it.
///
/// The library is written in real files below this folder, Objective-C for the most part: one class or family
/// a file, with an opening comment and a few lines `//: …` that say what the file is to the others:
///
///     // NSDictionary and NSMutableDictionary: a table with open addressing.
///     //: part NSDictionary
///     //: names @{
///
/// What its text declares calls for it; `names` says what else does (with `internal`: what alone does), `requires`
/// which parts it needs without naming anything of them.
///
/// Files of one part are one text. `make library` writes them down as Swift (`Generated/`), so that the
/// program carries them inside.
package struct LibraryPart: Sendable {
  package var name: String
  /// Names and signs that call for it, separated by white space.
  package var names: StaticString
  /// The part's files, in order.
  package var texts: [StaticString]
  /// A text that was put together for a program.
  package var made: [UInt8] = []
  /// Parts that must come first although the text does not name anything of them.
  package var requires: [String]
  /// All parts that have to be there for this one, itself included, by number.
  package var needs: [Int]
  /// The headers of a framework that a program may leave alone. One that includes none of them and
  /// declares a class of that name itself means its own.
  package var headers: [StaticString]
  /// Whether the text is written under ARC.
  package var arc: Bool
  /// Whether it is of use only to a program that has a standard input.
  package var readsInput: Bool
  /// What of C the text calls, for a part in C++.
  package var calls: StaticString
  /// Bodies that are compiled when they are first called, four numbers and `;` each: where `{` and the end stand in
  /// the part's text, how many callables and how many bytes of literals it may bring along. In a text,
  /// since the compiler took half a minute for as many lists of numbers.
  private var bodyNumbers: StaticString
  /// Selectors that these bodies may send.
  package var selectors: StaticString

  /// What a text needs of C's declarations, for C++.
  package init(ofC declarations: [(name: String, text: String)]) {
    self.init("C.cpp: \(declarations.map(\.name).joined(separator: " "))", [])
    let lines = declarations.map { $0.text + "\n" }.joined()
    made = Array("extern \"C\" {\n\(lines)}\n".utf8)
  }

  init(
    _ name: String, _ texts: [StaticString], names: StaticString = "", requires: [String] = [],
    needs: [Int] = [], headers: [StaticString] = [], arc: Bool = false,
    readsInput: Bool = false, bodies: StaticString = "",
    selectors: StaticString = "", calls: StaticString = ""
  ) {
    bodyNumbers = bodies
    self.selectors = selectors
    self.calls = calls
    self.name = name
    self.texts = texts
    self.names = names
    self.requires = requires
    self.needs = needs
    self.headers = headers
    self.arc = arc
    self.readsInput = readsInput
  }

  /// The part's text: its files, a line between each two.
  package var text: [UInt8] {
    var bytes = made
    for text in texts {
      text.withUTF8Buffer { bytes.append(contentsOf: $0) }
      bytes.append(0x0A)
    }
    return bytes
  }

  /// A body that may be left out at first.
  package struct Body: Sendable {
    package var place: Range<UInt32>
    package var callables: Int
    package var bytes: Int
  }

  package var bodies: [Body] {
    bodyNumbers.withUTF8Buffer { text in
      var bodies: [Body] = []
      var numbers = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
      for byte in text {
        switch byte {
        case 0x30...0x39: numbers.3 = numbers.3 &* 10 &+ UInt32(byte &- 0x30)
        case 0x20: numbers = (numbers.1, numbers.2, numbers.3, 0)
        default:
          bodies.append(
            Body(
              place: numbers.0..<max(numbers.0, numbers.1), callables: Int(numbers.2),
              bytes: Int(numbers.3)))
          numbers = (0, 0, 0, 0)
        }
      }
      return bodies
    }
  }

  package var announcesNothing: Bool { names.utf8CodeUnitCount == 0 }

  /// How C++ declares what of the library is C's, in the order in which it may be declared.
  package static let declarationsOfC: [(name: String, text: String)] = linesOfC.withUTF8Buffer {
    $0.split(separator: 0x0A).compactMap { line in
      let parts = line.split(separator: 0x09, maxSplits: 1).map {
        String(decoding: $0, as: UTF8.self)
      }
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }

  /// Whether one of the words that the part announces is among those of a text.
  package func isCalled(by words: Set<String>) -> Bool {
    names.withUTF8Buffer { names in
      names.split(separator: 0x20).contains { words.contains(String(decoding: $0, as: UTF8.self)) }
    }
  }
}
