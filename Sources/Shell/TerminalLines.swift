import CLibEdit
import LessonEngine
import Views

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lines from a person at a terminal, edited with libedit.
///
/// libedit draws and edits; the keys are read here, because only then can a wait for a key end for four
/// other reasons: Ctrl-C, a window that changes its size, Ctrl-Z and a request to end. Three more
/// things that libedit does not know are done here:
/// - a paste comes whole. The terminal is asked to mark pastes (`ESC [ ? 2004 h`); what lies between the
///   two marks goes into the line as it is, newlines included, so nothing runs half-pasted;
/// - in the C locale libedit drops every Cyrillic or Chinese character without a word, so the program
///   falls back to C.UTF-8 (`useUTF8`). Only LC_CTYPE is ever set: a Russian LC_NUMERIC would make
///   printf write 3,14;
/// - a colour that ends at the very end of the prompt is never switched off, so the caller puts the
///   reset before the last ordinary character. Escapes stand between two `\u{1}`.
package final class TerminalLines: LineSource {
  package let isInteractive = true
  /// Names that may stand at the cursor: (line, cursor in UTF-8 bytes) -> (the part before the cursor
  /// that they complete, the whole names).
  package var complete: (String, Int) -> (prefix: String, names: [String]) = { _, _ in ("", []) }

  /// Whether the prompt is drawn in colour.
  package var colour = false

  private let editor: OpaquePointer
  private let list: OpaquePointer
  private let history: HistoryFile?
  private let noTerminal: UnsafeMutablePointer<FILE>
  private var screen = (lines: 0, columns: 0)
  /// Of all that was in the line, or may come into it from the history.
  private var longest = (lineEnds: 0, characters: 0)
  private var prompt: UnsafeMutablePointer<CChar>?
  private var keys = KeyBuffer()
  private var closed = false
  private var ending: LineRead?
  private var lastTab: String?
  private var saved = termios()

  /// nil where libedit cannot be started.
  package init?(history: HistoryFile?) {
    selfsame_bound_screen(
      STDIN_FILENO, 1000, Int32(TerminalLines.columns.upperBound))
    guard tcgetattr(STDIN_FILENO, &saved) == 0, let noTerminal = fopen("/dev/null", "r"),
      let editor = selfsame_el_init("selfsame"), let list = history_init()
    else { return nil }
    self.noTerminal = noTerminal
    self.editor = editor
    self.list = list
    self.history = history
    configure()
  }

  /// A locale that can hold every language's letters. Returns false where there is none.
  @discardableResult package static func useUTF8() -> Bool {
    for name in ["", "C.UTF-8", "en_US.UTF-8", "UTF-8"] {
      guard setlocale(LC_CTYPE, name) != nil, let codeset = nl_langinfo(nl_item(CODESET))
      else { continue }
      if String(cString: codeset).uppercased() == "UTF-8" { return true }
    }
    return false
  }

  private func configure() {
    _ = selfsame_history_set_size(list, 1000)
    _ = selfsame_history_set_unique(list, 1)
    for entry in history?.load() ?? [] {
      expect(entry)
      _ = selfsame_history_enter(list, entry)
    }
    _ = selfsame_el_set_client(editor, Unmanaged.passUnretained(self).toOpaque())
    _ = selfsame_el_set_prompt(
      editor, { TerminalLines.of($0)?.prompt ?? TerminalLines.noPrompt }, 1)
    _ = selfsame_el_set_reader(editor) { TerminalLines.of($0)?.readKey($1) ?? -1 }
    _ = selfsame_el_set_signal(editor, 0)
    _ = selfsame_el_set_emacs(editor)
    _ = selfsame_el_set_history(editor, list)
    _ = selfsame_el_add_function(editor, "selfsame-complete", "Complete the name") { editor, _ in
      TerminalLines.of(editor)?.completeAtCursor() ?? UInt8(CC_NORM)
    }
    _ = selfsame_el_add_function(editor, "selfsame-paste", "Take a paste whole") { editor, _ in
      TerminalLines.of(editor)?.takePaste() ?? UInt8(CC_NORM)
    }
    _ = selfsame_el_add_function(editor, "selfsame-end", "Delete, or leave") { editor, _ in
      TerminalLines.of(editor)?.deleteOrEnd() ?? UInt8(CC_EOF)
    }
    let bindings = [
      ("^R", "em-inc-search-prev"), ("\\e[3~", "ed-delete-next-char"),
      ("\\e[1~", "ed-move-to-beg"), ("\\e[4~", "ed-move-to-end"), ("\\e[H", "ed-move-to-beg"),
      ("\\e[F", "ed-move-to-end"), ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"),
      ("^W", "ed-delete-prev-word"), ("^I", "selfsame-complete"), ("^D", "selfsame-end"),
    ]
    for (keys, name) in bindings { _ = selfsame_el_bind(editor, keys, name) }
    // The person's own ~/.editrc may change anything but the mark of a paste.
    if let settings = TerminalLines.editorSettings { _ = el_source(editor, settings) }
    _ = selfsame_el_bind(editor, "\\e[200~", "selfsame-paste")
  }

  /// Columns on which libedit can draw a wide character, and no more than a person can have.
  private static let columns = 10...1000
  /// Two screens of so many cells are 32 MB.
  private static let mostCells = 4_000_000

  /// libedit learns the size of its screen from here alone: the window's columns, and so many lines that no text
  /// is taller. Where one is, libedit loses count and writes beside its cells. It moves by so many lines up and
  /// down, so a window of fewer lines shows what fits into it.
  @discardableResult private func takeScreen() -> Bool {
    let window = Int(selfsame_columns(STDIN_FILENO))
    let bounds = TerminalLines.columns
    let columns = min(max(window > 0 ? window : 80, bounds.lowerBound), bounds.upperBound)
    // A line that is put together of two; a character is shown in eight columns at most.
    let needed = 2 * (longest.lineEnds + 8 * longest.characters / columns) + 100
    var lines = max(1000, screen.lines)
    while lines < needed { lines *= 2 }
    lines = min(lines, TerminalLines.mostCells / columns)
    guard columns != screen.columns || lines != screen.lines else { return false }
    screen = (lines, columns)
    _ = selfsame_el_set_capability(editor, "li", "\(lines)")
    _ = selfsame_el_set_capability(editor, "co", "\(columns)")
    return true
  }

  /// What may be drawn from now on.
  private func expect(lineEnds: Int = 0, characters: Int) {
    longest.lineEnds = max(longest.lineEnds, lineEnds)
    longest.characters = max(longest.characters, characters)
  }

  private func expect(_ text: String) {
    expect(lineEnds: text.utf8.count { $0 == 0x0A }, characters: text.unicodeScalars.count)
  }

  /// Where libedit would look by itself, if an ordinary file is there: it would wait for ever for a pipe.
  private static var editorSettings: String? {
    let path = environmentValue("EDITRC") ?? environmentValue("HOME").map { $0 + "/.editrc" }
    guard let path, !path.isEmpty, case .bytes(let text) = readFile(path) else { return nil }
    return text.count < 1 << 20 ? path : nil
  }

  private nonisolated(unsafe) static let noPrompt: UnsafeMutablePointer<CChar>? = strdup("> ")

  /// Borrowed: the editor lives no longer than its owner.
  private static func of(_ editor: OpaquePointer?) -> TerminalLines? {
    guard let editor, let client = selfsame_el_client(editor) else { return nil }
    return Unmanaged<TerminalLines>.fromOpaque(client).takeUnretainedValue()
  }

  package func next(prompt text: String) -> LineRead {
    guard !closed else { return .end }
    free(prompt)
    prompt = strdup(decorated(text))
    ending = nil
    lastTab = nil
    SignalFlags.state.pointee.atPrompt = 1
    marksOfPastes(on: true)
    takeScreen()
    var count: Int32 = 0
    // While the line begins, libedit asks its input for the size of the screen.
    _ = selfsame_el_prepare_terminal(editor, 1)
    _ = selfsame_el_set_input(editor, noTerminal)
    let line = el_gets(editor, &count)
    _ = selfsame_el_set_standard_input(editor)
    marksOfPastes(on: false)
    SignalFlags.state.pointee.atPrompt = 0
    if let ending {
      el_reset(editor)
      // The half-typed text stays on the screen as it was; the next prompt begins below it.
      put("\n")
      return ending
    }
    guard let line, count > 0 else { return .end }
    var result = String(cString: line)
    if result.hasSuffix("\n") { result.removeLast() }
    return .line(result)
  }

  package func pagerKey(prompt text: String) -> PagerKey? {
    guard !closed else { return nil }
    // The line editor has given the terminal back; keys are wanted without Enter, and unseen.
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    var keysAlone = before
    keysAlone.c_lflag &= ~tcflag_t(ICANON | ECHO)
    _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &keysAlone)
    put(colour ? "\u{1B}[7m\(text)\u{1B}[0m" : text)
    SignalFlags.state.pointee.atPrompt = 1
    defer {
      SignalFlags.state.pointee.atPrompt = 0
      put(Terminal.understandsEscapes ? "\r\u{1B}[K" : "\n")
      _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &before)
    }
    ending = nil
    var typed: [UInt32] = []
    while true {
      guard let scalar = nextScalar() else { return .end }
      typed.append(scalar)
      // An escape sequence ends with a letter or a tilde.
      if typed.first == 0x1B, typed.count < 8 {
        let isWhole =
          typed.count > 2 && (scalar == 0x7E || (0x41...0x5A).contains(scalar))
        if !isWhole { continue }
      }
      if let key = PagerKey(typed) { return key }
      if PagerKey.beginsALine(typed) {
        keys.putBack(typed)
        return .end
      }
      typed = []
    }
  }

  package func remember(_ input: String) {
    guard input.utf8.contains(where: { $0 > 0x20 }) else { return }
    expect(input)
    _ = selfsame_history_enter(list, input)
    history?.append(input)
  }

  package func close() {
    guard !closed else { return }
    closed = true
    el_end(editor)
    fclose(noTerminal)
    history_end(list)
    free(prompt)
    prompt = nil
    _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &saved)
  }

  /// The prompt in colour, reset before its last character.
  private func decorated(_ text: String) -> String {
    guard colour, let last = text.last else { return text }
    return "\u{1}\u{1B}[1;36m\u{1}\(text.dropLast())\u{1}\u{1B}[0m\u{1}\(last)"
  }

  private func put(_ text: String) {
    var text = text
    text.withUTF8 { _ = write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }

  private func marksOfPastes(on: Bool) {
    if Terminal.understandsEscapes { put(on ? "\u{1B}[?2004h" : "\u{1B}[?2004l") }
  }

  // MARK: Keys

  /// libedit asks for one character. 1: read, 0: the terminal is gone, -1: the line is given up.
  private func readKey(_ character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    _ = selfsame_el_set_standard_input(editor)
    if let line = el_wline(editor)?.pointee, let start = line.buffer, let end = line.lastchar {
      expect(characters: start.distance(to: end))
      if takeScreen() { redraw() }
    }
    guard let scalar = nextScalar() else { return ending == nil ? 0 : -1 }
    character?.pointee = wchar_t(truncatingIfNeeded: scalar)
    return 1
  }

  package var hasMore: Bool {
    if !keys.isEmpty { return true }
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0 && waiting.revents & Int16(POLLIN) != 0
  }

  private func nextScalar() -> UInt32? {
    while true {
      if let scalar = keys.takeScalar() { return scalar }
      guard waitForKeys() else { return nil }
    }
  }

  /// Waits for keys or a signal; false when the line is given up or the terminal is gone.
  private func waitForKeys() -> Bool {
    let wake = SignalFlags.state.pointee.wakeRead
    while true {
      if let signal = SignalFlags.hangUp {
        ending = .hangUp(signal: signal)
        return false
      }
      if SignalFlags.takeInterrupt() {
        ending = .interrupted
        keys = KeyBuffer()
        return false
      }
      if SignalFlags.takeResize() {
        takeScreen()
        redraw()
      }
      if SignalFlags.takeStop() { stopProcess() }
      var waiting = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waiting, wake < 0 ? 1 : 2, -1) >= 0 else {
        if errno == EINTR { continue }
        return false
      }
      if waiting[1].revents != 0 {
        var bytes = [UInt8](repeating: 0, count: 64)
        _ = read(wake, &bytes, bytes.count)
        continue
      }
      if waiting[0].revents != 0 {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count > 0 {
          keys.append(bytes[..<count])
          return true
        }
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        return false
      }
    }
  }

  /// The window has another size. libedit keeps the place in which its cursor stood, where the new screen may have
  /// none: so everything is drawn anew, from the first column of the row in which the cursor is.
  private func redraw() {
    put("\r\u{1B}[J")
    _ = selfsame_el_refresh(editor)
  }

  /// The line as it stands, and how many bytes of it lie before the cursor.
  private func edited() -> (line: String, cursor: Int)? {
    guard let info = el_line(editor)?.pointee, let buffer = info.buffer,
      let cursor = info.cursor, let last = info.lastchar
    else { return nil }
    let bytes = UnsafeRawBufferPointer(start: buffer, count: max(0, buffer.distance(to: last)))
    return (String(decoding: bytes, as: UTF8.self), buffer.distance(to: cursor))
  }

  /// Ctrl-Z: the terminal is given back before the process stops, and taken again when it goes on.
  private func stopProcess() {
    marksOfPastes(on: false)
    _ = selfsame_el_prepare_terminal(editor, 0)
    put("\n")
    _ = kill(getpid(), SIGSTOP)
    _ = selfsame_el_prepare_terminal(editor, 1)
    marksOfPastes(on: true)
    // The line that was begun goes on: libedit's reset would forget it, and leave the terminal as programs have it.
    redraw()
  }

  /// What a paste puts into the line. libedit takes nothing of a text that is not UTF-8: what is none of it stands
  /// as U+FFFD, where it is seen.
  package static func text(ofPaste bytes: [UInt8]) -> [UInt8] {
    // Terminals send a carriage return for each line end; tabs become spaces, so that the cursor's column is
    // known; other control characters are not text.
    var text: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x0D: text.append(0x0A)
      case 0x0A: if index == 0 || bytes[index - 1] != 0x0D { text.append(0x0A) }
      case 0x09: text.append(contentsOf: [0x20, 0x20, 0x20, 0x20])
      case 0x00..<0x20, 0x7F: break
      default: text.append(byte)
      }
    }
    while text.last == 0x0A { text.removeLast() }
    return Array(String(decoding: text, as: UTF8.self).utf8)
  }

  private func takePaste() -> UInt8 {
    var bytes: [UInt8] = []
    let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
    while true {
      guard let byte = keys.takeByte() else {
        // Ctrl-C in a paste whose end never came ends the line: an error would only beep.
        guard waitForKeys() else { return UInt8(CC_EOF) }
        continue
      }
      bytes.append(byte)
      if byte == 0x7E, bytes.suffix(end.count).elementsEqual(end) { break }
    }
    bytes.removeLast(end.count)
    var text = TerminalLines.text(ofPaste: bytes)
    guard !text.isEmpty else { return UInt8(CC_REFRESH) }
    expect((edited()?.line ?? "") + String(decoding: text, as: UTF8.self))
    takeScreen()
    text.append(0)
    let done = text.withUnsafeBufferPointer { buffer -> Int32 in
      buffer.withMemoryRebound(to: CChar.self) { el_insertstr(editor, $0.baseAddress) }
    }
    return UInt8(done == 0 ? CC_REFRESH : CC_REFRESH_BEEP)
  }

  /// Ctrl-D leaves at an empty line, and deletes the character under the cursor elsewhere.
  private func deleteOrEnd() -> UInt8 {
    guard let info = el_wline(editor)?.pointee else { return UInt8(CC_EOF) }
    if info.buffer == info.lastchar { return UInt8(CC_EOF) }
    guard let cursor = info.cursor, cursor != info.lastchar else { return UInt8(CC_REFRESH_BEEP) }
    _ = el_cursor(editor, 1)
    el_deletestr(editor, 1)
    return UInt8(CC_REFRESH)
  }

  // MARK: Completion

  private func completeAtCursor() -> UInt8 {
    // Where the terminal does not mark a paste.
    if keys.isTabOfText {
      return UInt8(el_insertstr(editor, "    ") == 0 ? CC_REFRESH : CC_REFRESH_BEEP)
    }
    guard let (line, offset) = edited() else { return UInt8(CC_ERROR) }
    let (prefix, names) = complete(line, offset)
    guard !names.isEmpty else { return UInt8(CC_REFRESH_BEEP) }
    let common = commonPrefix(of: names)
    var addition =
      common.utf8.count > prefix.utf8.count
      ? String(decoding: Array(common.utf8.dropFirst(prefix.utf8.count)), as: UTF8.self) : ""
    if names.count == 1, !addition.hasSuffix(":"), !common.hasSuffix(":") { addition += " " }
    if !addition.isEmpty {
      lastTab = nil
      return UInt8(el_insertstr(editor, addition) == 0 ? CC_REFRESH : CC_REFRESH_BEEP)
    }
    guard lastTab == line else {
      lastTab = line
      return UInt8(CC_REFRESH_BEEP)
    }
    let width = Int(selfsame_columns(STDOUT_FILENO))
    put("\n" + inColumns(names, width: width > 0 ? width : 80))
    return UInt8(CC_REDISPLAY)
  }
}

