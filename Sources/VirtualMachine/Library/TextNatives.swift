internal import Bytecode

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Printing and formatting: the printf family, and the steps behind NSLog and stringWithFormat:.
extension World {
  @inline(never)
  func textNative(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>, _ count: Int
  ) -> NativeOutcome {
    switch function {
    case .printf, .fprintf, .vprintf, .vfprintf:
      guard formatArguments(function, arguments, count) else { return .stopped }
      let isToFile = function == .fprintf || function == .vfprintf
      guard emit(Array(formatted.bytes), to: isToFile ? stream(arguments[0]) : .standardOutput)
      else {
        return .stopped
      }
      base[0] = UInt64(formatted.count)
    case .sprintf, .snprintf, .vsprintf, .vsnprintf:
      guard formatArguments(function, arguments, count) else { return .stopped }
      return writeFormatted(
        base, arguments, isBounded: function == .snprintf || function == .vsnprintf)
    case .puts:
      guard let text = cStringBytes(arguments[0]), emit(text, to: .standardOutput),
        emit([10], to: .standardOutput)
      else { return .stopped }
      base[0] = UInt64(text.count + 1)
    case .fputs:
      guard let text = cStringBytes(arguments[0]), emit(text, to: stream(arguments[1])) else {
        return .stopped
      }
      base[0] = 1
    case .inputLine:
      guard let line = inputLine(arguments[0]) else {
        base[0] = 0
        break
      }
      return answer(internCString(line), base)
    case .ask: return ask(arguments[0], about: arguments[1], base)
    case .putchar:
      guard emit([UInt8(truncatingIfNeeded: arguments[0])], to: .standardOutput) else {
        return .stopped
      }
      base[0] = arguments[0] & 0xFF
    case .textPrint:
      for text in [arguments[0], arguments[1]] {
        guard mayBePut(text), emit(Array((stringText(text) ?? "").utf8), to: .standardOutput)
        else { return .stopped }
      }
    case .logLine:
      guard mayBePut(arguments[0]) else { return .stopped }
      var bytes = Array((stringText(arguments[0]) ?? "(null)").utf8)
      if prefixesLog {
        let prefix = LogPrefix(clock: clock, thread: kernel.pointee.currentThread)
        bytes = Array(prefix.text.utf8) + bytes
      }
      if bytes.last != 10 { bytes.append(10) }
      // A line is on its way at once: what that costs the host.
      charge(fuel: 24)
      guard emit(bytes, to: .standardError) else { return .stopped }
      base[0] = 0
    case .formatAtOnce: return formatAtOnce(base, arguments)
    case .formatBegin: return formatBegin(base, arguments)
    case .formatNext: return formatNext(base, arguments)
    case .formatSupply:
      guard let state = formatState(arguments[0]) else { return .stopped }
      formatted.removeAll()
      if let text = textUnits(arguments[1]) {
        guard appendFormatted(text) else { return .stopped }
      } else {
        formatted.append(contentsOf: "(null)".utf8)
      }
      return appendToState(state, formatted.bytes) ? .done : .stopped
    case .formatFinish: return formatFinish(base, arguments)
    case .raise:
      stop = .exception(
        name: stringText(arguments[0]) ?? "NSGenericException",
        reason: stringText(arguments[1]) ?? "")
      return .stopped
    case .trap:
      stop = .trap(reason: stringText(arguments[0]) ?? "")
      return .stopped
    case .exit:
      stop = .exited(Int32(truncatingIfNeeded: arguments[0]))
      return .stopped
    case ._exit:
      leavesAtOnce = true
      stop = .exited(Int32(truncatingIfNeeded: arguments[0]))
      return .stopped
    case .abort:
      stop = .aborted
      return .stopped
    default: return unknownNative(function)
    }
    return .done
  }

  /// sprintf's end: the text and a NUL go to the first argument; bounded, at most as many bytes as the second
  /// says. The result is the length of the whole text, whatever had room.
  private func writeFormatted(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>,
    isBounded: Bool
  ) -> NativeOutcome {
    let count = formatted.count
    let room = isBounded ? Int(clamping: min(arguments[1], limits.bytes)) : count + 1
    if room > 0 {
      formatted.remove(behind: min(count, room - 1))
      formatted.append(0)
      if !writeBytes(formatted.bytes, to: arguments[0]) { return .stopped }
    }
    base[0] = UInt64(count)
    return .done
  }

