/// Source text and places in it.
///
/// Everything the program ever reads (a file, an input at the prompt, the prelude, a lesson's fence) is
/// registered once as a `SourceFile` and never changes, so a place is three numbers: which file, and
/// the half-open range of UTF-8 byte offsets. Lines and columns are computed only when somebody looks.

/// A half-open range of bytes in one source file. 12 bytes, trivial.
package struct SourceRange: Equatable, Hashable, Sendable {
  /// Index of the file in its `SourceMap`; `UInt32.max` for "no place".
  package var file: UInt32
  /// First byte.
  package var start: UInt32
  /// One past the last byte.
  package var end: UInt32

  package init(file: UInt32, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// Something without a place, such as code that the compiler made up.
  package static let none = SourceRange(file: .max, start: 0, end: 0)

  package var isNone: Bool { file == .max }

  /// The smallest range that holds both; `self` where the files differ.
  package func joined(with other: SourceRange) -> SourceRange {
    if isNone { return other }
    guard file == other.file else { return self }
    return SourceRange(file: file, start: min(start, other.start), end: max(end, other.end))
  }
}

/// What kind of text a file is; views name inputs by number and files by path.
package enum SourceOrigin: Equatable, Sendable {
  /// A file on disk, by the path the user gave.
  case file
  /// The N-th input at the prompt, counted from 1.
  case input(Int)
  /// A part of the prelude: Foundation as Selfsame has it.
  case prelude
  /// A fence of a lesson.
  case lesson
}

/// One registered text.
package struct SourceFile: Sendable {
  package let name: String
  package let origin: SourceOrigin
  /// An input that nobody typed: a lesson gave it.
  package fileprivate(set) var isGiven = false
  /// UTF-8, valid (checked before registration).
  package let text: [UInt8]
  /// Byte offset at which each line begins; the first is 0.
  package let lineStarts: [UInt32]

  package init(name: String, origin: SourceOrigin, text: [UInt8]) {
    self.name = name
    self.origin = origin
    let text = Self.withLineEnds(text)
    var starts: [UInt32] = [0]
    for (index, byte) in text.enumerated() where byte == 0x0A {
      starts.append(UInt32(index + 1))
    }
    self.text = text
    lineStarts = starts
  }

  /// A carriage return alone ends a line, too, as for clang, swiftc and cmark. Who reads the text sees a line feed in its
  /// place, so that all count the same lines.
  private static func withLineEnds(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(0x0D) else { return text }
    var text = text
    for index in text.indices
    where text[index] == 0x0D && (index + 1 == text.count || text[index + 1] != 0x0A) {
      text[index] = 0x0A
    }
    return text
  }

  /// Line (from 0) that holds the byte offset.
  package func line(at offset: UInt32) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line (from 0) without its line end.
  package func lineText(_ line: Int) -> ArraySlice<UInt8> {
    guard line >= 0, line < lineStarts.count else { return [] }
    let start = Int(lineStarts[line])
    var end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : text.count
    while end > start, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
    return text[start..<end]
  }
}

/// Source files in order, in pieces: a session keeps a copy for each of its moments, and of a plain array each
/// copy would be whole once the next input is added.
package struct SourceFiles: RandomAccessCollection, Sendable {
  private static let room = 32
  private var pieces: [[SourceFile]] = []

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int {
    pieces.isEmpty ? 0 : (pieces.count - 1) * SourceFiles.room + (pieces.last?.count ?? 0)
  }

  package subscript(_ index: Int) -> SourceFile {
    pieces[index / SourceFiles.room][index % SourceFiles.room]
  }

  fileprivate mutating func markAsGiven(_ index: Int) {
    pieces[index / SourceFiles.room][index % SourceFiles.room].isGiven = true
  }

  fileprivate mutating func append(_ file: SourceFile) {
    if !pieces.isEmpty, pieces[pieces.count - 1].count < SourceFiles.room {
      pieces[pieces.count - 1].append(file)
    } else {
      pieces.append([file])
    }
  }
}

/// All texts of one session. A value: a copy taken before an input is the rollback.
package struct SourceMap: Sendable {
  package private(set) var files = SourceFiles()

  package init() {}

  /// Registers a text and returns its index.
  package mutating func add(name: String, origin: SourceOrigin, text: [UInt8]) -> UInt32 {
    files.append(SourceFile(name: name, origin: origin, text: text))
    return UInt32(files.count - 1)
  }

  /// The inputs from one text on belong to a lesson: by their numbers nobody would know them.
  package mutating func markInputsAsGiven(from first: Int) {
    for index in files.indices.dropFirst(first) {
      if case .input = files[index].origin { files.markAsGiven(index) }
    }
  }

  /// The file of a range, or nil for `.none` and for a file that is not here.
  package func file(of range: SourceRange) -> SourceFile? {
    files.indices.contains(Int(range.file)) ? files[Int(range.file)] : nil
  }

  /// The text of a range.
  package func text(of range: SourceRange) -> String {
    guard let file = file(of: range) else { return "" }
    let start = min(Int(range.start), file.text.count)
    let end = min(max(Int(range.end), start), file.text.count)
    return String(decoding: file.text[start..<end], as: UTF8.self)
  }
}