/// Names in columns, read downwards like a list of files, then the line ends.
package func inColumns(_ names: [String], width: Int) -> String {
  let cell = (names.map { displayWidth($0) }.max() ?? 0) + 2
  let across = max(1, width / max(1, cell))
  let rows = (names.count + across - 1) / across
  var result = ""
  for row in 0..<rows {
    var line = ""
    for index in stride(from: row, to: names.count, by: max(1, rows)) {
      line += names[index]
      if index + rows < names.count {
        line += String(repeating: " ", count: max(0, cell - displayWidth(names[index])))
      }
    }
    result += line + "\n"
  }
  return result
}

/// The longest beginning that all names share, never cutting a character.
package func commonPrefix(of names: [String]) -> String {
  guard var common = names.first else { return "" }
  for name in names.dropFirst() {
    var end = common.startIndex
    for (a, b) in zip(common.indices, name.indices) {
      guard common[a] == name[b] else { break }
      end = common.index(after: a)
    }
    common = String(common[..<end])
  }
  return common
}

/// Bytes typed but not used yet.
package struct KeyBuffer {
  private var bytes: [UInt8] = []
  private var position = 0

  package init() {}

  package mutating func append(_ more: ArraySlice<UInt8>) {
    if position == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      position = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Characters that were taken and are wanted again.
  package mutating func putBack(_ scalars: [UInt32]) {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars.compactMap { Unicode.Scalar($0) })
    bytes.replaceSubrange(..<position, with: text.utf8)
    position = 0
  }

  package var isEmpty: Bool { position == bytes.count }

  /// Whether a tab that was taken is one of a text that comes all at once: nobody types on so fast behind the key.
  package var isTabOfText: Bool {
    bytes[position...].first { $0 != 0x09 }.map { $0 >= 0x20 && $0 != 0x7F } ?? false
  }

  package mutating func takeByte() -> UInt8? {
    guard position < bytes.count else { return nil }
    position += 1
    return bytes[position - 1]
  }

  /// A whole character, or nil while some of its bytes are missing. A byte that begins no character is
  /// dropped.
  package mutating func takeScalar() -> UInt32? {
    while position < bytes.count {
      let lead = bytes[position]
      let length: Int
      switch lead {
      case 0x00..<0x80: length = 1
      case 0xC2...0xDF: length = 2
      case 0xE0...0xEF: length = 3
      case 0xF0...0xF4: length = 4
      default:
        position += 1
        continue
      }
      if length == 1 {
        position += 1
        return UInt32(lead)
      }
      guard position + length <= bytes.count else { return nil }
      var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
      var valid = true
      for offset in 1..<length {
        let byte = bytes[position + offset]
        if byte & 0xC0 != 0x80 { valid = false }
        value = value << 6 | UInt32(byte & 0x3F)
      }
      guard valid, Unicode.Scalar(value) != nil else {
        position += 1
        continue
      }
      position += length
      return value
    }
    return nil
  }
}