  /// The slots that a va_list still has; nil where it is none.
  func argumentSlots(_ cursor: UInt64) -> (slots: UnsafeMutablePointer<UInt64>, count: Int)? {
    let offset = AddressSpace.offset(cursor & 0xFFFF_FFFF_FFFF)
    let count = Int(cursor >> 48)
    if count == 0 { return (pointer(AddressLayout.stacks, to: UInt64.self), 0) }
    guard offset >= UInt64(AddressLayout.stacks), offset & 7 == 0,
      offset + UInt64(count) * 8 < UInt64(AddressLayout.pools)
    else { return nil }
    return (pointer(Int(offset), to: UInt64.self), count)
  }

  /// `stdout` and `stderr` are the numbers 1 and 2 in the prelude.
  private func stream(_ file: UInt64) -> OutputChunk.Stream {
    file == 2 ? .standardError : .standardOutput
  }

  /// Asked before a text is turned into bytes, of which it has no fewer than units; false with `stop` set.
  private func mayBePut(_ text: UInt64) -> Bool {
    guard let units = textUnits(text), UInt64(units.count) > limits.outputBytes else { return true }
    stop = .limit(.output)
    return false
  }

  /// Hands output on; false with `stop` set when the limit is reached.
  private func emit(_ bytes: UnsafeRawBufferPointer, to stream: OutputChunk.Stream) -> Bool {
    if limits.outputBytes &- min(kernel.pointee.outputBytes, limits.outputBytes)
      < UInt64(bytes.count)
    {
      stop = .limit(.output)
      return false
    }
    return emit(Array(bytes), to: stream)
  }

  func emit(_ bytes: [UInt8], to stream: OutputChunk.Stream) -> Bool {
    kernel.pointee.outputBytes &+= UInt64(bytes.count)
    if kernel.pointee.outputBytes > limits.outputBytes {
      stop = .limit(.output)
      return false
    }
    charge(UInt64(bytes.count))
    if let live {
      live(OutputChunk(stream: stream, bytes: bytes))
    } else if let last = output.indices.last, output[last].stream == stream {
      output[last].bytes.append(contentsOf: bytes)
    } else {
      output.append(OutputChunk(stream: stream, bytes: bytes))
    }
    return true
  }

  /// What printf and its kin are given, rendered to `formatted`; false with `stop` set.
  private func formatArguments(
    _ function: NativeFunction, _ arguments: UnsafeMutablePointer<UInt64>, _ count: Int
  ) -> Bool {
    guard let place = function.formatPlace else { return false }
    let behind = place.index + 1
    guard place.takesList else {
      return format(arguments[place.index], arguments + behind, count - behind)
    }
    guard let list = argumentSlots(arguments[behind]) else {
      stop = .argumentsExhausted
      return false
    }
    return format(arguments[place.index], list.slots, list.count)
  }

  /// Renders a C format with argument slots to `formatted`; false with `stop` set.
  private func format(
    _ address: UInt64, _ slots: UnsafeMutablePointer<UInt64>, _ count: Int
  ) -> Bool {
    guard let text = cStringBytes(address) else { return false }
    var reader = FormatReader(text: text, position: 0)
    var used = 0
    formatted.removeAll()
    func next(_ number: Int?) -> UInt64? {
      guard (number ?? used + 1) <= count else { return fail(.argumentsExhausted) }
      if let number { return slots[number - 1] }
      used += 1
      return slots[used - 1]
    }
    while let piece = reader.next(star: next) {
      switch piece {
      case .end:
        charge(UInt64(formatted.count))
        return true
      case .text(let range):
        formatted.append(UnsafeRawBufferPointer(rebasing: text[range]))
      case .directive(let directive) where directive.conversion == UInt8(ascii: "n"):
        guard let address = next(directive.argument),
          slowStore(address, directive.bytes, UInt64(formatted.count))
        else { return false }
      case .directive(let directive):
        guard render(directive, next) else { return false }
      }
      if isInterrupted || isTooLong(formatted.count) { return false }
    }
    return false
  }

  /// What is being formatted lies outside of the program's memory, but its limit holds.
  private func isTooLong(_ count: Int) -> Bool {
    if _fastPath(UInt64(count) <= limits.bytes / 2) { return false }
    stop = .limit(.bytes)
    return true
  }

