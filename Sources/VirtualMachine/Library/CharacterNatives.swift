internal import Bytecode

/// Leaves for Swift's texts, which are made of characters and not of units.
///
/// A character is what a reader takes for one: `é` may be one scalar or two, and both are equal, order alike and have one
/// hash (Unicode's canonical equivalence). The machine's own language does the same to its texts, so it is asked; what
/// plain units can tell, they tell first.
extension World {
  @inline(never)
  func characterNative(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    switch function {
    // A walk over a text looks at each place of it, and at that alone.
    case .characterEnd:
      guard let end = characterEnd(arguments[0], Int(clamping: arguments[1])) else {
        return notAnObject(base)
      }
      base[0] = UInt64(end)
      return .done
    case .characterBegins:
      guard let part = textUnits(arguments[1]),
        let string = stringObject(arguments[0]),
        let text = window(string, Int(clamping: arguments[2]), World.reach(of: part))
      else { return notAnObject(base) }
      base[0] = begins(text, with: part) ? 1 : 0
      return .done
    default: break
    }
    guard let text = textUnits(arguments[0]) else { return notAnObject(base) }
    switch function {
    case .characterSum:
      guard let sum = characterSum(text) else { return .stopped }
      base[0] = sum
    case .characterQuoted:
      return answer(newString(Array(hosted(text, from: 0).debugDescription.utf16)), base)
    case .characterNumber:
      base[0] = 0
      charge(fuel: text.count &* (text.isWide ? World.scalarFuel : 1))
      guard let number = Double(hosted(text, from: 0)) else { return .done }
      guard slowStore(arguments[1], 8, number.bitPattern) else { return .stopped }
      base[0] = 1
    case .characterOrder, .characterSearch:
      guard let other = textUnits(arguments[1]) else { return notAnObject(base) }
      guard
        let found = function == .characterOrder
          ? characterOrder(text, other) : search(other, in: text)
      else { return .stopped }
      base[0] = UInt64(bitPattern: Int64(found))
    default: return unknownNative(function)
    }
    return .done
  }

  /// The first unit that may join what stands before it. Below lie ASCII, Latin-1 and the composed Latin letters.
  private static let joining: UInt16 = 0x300

  /// Whether the unit at an index joins nothing before it, or there is none.
  private func stands(_ text: TextUnits, _ index: Int) -> Bool {
    index >= text.count || text[index] < World.joining
  }

  /// How many units at most are equal to a text.
  private static func reach(of part: TextUnits) -> Int { part.count * 4 + 4 }

  /// Where the character that begins at an index of a string object ends; nil: it is none.
  private func characterEnd(_ object: UInt64, _ index: Int) -> Int? {
    guard let string = stringObject(object) else { return nil }
    return characterLength { window(string, index, $0) }.map { index + $0 }
  }

  /// How many units a character has, of which as many are looked at as it takes; 0: there is none.
  @inline(__always)
  private func characterLength(_ units: (_ most: Int) -> TextUnits?) -> Int? {
    // A character may be as long as its writer likes; most end soon.
    var most = 16
    while true {
      guard let text = units(most) else { return nil }
      if text.count == 0 { return 0 }
      let length = firstCharacter(text)
      if length < text.count - 1 || text.count < most { return length }
      most *= 4
    }
  }

  /// How many units the first character of a text has, as far as the text goes.
  private func firstCharacter(_ text: TextUnits) -> Int {
    if text[0] < World.joining, stands(text, 1) {
      return text[0] == 0x0D && text.count > 1 && text[1] == 0x0A ? 2 : 1
    }
    return hosted(text, from: 0).first?.utf16.count ?? 1
  }

  /// 1 where whole characters of a text are those of another, 0 where not; nil with `stop` set when Ctrl-C came.
  private func search(_ part: TextUnits, in text: TextUnits) -> Int? {
    if part.count == 0 { return 1 }
    let most = World.reach(of: part)
    var (index, asked) = (0, 0)
    while index < text.count {
      let end = min(text.count, index + most)
      if begins(text.part(index..<end), with: part) { return 1 }
      let start = index
      index +=
        characterLength { text.part(start..<min(text.count, start + $0)) } ?? 1
      asked += 1
      charge(fuel: 1)
      if asked % 4096 == 0, isInterrupted { return nil }
    }
    return 0
  }

  /// -1, 0 or 1; nil with `stop` set when Ctrl-C came.
  private func characterOrder(_ left: TextUnits, _ right: TextUnits) -> Int? {
    let common = min(left.count, right.count)
    var index = 0
    while index < common {
      let end = min(common, index &+ World.stretch)
      while index < end, left[index] == right[index] { index &+= 1 }
      if index < end { break }
      if isInterrupted { return nil }
    }
    if stands(left, index), stands(right, index), stands(left, index + 1), stands(right, index + 1)
    {
      if index == common {
        return left.count == right.count ? 0 : left.count < right.count ? -1 : 1
      }
      return left[index] < right[index] ? -1 : 1
    }
    // What is ASCII joins nothing, so from there on the two may be looked at by themselves.
    while index > 0, index >= common || left[index] >= 0x80 || right[index] >= 0x80 { index &-= 1 }
    let (a, b) = (hosted(left, from: index), hosted(right, from: index))
    return a == b ? 0 : a < b ? -1 : 1
  }

  /// Whole characters of a text are those of another.
  private func begins(_ text: TextUnits, with part: TextUnits) -> Bool {
    if part.count <= text.count, text.starts(with: part), stands(text, part.count) {
      // `\r\n` is one character.
      return part.count == text.count || part.count == 0 || text[part.count] != 0x0A
        || text[part.count - 1] != 0x0D
    }
    // What is equal and has other units has units that join, or were joined.
    let most = min(text.count, World.reach(of: part))
    if text.part(0..<most).isASCII, part.isASCII { return false }
    return hosted(text.part(0..<most), from: 0).hasPrefix(hosted(part, from: 0))
  }

  private func hosted(_ text: TextUnits, from index: Int) -> String {
    let part = text.part(index..<text.count)
    charge(fuel: part.bytes &+ part.bytes >> 1)
    return String(decoding: part.array, as: UTF16.self)
  }

  /// Equal texts have equal sums: what is counted has one form only, and nothing joins it. (Apart from the few hundred
  /// ideographs that Unicode has twice, and the signs for kelvin and for Greek marks.)
  private func characterSum(_ text: TextUnits) -> UInt64? {
    if text.isASCII { return hash(text) }
    var sum: UInt64 = 5381
    for index in 0..<text.count {
      if index % World.stretch == 0, isInterrupted { return nil }
      let unit = text[index]
      guard Self.hasOneForm(unit) else { continue }
      if !stands(text, index + 1), Self.joins(text[index + 1]) { continue }
      sum = sum &* 33 ^ UInt64(unit)
    }
    charge(fuel: text.count)
    return sum
  }

  /// ASCII, Cyrillic that is not composed, and the common ideographs.
  private static func hasOneForm(_ unit: UInt16) -> Bool {
    unit < 0x80 || (0x410...0x44F).contains(unit) && unit != 0x419 && unit != 0x439
      || (0x4E00...0x9FFF).contains(unit)
  }

  private static func joins(_ unit: UInt16) -> Bool {
    Unicode.Scalar(unit).map { $0.properties.canonicalCombiningClass != .notReordered } ?? true
  }
}
