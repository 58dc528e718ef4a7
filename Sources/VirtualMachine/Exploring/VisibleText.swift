internal import Bytecode

/// Which bytes a leaf reads because a text in C's memory says so: `puts(name)` reads up to the NUL, and `%s` in a
/// format reads wherever its argument points, which another thread may be writing to just then.
extension World {
  /// A C string with its NUL, within reason, is about to be read; its bytes.
  @discardableResult
  func gatherText(_ address: UInt64, atMost limit: Int = 4096, _ books: ExplorationBooks) -> Int {
    let usable = space.accessible(address, wanted: min(limit, 4096), forWriting: false)
    guard usable > 0 else { return 0 }
    let bytes = UnsafeRawBufferPointer(start: space.host(address), count: usable)
    let size = bytes.firstIndex(of: 0).map { $0 + 1 } ?? usable
    books.propose(address: address, size, .read)
    return size
  }

  /// printf and its kin: the format, and what its arguments point to.
  func gatherFormat(
    _ function: NativeFunction, _ arguments: UnsafeMutablePointer<UInt64>, _ count: Int,
    _ books: ExplorationBooks
  ) {
    guard let place = function.formatPlace else { return }
    let size = gatherText(arguments[place.index], books)
    guard size > 0 else { return }
    let text = UnsafeRawBufferPointer(start: space.host(arguments[place.index]), count: size - 1)
    if !place.takesList {
      let behind = place.index + 1
      gatherDirectives(text, (arguments + behind, max(0, count - behind)), books)
    } else if let list = argumentSlots(arguments[place.index + 1]) {
      gatherDirectives(text, list, books)
    }
  }

  /// The rest of a format that is worked through in steps, as NSLog's.
  func gatherFormatSteps(_ address: UInt64, _ books: ExplorationBooks) {
    guard address & 7 == 0,
      space.accessible(address, wanted: FormatWord.count * 8, forWriting: false)
        == FormatWord.count * 8
    else { return }
    let state = space.host(address).assumingMemoryBound(to: UInt64.self)
    guard let format = stringText(state[FormatWord.format]),
      let list = argumentSlots(state[FormatWord.list])
    else { return }
    Array(format.utf8.dropFirst(Int(clamping: state[FormatWord.position]))).withUnsafeBytes {
      gatherDirectives($0, list, books)
    }
  }

  private func gatherDirectives(
    _ text: UnsafeRawBufferPointer, _ list: (slots: UnsafeMutablePointer<UInt64>, count: Int),
    _ books: ExplorationBooks
  ) {
    var reader = FormatReader(text: text, position: 0)
    var used = 0
    func next(_ number: Int?) -> UInt64? {
      let index = number ?? used + 1
      guard index <= list.count else { return nil }
      if number == nil { used = index }
      return list.slots[index - 1]
    }
    while let piece = reader.next(star: next) {
      switch piece {
      case .end: return
      case .text: break
      case .directive(let directive):
        guard directive.conversion != 0, let value = next(directive.argument) else { return }
        switch directive.conversion {
        case UInt8(ascii: "s"): gatherText(value, atMost: directive.precision ?? .max, books)
        case UInt8(ascii: "S"):
          books.propose(
            address: value, space.accessible(value, wanted: 4096, forWriting: false), .read)
        case UInt8(ascii: "n"): books.propose(address: value, directive.bytes, .write)
        default: break
        }
      }
    }
  }
}

extension NativeFunction {
  /// Which argument is the format, and whether a va_list follows it in place of the arguments.
  var formatPlace: (index: Int, takesList: Bool)? {
    switch self {
    case .printf: (0, false)
    case .fprintf, .sprintf: (1, false)
    case .snprintf: (2, false)
    case .vprintf: (0, true)
    case .vfprintf, .vsprintf: (1, true)
    case .vsnprintf: (2, true)
    default: nil
    }
  }
}