  /// One directive that needs no description, behind `formatted`.
  private func render(_ directive: FormatDirective, _ argument: (Int?) -> UInt64?) -> Bool {
    func next() -> UInt64? { argument(directive.argument) }
    // A field as wide as memory stops before it is filled. Of a text the precision only takes away.
    if directive.width != nil || directive.precision != nil {
      let isText = directive.conversion | 0x20 == UInt8(ascii: "s")
      let wanted = max(directive.width ?? 0, isText ? 0 : directive.precision ?? 0)
      if isTooLong(formatted.count + wanted) { return false }
      if wanted > 4096 { charge(fuel: wanted >> 4) }
    }
    switch directive.conversion {
    case UInt8(ascii: "S"): return renderUnits(directive, next(), size: 2)
    case UInt8(ascii: "s") where directive.bytes == 8:
      return renderUnits(directive, next(), size: 4)
    case UInt8(ascii: "s"):
      guard let address = next() else { return false }
      if address == 0 {
        directive.pad(Array("(null)".utf8), &formatted)
        return true
      }
      if let precision = directive.precision {
        // With a precision the text needs no NUL.
        let usable = space.accessible(address, wanted: precision, forWriting: false)
        let bytes = UnsafeRawBufferPointer(
          start: usable > 0 ? space.host(address) : nil, count: usable)
        if usable == precision || bytes.contains(0) {
          directive.pad(Array(bytes.prefix { $0 != 0 }), &formatted)
          return true
        }
      }
      guard let text = cStringBytes(address) else { return false }
      if isTooLong(formatted.count + text.count) { return false }
      directive.pad(text, &formatted)
    case UInt8(ascii: "n"):
      stop = .notBuilt("%n")
      return false
    case 0: formatted.append(UInt8(ascii: "%"))
    default:
      guard let slot = next() else { return false }
      let before = formatted.count
      if !directive.render(slot, &formatted) { formatted.append(directive.conversion) }
      // A number of ordinary length costs what its call does; a thousand digits are divided out one by one, and those
      // of a floating-point number from a number that is as long itself.
      let made = formatted.count - before
      let digits = max(made, directive.precision ?? 0)
      if digits > 40 { charge(fuel: directive.isFloating ? digits : made >> 2) }
    }
    return true
  }

  /// A text of wide characters, as far as the first that is 0: `%S` has UTF-16, `%ls` whole characters.
  private func renderUnits(_ directive: FormatDirective, _ start: UInt64?, size: Int) -> Bool {
    guard var address = start else { return false }
    if address == 0 {
      directive.pad(Array("(null)".utf8), &formatted)
      return true
    }
    var text = String.UnicodeScalarView()
    var units: [UInt16] = []
    var count = 0
    while count < directive.precision ?? .max {
      guard let unit = slowLoad(address, size) else { return false }
      if unit == 0 { break }
      if size == 2 {
        units.append(UInt16(unit))
      } else {
        text.append(Unicode.Scalar(UInt32(truncatingIfNeeded: unit)) ?? "\u{FFFD}")
      }
      address &+= UInt64(size)
      count += 1
      if count & (World.stretch - 1) == 0, isInterrupted { return false }
    }
    charge(UInt64(count) * 16)
    let bytes =
      size == 2 ? Array(String(decoding: units, as: UTF16.self).utf8) : Array(String(text).utf8)
    directive.pad(bytes, length: size == 2 ? units.count : nil, &formatted)
    return true
  }

  // MARK: Formatting in steps

  /// The words of `struct __selfsame_Format`: format, position, va_list, length, buffer (0: the words that
  /// follow), its capacity, and room for a short text.
  enum FormatWord {
    static let format = 0
    static let position = 1
    static let list = 2
    static let length = 3
    static let buffer = 4
    static let capacity = 5
    static let room = 6
    static let count = 32
    static let roomBytes = (count - room) * 8
  }

  /// nil with `stop` set: there is no state there.
  private func formatState(_ address: UInt64) -> UnsafeMutablePointer<UInt64>? {
    guard address & 7 == 0,
      space.accessible(address, wanted: FormatWord.count * 8, forWriting: true)
        == FormatWord.count * 8
    else { return fail(fault(address, size: FormatWord.count * 8, isWrite: true)) }
    return space.host(address).assumingMemoryBound(to: UInt64.self)
  }

