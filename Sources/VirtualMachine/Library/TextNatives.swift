internal import Bytecode

/// Printing and formatting: the printf family, and the steps behind NSLog and stringWithFormat:.
extension World {
  func textNative(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>, _ count: Int
  ) -> NativeOutcome {
    switch function {
    case .printf:
      return print(
        base, format: arguments[0], arguments + 1, count - 1, to: .standardOutput)
    case .fprintf:
      return print(
        base, format: arguments[1], arguments + 2, count - 2, to: stream(arguments[0]))
    case .sprintf, .snprintf:
      let first = function == .sprintf ? 1 : 2
      guard
        let bytes = format(
          arguments[first], arguments + first + 1, count - first - 1)
      else { return .stopped }
      return writeFormatted(bytes, base, arguments, isBounded: function == .snprintf)
    case .vprintf, .vfprintf:
      let first = function == .vprintf ? 0 : 1
      guard let list = argumentList(arguments[first + 1]) else { return .stopped }
      return print(
        base, format: arguments[first], list.slots, list.count,
        to: first == 0 ? .standardOutput : stream(arguments[0]))
    case .vsprintf, .vsnprintf:
      let first = function == .vsprintf ? 1 : 2
      guard let list = argumentList(arguments[first + 1]),
        let bytes = format(arguments[first], list.slots, list.count)
      else { return .stopped }
      return writeFormatted(bytes, base, arguments, isBounded: function == .vsnprintf)
    case .puts:
      guard let text = readCString(arguments[0]) else { return .stopped }
      guard emit(text + [10], to: .standardOutput) else { return .stopped }
      base[0] = UInt64(text.count + 1)
    case .fputs:
      guard let text = readCString(arguments[0]) else { return .stopped }
      guard emit(text, to: stream(arguments[1])) else { return .stopped }
      base[0] = 1
    case .inputLine:
      guard let line = inputLine(arguments[0]) else {
        base[0] = 0
        break
      }
      return answer(internCString(line), base)
    case .putchar:
      guard emit([UInt8(truncatingIfNeeded: arguments[0])], to: .standardOutput) else {
        return .stopped
      }
      base[0] = arguments[0] & 0xFF
    case .logLine:
      var bytes = Array((stringText(arguments[0]) ?? "(null)").utf8)
      if prefixesLog {
        let prefix = LogPrefix(clock: clock, thread: kernel.pointee.currentThread)
        bytes = Array(prefix.text.utf8) + bytes
      }
      if bytes.last != 10 { bytes.append(10) }
      guard emit(bytes, to: .standardError) else { return .stopped }
      base[0] = 0
    case .formatBegin: return formatBegin(base, arguments)
    case .formatNext: return formatNext(base, arguments)
    case .formatSupply:
      let text = stringText(arguments[1]) ?? "(null)"
      return appendToState(arguments[0], Array(text.utf8)) ? .done : .stopped
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
    _ bytes: [UInt8], _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>, isBounded: Bool
  ) -> NativeOutcome {
    let room = isBounded ? Int(clamping: min(arguments[1], maxBytes)) : bytes.count + 1
    if room > 0, !writeBytes(Array(bytes.prefix(room - 1)) + [0], to: arguments[0]) {
      return .stopped
    }
    base[0] = UInt64(bytes.count)
    return .done
  }

  /// The slots that a va_list still has; nil with `stop` set where it is none.
  private func argumentList(
    _ cursor: UInt64
  ) -> (slots: UnsafeMutablePointer<UInt64>, count: Int)? {
    let offset = AddressSpace.offset(cursor & 0xFFFF_FFFF_FFFF)
    let count = Int(cursor >> 48)
    if count == 0 { return (pointer(AddressLayout.stacks, to: UInt64.self), 0) }
    guard offset >= UInt64(AddressLayout.stacks), offset & 7 == 0,
      offset + UInt64(count) * 8 < UInt64(AddressLayout.pools)
    else { return fail(.argumentsExhausted) }
    return (pointer(Int(offset), to: UInt64.self), count)
  }

  /// `stdout` and `stderr` are the numbers 1 and 2 in the prelude.
  private func stream(_ file: UInt64) -> OutputChunk.Stream {
    file == 2 ? .standardError : .standardOutput
  }

  /// Hands output on; false with `stop` set when the limit is reached.
  func emit(_ bytes: [UInt8], to stream: OutputChunk.Stream) -> Bool {
    kernel.pointee.outputBytes &+= UInt64(bytes.count)
    if kernel.pointee.outputBytes > maxOutputBytes {
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

  private func print(
    _ base: UnsafeMutablePointer<UInt64>, format address: UInt64,
    _ slots: UnsafeMutablePointer<UInt64>, _ count: Int, to stream: OutputChunk.Stream
  ) -> NativeOutcome {
    guard let bytes = format(address, slots, count), emit(bytes, to: stream) else {
      return .stopped
    }
    base[0] = UInt64(bytes.count)
    return .done
  }

  /// Renders a C format with argument slots; nil with `stop` set.
  private func format(
    _ address: UInt64, _ slots: UnsafeMutablePointer<UInt64>, _ count: Int
  ) -> [UInt8]? {
    guard let text = readCString(address) else { return nil }
    var reader = FormatReader(text: text, position: 0)
    var used = 0
    var result: [UInt8] = []
    func next(_ number: Int?) -> UInt64? {
      guard (number ?? used + 1) <= count else { return fail(.argumentsExhausted) }
      if let number { return slots[number - 1] }
      used += 1
      return slots[used - 1]
    }
    while let piece = reader.next(star: next) {
      switch piece {
      case .end: return result
      case .text(let bytes): result += bytes
      case .directive(let directive):
        guard let bytes = render(directive, next) else { return nil }
        result += bytes
      }
    }
    return nil
  }

  /// One directive that needs no description.
  private func render(_ directive: FormatDirective, _ argument: (Int?) -> UInt64?) -> [UInt8]? {
    func next() -> UInt64? { argument(directive.argument) }
    switch directive.conversion {
    case UInt8(ascii: "s"):
      guard let address = next() else { return nil }
      if address == 0 { return directive.padded(Array("(null)".utf8)) }
      if let precision = directive.precision {
        // With a precision the text needs no NUL.
        let usable = space.accessible(address, wanted: precision, forWriting: false)
        let bytes = UnsafeRawBufferPointer(
          start: usable > 0 ? space.host(address) : nil, count: usable)
        if usable == precision || bytes.contains(0) {
          return directive.padded(Array(bytes.prefix { $0 != 0 }))
        }
      }
      guard let text = readCString(address) else { return nil }
      return directive.padded(text)
    case UInt8(ascii: "S"):
      guard var address = next() else { return nil }
      var units: [UInt16] = []
      while units.count < directive.precision ?? .max {
        guard let unit = slowLoad(address, 2) else { return nil }
        if unit == 0 { break }
        units.append(UInt16(unit))
        address &+= 2
      }
      return directive.padded(Array(String(decoding: units, as: UTF16.self).utf8))
    case UInt8(ascii: "n"): return fail(.notBuilt("%n"))
    case 0: return [UInt8(ascii: "%")]
    default:
      guard let slot = next() else { return nil }
      return directive.render(slot) ?? [directive.conversion]
    }
  }

  // MARK: Formatting in steps. The state's words: format, position, va_list, buffer, length, capacity

  private func formatBegin(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    guard stringObject(arguments[1]) != nil else {
      stop = .exception(
        name: "NSInvalidArgumentException",
        reason: "*** -[NSPlaceholderString initWithFormat:locale:arguments:]: nil argument")
      return .stopped
    }
    let state = arguments[0]
    guard slowStore(state, 8, arguments[1]), slowStore(state &+ 8, 8, 0),
      slowStore(state &+ 16, 8, arguments[2]), slowStore(state &+ 24, 8, 0),
      slowStore(state &+ 32, 8, 0), slowStore(state &+ 40, 8, 0)
    else { return .stopped }
    base[0] = 0
    return .done
  }

  private func formatNext(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    let state = arguments[0]
    guard let format = slowLoad(state, 8), let position = slowLoad(state &+ 8, 8) else {
      return .stopped
    }
    guard let text = stringText(format) else {
      stop = strangerStop(format, selector: 0)
      return .stopped
    }
    var reader = FormatReader(text: Array(text.utf8), position: Int(clamping: position))
    var rendered: [UInt8] = []
    let next = { [self] (number: Int?) -> UInt64? in
      guard let number else { return nextArgument(state &+ 16) }
      // A format with numbers leaves the list where it is and counts from its beginning.
      guard let list = slowLoad(state &+ 16, 8) else { return nil }
      var found: UInt64?
      for _ in 0..<number {
        found = nextArgument(state &+ 16)
        if found == nil { return nil }
      }
      return slowStore(state &+ 16, 8, list) ? found : nil
    }
    while let piece = reader.next(star: next) {
      switch piece {
      case .end:
        guard slowStore(state &+ 8, 8, UInt64(reader.position)),
          appendToState(state, rendered)
        else { return .stopped }
        base[0] = 0
        return .done
      case .text(let bytes): rendered += bytes
      case .directive(let directive) where directive.conversion == UInt8(ascii: "@"):
        guard let object = next(directive.argument), slowStore(arguments[1], 8, object),
          slowStore(state &+ 8, 8, UInt64(reader.position)), appendToState(state, rendered)
        else { return .stopped }
        base[0] = 1
        return .done
      case .directive(let directive):
        guard let bytes = render(directive, next) else { return .stopped }
        rendered += bytes
      }
    }
    return .stopped
  }

  /// Appends to the state's buffer, growing it; false with `stop` set.
  private func appendToState(_ state: UInt64, _ bytes: [UInt8]) -> Bool {
    guard let buffer = slowLoad(state &+ 24, 8), let length = slowLoad(state &+ 32, 8),
      let capacity = slowLoad(state &+ 40, 8)
    else { return false }
    let needed = length &+ UInt64(bytes.count)
    var target = buffer
    if needed > capacity {
      let larger = max(64, needed &* 2)
      guard larger <= maxBytes, let fresh = allocateHidden(size: Int(larger)) else {
        if stop == nil { stop = .limit(.bytes) }
        return false
      }
      if length > 0 {
        guard copyMemory(to: fresh, from: buffer, count: length) else { return false }
      }
      freeHidden(buffer)
      guard slowStore(state &+ 24, 8, fresh), slowStore(state &+ 40, 8, larger) else {
        return false
      }
      target = fresh
    }
    guard writeBytes(bytes, to: target &+ length) else { return false }
    return slowStore(state &+ 32, 8, needed)
  }

  private func formatFinish(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    let state = arguments[0]
    guard let buffer = slowLoad(state &+ 24, 8), let length = slowLoad(state &+ 32, 8) else {
      return .stopped
    }
    var units: [UInt16] = []
    if length > 0 {
      guard checkRange(buffer, length, isWrite: false) else { return .stopped }
      units = World.units(
        ofBytes: UnsafeRawBufferPointer(start: space.host(buffer), count: Int(length)))
    }
    freeHidden(buffer)
    guard slowStore(state &+ 24, 8, 0) else { return .stopped }
    return answer(newString(units), base)
  }
}