  /// All of the text in one go, where every `%@` is a string that is its own description. Otherwise 0, and nothing has
  /// happened: the steps say what is wrong, too.
  private func formatAtOnce(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    base[0] = 0
    formatted.removeAll()
    let paid = charged
    // Whoever watches messages wants to see `description`, and a search wants to know who reads what.
    guard exploring == nil, !observes(.send), let units = textUnits(arguments[1]), !units.isWide,
      units.isASCII, let list = argumentSlots(arguments[2])
    else { return leaveToSteps(paid) }
    let text = UnsafeRawBufferPointer(start: units.start, count: units.count)
    var reader = FormatReader(text: text, position: 0)
    var used = 0
    var asked = 0
    func next(_ number: Int?) -> UInt64? {
      guard (number ?? used + 1) <= list.count else { return nil }
      if let number { return list.slots[number - 1] }
      used += 1
      return list.slots[used - 1]
    }
    while let piece = reader.next(star: next) {
      switch piece {
      case .end:
        charge(UInt64(formatted.count))
        // What the steps would cost.
        charge(fuel: 2 + 3 * asked)
        return finishFormat(formatted.bytes, arguments[0], base)
      case .text(let range):
        formatted.append(UnsafeRawBufferPointer(rebasing: text[range]))
      case .directive(let directive) where directive.conversion == UInt8(ascii: "@"):
        guard let object = next(directive.argument), let words = ownDescription(object),
          words.count <= World.stretch, appendFormatted(words)
        else { return leaveToSteps(paid) }
        asked += 1
      case .directive(let directive):
        guard render(directive, next) else { return leaveToSteps(paid) }
      }
      // The steps put a long text into the program's own memory, and ask for Ctrl-C on the way.
      if isInterrupted || formatted.count > World.stretch { return leaveToSteps(paid) }
    }
    return leaveToSteps(paid)
  }

  /// What was begun is not worth a price, unless it was long.
  private func leaveToSteps(_ paid: Int) -> NativeOutcome {
    if stop == .interrupted { return .stopped }
    stop = nil
    if formatted.count <= World.stretch { charged = paid &- 1 }
    return .done
  }

  /// The text of a string that the library describes by itself; nil: somebody has to be asked.
  private func ownDescription(_ object: UInt64) -> TextUnits? {
    guard known.description != 0, let block = liveObject(object) else { return nil }
    let index = classIndex(ofObject: block)
    let own = method(class: known.stringClass, selector: known.description)
    guard own != 0, callables[own].traits.isLibrary,
      classRecord(index).pointee.flags & ClassRecord.initialized != 0,
      method(class: index, selector: known.description) == own
    else { return nil }
    return textUnits(object)
  }

  /// Behind `formatted`; false with `stop` set when Ctrl-C came.
  private func appendFormatted(_ text: TextUnits) -> Bool {
    if !text.isWide, text.isASCII {
      formatted.append(UnsafeRawBufferPointer(start: text.start, count: text.count))
      return true
    }
    return eachScalar(text) { scalar in
      if let bytes = UTF8.encode(scalar) { formatted.append(contentsOf: bytes) }
    }
  }

  private func formatBegin(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    guard stringObject(arguments[1]) != nil else {
      stop = .exception(
        name: "NSInvalidArgumentException",
        reason: "*** -[NSPlaceholderString initWithFormat:locale:arguments:]: nil argument")
      return .stopped
    }
    guard let state = formatState(arguments[0]) else { return .stopped }
    state.update(repeating: 0, count: FormatWord.count)
    state[FormatWord.format] = arguments[1]
    state[FormatWord.list] = arguments[2]
    state[FormatWord.capacity] = UInt64(FormatWord.roomBytes)
    base[0] = 0
    return .done
  }

  private func formatNext(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    guard let state = formatState(arguments[0]) else { return .stopped }
    let format = state[FormatWord.format]
    guard let units = textUnits(format) else {
      stop = strangerStop(format, selector: 0)
      return .stopped
    }
    if !units.isWide, units.isASCII {
      let bytes = UnsafeRawBufferPointer(start: units.start, count: units.count)
      return formatNext(base, arguments, state, bytes)
    }
    return Array((stringText(format) ?? "").utf8).withUnsafeBytes {
      formatNext(base, arguments, state, $0)
    }
  }

  private func formatNext(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>,
    _ state: UnsafeMutablePointer<UInt64>, _ text: UnsafeRawBufferPointer
  ) -> NativeOutcome {
    var reader = FormatReader(text: text, position: Int(clamping: state[FormatWord.position]))
    formatted.removeAll()
    let list = arguments[0] &+ UInt64(FormatWord.list * 8)
    func next(_ number: Int?) -> UInt64? {
      guard let number else { return nextArgument(list) }
      // A format with numbers leaves the list where it is and counts from its beginning.
      let kept = state[FormatWord.list]
      var found: UInt64?
      for _ in 0..<number {
        found = nextArgument(list)
        if found == nil { return nil }
      }
      state[FormatWord.list] = kept
      return found
    }
    while let piece = reader.next(star: next) {
      switch piece {
      case .end:
        state[FormatWord.position] = UInt64(reader.position)
        guard appendToState(state, formatted.bytes) else { return .stopped }
        base[0] = 0
        return .done
      case .text(let range):
        formatted.append(UnsafeRawBufferPointer(rebasing: text[range]))
      case .directive(let directive) where directive.conversion == UInt8(ascii: "@"):
        guard let object = next(directive.argument), slowStore(arguments[1], 8, object) else {
          return .stopped
        }
        state[FormatWord.position] = UInt64(reader.position)
        guard appendToState(state, formatted.bytes) else { return .stopped }
        base[0] = 1
        return .done
      case .directive(let directive):
        guard render(directive, next) else { return .stopped }
      }
      if isInterrupted || isTooLong(formatted.count) { return .stopped }
    }
    return .stopped
  }

  /// Where the text so far lies.
  private func formatBuffer(_ state: UnsafeMutablePointer<UInt64>) -> UnsafeMutableRawPointer? {
    let buffer = state[FormatWord.buffer]
    if buffer == 0 { return UnsafeMutableRawPointer(state + FormatWord.room) }
    guard checkRange(buffer, state[FormatWord.capacity], isWrite: true) else { return nil }
    return space.host(buffer)
  }

  /// Appends to the state's text; false with `stop` set.
  private func appendToState(
    _ state: UnsafeMutablePointer<UInt64>, _ bytes: UnsafeRawBufferPointer
  ) -> Bool {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return true }
    let length = state[FormatWord.length]
    let needed = length &+ UInt64(bytes.count)
    guard length <= state[FormatWord.capacity], needed <= limits.bytes,
      state[FormatWord.buffer] != 0
        || state[FormatWord.capacity] <= UInt64(FormatWord.roomBytes),
      var target = formatBuffer(state)
    else {
      if stop == nil { stop = .limit(.bytes) }
      return false
    }
    charge(UInt64(bytes.count))
    if needed > state[FormatWord.capacity] {
      let larger = min(needed &* 2, limits.bytes)
      guard let fresh = allocateHidden(size: Int(larger)) else { return false }
      guard move(target, to: space.host(fresh), count: Int(length)) else { return false }
      freeHidden(state[FormatWord.buffer])
      state[FormatWord.buffer] = fresh
      state[FormatWord.capacity] = larger
      target = space.host(fresh)
    }
    guard move(start, to: target + Int(length), count: bytes.count) else { return false }
    state[FormatWord.length] = needed
    return true
  }

  /// The text becomes that of the second argument, or of a new string where that is nil.
  private func formatFinish(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    guard let state = formatState(arguments[0]), let text = formatBuffer(state) else {
      return .stopped
    }
    guard state[FormatWord.length] <= state[FormatWord.capacity] else {
      stop = strangerStop(arguments[1], selector: 0)
      return .stopped
    }
    let bytes = UnsafeRawBufferPointer(
      start: text, count: Int(clamping: min(state[FormatWord.length], limits.bytes)))
    let outcome = finishFormat(bytes, arguments[1], base)
    guard outcome == .done else { return outcome }
    freeHidden(state[FormatWord.buffer])
    state[FormatWord.buffer] = 0
    state[FormatWord.length] = 0
    return .done
  }

  /// A string gets the text, a new one where there is none (0).
  private func finishFormat(
    _ bytes: UnsafeRawBufferPointer, _ into: UInt64, _ base: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    guard let object = into != 0 ? into : newString(), let string = stringObject(object) else {
      if stop == nil { stop = strangerStop(into, selector: 0) }
      return .stopped
    }
    // Half characters travel as three bytes each (`SurrogateBytes`).
    let hasHalves = bytes.baseAddress.map { memchr($0, 0xED, bytes.count) != nil } ?? false
    guard
      hasHalves ? setString(string, World.units(ofBytes: bytes)) : setString(string, utf8: bytes)
    else { return .stopped }
    return answer(object, base)
  }
}
