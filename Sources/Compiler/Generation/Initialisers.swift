import Bytecode
import Diagnostics
import Syntax

/// Initialisers: `{1, .name = "x", [3] = 4}`.
///
/// A brace list is first flattened: each expression in it is paired with the offset and type of what it
/// initialises, nested aggregates without braces and designators included. A local variable then is
/// zeroed and gets one store for each pair; a static one gets bytes, and constants that only the loader
/// knows.
extension UnitCompiler {
  struct InitialiserEntry {
    var offset: Int
    var type: TypeID
    var bitOffset = -1
    var bitWidth = -1
    var isPacked = false
    var expression: NodeID
    /// A later one fills all that it would fill: it is checked, and never runs.
    var isOverridden = false
    /// Instead of an expression: so many bytes at the offset stand there so many times, so far apart.
    var copies: Copies?

    mutating func become(_ field: RecordField) {
      (bitOffset, bitWidth, isPacked) = (field.bitOffset, field.bitWidth, field.isPacked)
    }
  }

  struct Copies {
    var bytes: Int
    var times: Int
    var stride: Int
  }

  struct InitialiserCursor {
    var items: ArraySlice<Int32>
    /// What the designators of the first one name is what is being filled.
    var isNamed = false

    mutating func next() {
      items = items.dropFirst()
      isNamed = false
    }
  }

  func flatten(_ type: TypeID, _ node: NodeID) -> [InitialiserEntry] {
    var entries: [InitialiserEntry] = []
    flatten(type, 0, node, &entries, depth: 0)
    return inOrder(entries)
  }

  /// Designators may name members in any order: initialisers run in the order of the members (clang's semantic form),
  /// and of those for the same place only the last one.
  private func inOrder(_ entries: [InitialiserEntry]) -> [InitialiserEntry] {
    func bits(_ entry: InitialiserEntry) -> (start: Int, end: Int) {
      if entry.bitWidth >= 0 {
        let start = entry.offset &* 8 &+ entry.bitOffset
        return (start, start &+ entry.bitWidth)
      }
      return (entry.offset &* 8, (entry.offset &+ state.types.size(entry.type)) &* 8)
    }
    let isInOrder = zip(entries, entries.dropFirst()).allSatisfy { bits($0).end <= bits($1).start }
    // A range is made from its first element, which has to be there.
    if isInOrder || entries.contains(where: { $0.copies != nil }) { return entries }
    let sorted = entries.enumerated().map { (index: $0, bits: bits($1), entry: $1) }.sorted {
      ($0.bits.start, -$0.bits.end, $0.index) < ($1.bits.start, -$1.bits.end, $1.index)
    }
    var around: [(index: Int, end: Int)] = []
    var result: [InitialiserEntry] = []
    for (position, each) in sorted.enumerated() {
      around.removeAll { $0.end <= each.bits.start }
      var entry = each.entry
      let next = position + 1 < sorted.count ? sorted[position + 1] : nil
      let other =
        next.flatMap { $0.bits == each.bits ? $0.index : nil }
        ?? around.first { $0.index > each.index && $0.end >= each.bits.end }?.index
      entry.isOverridden = other != nil
      if let other {
        warning(
          .overriddenInitialiser, "initializer overrides prior initialization of this subobject",
          at: tree[entries[other].expression].place)
      } else {
        around.append((each.index, each.bits.end))
      }
      result.append(entry)
    }
    return result
  }

  private func flatten(
    _ type: TypeID, _ offset: Int, _ id: NodeID, _ entries: inout [InitialiserEntry], depth: Int
  ) {
    let node = tree[id]
    if depth > 256 { return }
    guard node.kind == .initializerList else {
      entries.append(InitialiserEntry(offset: offset, type: filled(type, node), expression: id))
      return
    }
    let items = tree.list(node.a)
    // { "text" } for an array of characters
    if let first = items.first, items.count == 1, takesText(type, tree[tree[first].a]),
      tree[first].b == 0
    {
      let text = tree[first].a
      entries.append(
        InitialiserEntry(offset: offset, type: filled(type, tree[text]), expression: text))
      return
    }
    if !state.types.isAggregate(type) {
      guard let first = items.first else { return }
      if items.count > 1 {
        warning(.excessElements, "excess elements in scalar initializer", at: node.place)
      }
      flatten(type, offset, tree[first].a, &entries, depth: depth + 1)
      return
    }
    var cursor = InitialiserCursor(items: items)
    fill(type, offset, &cursor, isBraced: true, &entries, depth: depth + 1)
  }

  /// A flexible array that a text fills has as many characters as the text.
  private func filled(_ type: TypeID, _ node: Node) -> TypeID {
    guard takesText(type, node), state.types.arrayCount(type) < 0 else { return type }
    return state.types.array(of: state.types.element(type), count: textCount(node))
  }

  /// Only what lies outside of all frames can be longer than its type says: a flexible array of the variable itself.
  private func mayFill(
    _ field: TypeID, _ item: Node, isOutermost: Bool
  ) -> Bool {
    guard state.types.kind(field) == .array, state.types.arrayCount(field) < 0 else { return true }
    let isEmpty = tree[item.a].kind == .initializerList && tree.list(tree[item.a].a).isEmpty
    if isEmpty || isOutermost && function.fillsFlexible { return true }
    error(
      .arraySize, "initialization of flexible array member is not allowed", at: tree[item.a].place)
    return false
  }

  /// An array of characters that begins with a string of its kind.
  private func takesText(_ type: TypeID, _ node: Node) -> Bool {
    guard node.kind == .stringLiteral, state.types.kind(type) == .array else { return false }
    let element = state.types.element(type)
    guard state.types.isInteger(element) else { return false }
    guard let unit = unitType(node) else { return state.types.size(element) == 1 }
    return state.types.same(element.unqualified, unit)
  }

  private func fill(
    _ type: TypeID, _ offset: Int, _ cursor: inout InitialiserCursor, isBraced: Bool,
    _ entries: inout [InitialiserEntry], depth: Int
  ) {
    if depth > 256 { return }
    let isArray = state.types.kind(type) == .array
    let count = isArray ? state.types.arrayCount(type) : 0
    let record = isArray ? nil : state.types.record(type)
    let fields = record?.fields ?? []
    var index = 0
    while let item = cursor.items.first {
      let node = tree[item]
      if heeds(at: node.place) { return }
      if node.b != 0, !cursor.isNamed {
        if !isBraced { return }
        if let next = designated(type, offset, node, &cursor, &entries, depth: depth) {
          index = next
        } else {
          cursor.next()
        }
        continue
      }
      if isArray {
        if count >= 0, index >= count {
          if !isBraced { return }
          warning(
            .excessElements, "excess elements in array initializer", at: tree[node.a].place)
          cursor.next()
          continue
        }
        let element = state.types.element(type)
        consume(
          element, offset &+ index &* state.types.size(element), &cursor, &entries, depth: depth)
        index += 1
        arrayExtent = max(arrayExtent, depth == 1 ? index : 0)
      } else {
        while index < fields.count, fields[index].name == 0, fields[index].bitWidth >= 0 {
          index += 1
        }
        if index >= fields.count || record?.isUnion == true && index > 0 {
          if !isBraced { return }
          let kind = record?.isUnion == true ? "union" : "struct"
          warning(
            .excessElements, "excess elements in \(kind) initializer", at: tree[node.a].place)
          cursor.next()
          continue
        }
        guard mayFill(fields[index].type, node, isOutermost: depth == 1) else {
          cursor.next()
          continue
        }
        let before = entries.count
        consume(
          fields[index].type, offset &+ fields[index].offset, &cursor, &entries, depth: depth)
        if fields[index].bitWidth >= 0, entries.count > before {
          entries[before].become(fields[index])
        }
        index += 1
      }
    }
  }

  private func consume(
    _ type: TypeID, _ offset: Int, _ cursor: inout InitialiserCursor,
    _ entries: inout [InitialiserEntry], depth: Int
  ) {
    guard let item = cursor.items.first else { return }
    let value = tree[item].a
    let kind = tree[value].kind
    func isWhole() -> Bool {
      let given = typeOf(value)
      return state.types.same(given, type)
    }
    if kind == .initializerList || !state.types.isAggregate(type)
      || takesText(type, tree[value])
      || state.types.kind(type) == .record && kind != .integerLiteral
        && kind != .stringLiteral && isWhole()
    {
      cursor.next()
      flatten(type, offset, value, &entries, depth: depth + 1)
      return
    }
    let before = cursor.items.count
    fill(type, offset, &cursor, isBraced: false, &entries, depth: depth + 1)
    // An empty struct takes nothing; do not stand still.
    if cursor.items.count == before { cursor.next() }
  }

  /// `.a.b[2] = value`; the index behind the outermost designated element.
  private func designated(
    _ type: TypeID, _ offset: Int, _ item: Node, _ cursor: inout InitialiserCursor,
    _ entries: inout [InitialiserEntry], depth: Int
  ) -> Int? {
    var type = type
    var offset = offset
    var next: Int?
    var ranges: [(times: Int, stride: Int)] = []
    var bits: RecordField?
    for (position, id) in tree.list(item.b).enumerated() {
      let designator = tree[id]
      bits = nil
      if designator.a != 0 {
        guard state.types.kind(type) == .record else {
          error(
            .designator,
            "field designator cannot initialize a non-struct, non-union type \(spell(type))",
            [names[designator.a]], at: designator.place)
          return nil
        }
        guard let field = findField(designator.a, in: type) else {
          error(
            .noMember,
            "field designator '\(names[designator.a])' does not refer to any field in type "
              + spell(type), [names[designator.a], spell(type)], at: designator.place)
          return nil
        }
        if position == 0 { next = fieldNumber(designator.a, in: type) + 1 }
        guard mayFill(field.type, item, isOutermost: depth == 1 && position == 0) else {
          return nil
        }
        offset = offset &+ field.offset
        type = field.type
        bits = field
      } else {
        guard state.types.kind(type) == .array, let first = constantInteger(designator.b) else {
          error(
            .designator, "array designator cannot initialize non-array type \(spell(type))",
            at: designator.place)
          return nil
        }
        let last = designator.c != 0 ? constantInteger(designator.c) ?? first : first
        let count = state.types.arrayCount(type)
        if first < 0 || last < first || count >= 0 && last >= Int64(count) || last > 1 << 24 {
          error(
            .designator, "array designator index (\(last)) exceeds array bounds (\(count))",
            at: designator.place)
          return nil
        }
        let element = state.types.element(type)
        offset = offset &+ Int(first) &* state.types.size(element)
        type = element
        if position == 0 {
          next = Int(last) + 1
          if depth == 1 { arrayExtent = max(arrayExtent, Int(last) + 1) }
        }
        if last > first {
          ranges.append((Int(last - first) + 1, state.types.size(element)))
        }
      }
    }
    // Of a range the first is made, and the others are copies of its bytes; where objects are owned, each is made.
    let isMadeEach = !ranges.isEmpty && isOwned(type)
    let places = isMadeEach ? everyPlace(offset, ranges, at: item.place) : [offset]
    for place in places where !heeds(at: item.place) {
      let before = entries.count
      if ranges.isEmpty {
        // What has no braces of its own goes on with the items behind it.
        cursor.isNamed = true
        consume(type, place, &cursor, &entries, depth: depth)
      } else {
        flatten(type, place, item.a, &entries, depth: depth + 1)
      }
      if let bits, bits.bitWidth >= 0, entries.count > before {
        entries[before].become(bits)
      }
    }
    if !ranges.isEmpty { cursor.next() }
    if !isMadeEach { copyInto(ranges, from: offset, type, item, &entries) }
    return next
  }

  /// The places that ranges within one another mean.
  private func everyPlace(
    _ offset: Int, _ ranges: [(times: Int, stride: Int)], at place: SourceRange
  ) -> [Int] {
    var places = [offset]
    for range in ranges {
      var all: [Int] = []
      for each in places where !heeds(at: place) {
        for index in 0..<range.times { all.append(each &+ index &* range.stride) }
      }
      places = all
    }
    return places
  }

  /// From the inner range to the outer: what lies without a gap is one piece for the next.
  private func copyInto(
    _ ranges: [(times: Int, stride: Int)], from offset: Int, _ type: TypeID, _ item: Node,
    _ entries: inout [InitialiserEntry]
  ) {
    var bytes = state.types.size(type)
    var starts = [offset]
    for range in ranges.reversed() {
      for start in starts where !heeds(at: item.place) {
        entries.append(
          InitialiserEntry(
            offset: start, type: type, expression: item.a,
            copies: Copies(bytes: bytes, times: range.times, stride: range.stride)))
      }
      if starts.count == 1, range.stride == bytes {
        bytes = bytes &* range.times
      } else {
        starts = starts.flatMap { start in
          (0..<range.times).map { start &+ $0 &* range.stride }
        }
      }
    }
  }

  /// Whether putting a value there takes a claim on an object.
  private func isOwned(_ type: TypeID) -> Bool {
    var type = type
    while state.types.kind(type) == .array { type = state.types.element(type) }
    return ownership(type) != .none || ownsObjects(type)
  }

  /// `int a[] = {1, 2, 3}`: the array takes its size from the initialiser.
  func completedArray(_ type: TypeID, by initialiser: NodeID) -> TypeID {
    guard state.types.kind(type) == .array, state.types.arrayCount(type) < 0, initialiser != 0
    else {
      return type
    }
    let element = state.types.element(type)
    var node = tree[initialiser]
    if node.kind == .initializerList, tree.list(node.a).count == 1,
      let first = tree.list(node.a).first, takesText(type, tree[tree[first].a])
    {
      node = tree[tree[first].a]
    }
    if takesText(type, node) {
      return state.types.array(of: element, count: textCount(node))
    }
    guard node.kind == .initializerList else { return type }
    let outer = arrayExtent
    arrayExtent = 0
    _ = flatten(type, initialiser)
    let count = arrayExtent
    arrayExtent = outer
    return state.types.array(of: element, count: count)
  }

  func arrayProblem(_ node: Node, of element: TypeID) -> String {
    if node.kind == .stringLiteral {
      let wide: [TypeID] = [.int, .unsignedShort, .unsignedInt]
      if unitType(node) == nil {
        if wide.contains(state.types.canonical(element).unqualified) {
          return "initializing wide char array with non-wide string literal"
        }
      } else if state.types.size(element) == 1, state.types.isInteger(element) {
        return "initializing char array with wide string literal"
      }
    }
    return "array initializer must be an initializer list"
  }

  // MARK: Local variables

  func initialise(_ place: Value, with id: NodeID, isZeroed: Bool) {
    let node = tree[id]
    let type = place.type
    let isText = takesText(type, node)
    guard node.kind == .initializerList || isText else {
      if state.types.kind(type) == .array {
        error(.expectedValue, arrayProblem(node, of: state.types.element(type)), at: node.place)
        return
      }
      if ownership(type) != .none {
        initialiseOwned(place, with: id)
        return
      }
      let value = coerce(expression(id), to: type, .initializing, at: node.place)
      if !value.isError, checkUnion(type, .copied, at: node.place) {
        if ownsObjects(type), place.kind == .frame {
          // In a loop the bytes of the last time are still there, and ended already.
          let mark = builder.nextRegister
          let source = register(value)
          let target = register(address(of: place, type: .voidPointer))
          fillOwned(target, with: value, at: source, type)
          builder.nextRegister = mark
        } else {
          store(value, to: place)
        }
      }
      return
    }
    let entries = flatten(type, id)
    let mark = builder.nextRegister
    let base = register(address(of: place, type: .voidPointer))
    emitZero(at: base, bytes: state.types.size(type))
    let filling = openFilling(place, entries)
    defer { closeFilling(filling) }
    let work = builder.nextRegister
    for entry in entries {
      if entry.isOverridden {
        _ = typeOf(entry.expression)
        continue
      }
      if let copies = entry.copies {
        repeatBytes(copies, of: entry, base: base)
        builder.nextRegister = work
        continue
      }
      let value = tree[entry.expression]
      var target = Value(.memory, entry.type.unqualified, register: base, offset: entry.offset)
      if entry.bitWidth >= 0 {
        target.becomeBitField(entry.bitOffset, entry.bitWidth, isPacked: entry.isPacked)
      }
      if value.kind == .stringLiteral, state.types.kind(entry.type) == .array {
        let bytes = tree.strings[Int(value.a)]
        let count = min(bytes.count, state.types.size(entry.type))
        if count > 0 {
          let text = register(rvalue(stringLiteral(bytes)))
          let to = register(address(of: target, type: .voidPointer))
          emitCopy(to: to, from: text, bytes: count)
        }
      } else if ownership(entry.type) != .none {
        target.type = entry.type
        initialiseOwned(target, with: entry.expression)
      } else {
        let given = rvalue(expression(entry.expression))
        let source = coerce(given, to: entry.type, .initializing, at: value.place)
        checkBits(given, of: target, at: value.place)
        if !source.isError, ownsObjects(entry.type) {
          let from = register(source)
          let to = register(address(of: target, type: .voidPointer))
          fillOwned(to, with: source, at: from, entry.type)
        } else if !source.isError {
          store(source, to: target)
        }
      }
      builder.nextRegister = work
    }
    builder.nextRegister = mark
  }

  /// Where a list is being filled: its place among the cleanups.
  private struct Filling {
    var region: Int
    var cleanups: Range<Int>
  }

  /// As long as a list is being filled, the parts that are there end on every way out, the last one first (clang's
  /// cleanups of the elements); single objects as well, which later end on the normal ways alone.
  private func openFilling(_ place: Value, _ entries: [InitialiserEntry]) -> Filling? {
    guard place.kind == .frame, ownsElements(place.type), entries.count <= 1024,
      entries.dropFirst().contains(where: { !isQuiet(tree[$0.expression]) })
    else { return nil }
    let ends = ends {
      for entry in entries where !entry.isOverridden {
        let offset = place.offset &+ entry.offset
        switch ownership(entry.type) {
        case .strong: function.cleanups.append(.strongMemory(offset))
        case .weak: function.cleanups.append(.weakMemory(offset))
        default: adoptElements(entry.type, at: offset)
        }
      }
    }
    guard let region = guardingOwned(ends) else { return nil }
    let start = function.cleanups.count
    function.cleanups += ends
    return Filling(region: region, cleanups: start..<(start + ends.count))
  }

  private func closeFilling(_ filling: Filling?) {
    guard let filling else { return }
    function.cleanups.removeSubrange(filling.cleanups)
    sealGuard(filling.region)
  }

  /// Nothing can be thrown there, nor left.
  private func isQuiet(_ node: Node) -> Bool {
    switch node.kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .objcStringLiteral, .identifier: true
    default: false
    }
  }

  /// Copies what stands there, then both, then all four; with gaps between, one by one.
  private func repeatBytes(_ copies: Copies, of entry: InitialiserEntry, base: Int) {
    let mark = builder.nextRegister
    func copy(to index: Int, _ count: Int) {
      func place(_ index: Int) -> Int {
        register(
          address(
            of: Value(
              .memory, entry.type.unqualified, register: base,
              offset: entry.offset &+ index &* copies.stride), type: .voidPointer))
      }
      let from = place(0)
      emitCopy(to: place(index), from: from, bytes: count &* copies.bytes)
      builder.nextRegister = mark
    }
    let place = tree[entry.expression].place
    var done = 1
    while done < copies.times, !heeds(at: place) {
      let count = copies.stride == copies.bytes ? min(done, copies.times - done) : 1
      copy(to: done, count)
      done += count
    }
  }

  // MARK: Static variables

  struct StaticData {
    var bytes: [UInt8]
    /// By offset: a later initialiser of the same place wins.
    var constants: [Int: Constant] = [:]
    var addresses: [(offset: Int, constant: Constant)] {
      constants.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
  }

  /// Bytes and addresses of a constant initialiser; nil when it needs code (nothing is reported then)
  /// or after an error.
  func staticData(_ type: TypeID, _ id: NodeID, reports: Bool) -> StaticData? {
    var id = id
    if tree[id].kind == .compoundLiteral, state.types.isAggregate(type) { id = tree[id].b }
    let outer = function.fillsFlexible
    function.fillsFlexible = true
    let entries = flatten(type, id)
    function.fillsFlexible = outer
    guard let size = filledSize(type, entries, at: tree[id].place) else { return nil }
    var data = StaticData(bytes: Array(repeating: 0, count: size))
    for entry in entries {
      guard write(entry, into: &data, reports: reports) else { return nil }
    }
    return data
  }

  /// The size with what stands in a flexible array at the end; nil: too much, which is told.
  private func filledSize(
    _ type: TypeID, _ entries: [InitialiserEntry], at place: SourceRange
  ) -> Int? {
    var size = state.types.size(type)
    guard let last = state.types.kind(type) == .record ? state.types.record(type).fields.last : nil,
      state.types.kind(last.type) == .array, state.types.arrayCount(last.type) < 0
    else { return size }
    for entry in entries {
      let own = entry.bitWidth >= 0 ? 0 : state.types.size(entry.type)
      let copied = entry.copies.map { ($0.times &- 1) &* $0.stride &+ $0.bytes } ?? 0
      size = max(size, entry.offset &+ max(own, copied))
    }
    if size <= Self.largestFlexible { return size }
    error(.arraySize, "array is too large (\(size) bytes)", at: place)
    return nil
  }
  /// What one array may hold at most, in bytes.
  private static let largestFlexible = 1 << 24

  private func write(
    _ entry: InitialiserEntry, into data: inout StaticData, reports: Bool
  ) -> Bool {
    let node = tree[entry.expression]
    if let copies = entry.copies {
      repeatData(copies, of: entry, in: &data)
      return true
    }
    if node.kind == .compoundLiteral, state.types.isAggregate(entry.type) {
      for inner in flatten(entry.type, node.b) {
        var moved = inner
        moved.offset += entry.offset
        guard write(moved, into: &data, reports: reports) else { return false }
      }
      return true
    }
    if node.kind == .stringLiteral, state.types.kind(entry.type) == .array {
      let bytes = tree.strings[Int(node.a)]
      for (index, byte) in bytes.enumerated()
      where index < state.types.size(entry.type) && entry.offset + index < data.bytes.count {
        data.bytes[entry.offset + index] = byte
      }
      return true
    }
    let errorsBefore = errorCount
    var constant: Constant?
    if let block = blockLiteral(entry.expression) {
      return writeBlock(block, entry, into: &data, reports: reports)
    }
    let value = folding {
      trying { () -> Value in
        let start = builder.pc
        var raw = expression(entry.expression)
        if raw.isError { return .error }
        if raw.known != nil { raw = rvalue(raw) }
        if raw.kind == .property || state.types.kind(raw.type) == .record { return .none }
        if raw.isPlace, state.types.kind(raw.type) != .array { return .none }
        let value = rvalue(raw)
        if builder.pc != start { return .none }
        let converted = coerce(value, to: entry.type, .initializing, at: node.place)
        if converted.kind == .pool {
          constant = builder.code.constants[converted.register]
          switch constant {
          // Only the runtime knows which address a selector has.
          case .selector?: return .none
          case .global(let name, let offset)?:
            constant = .global(name, offset: offset &+ converted.offset)
          case .cString(let bytes, let offset)?:
            constant = .cString(bytes, offset: offset &+ converted.offset)
          default: if converted.offset != 0 { return .none }
          }
        }
        return builder.pc == start ? converted : .none
      }
    }
    if value.isError || errorCount > errorsBefore { return false }
    let size = state.types.size(entry.type)
    let room = entry.bitWidth >= 0 ? (entry.bitOffset + entry.bitWidth + 7) / 8 : size
    guard entry.offset >= 0, entry.offset + room <= data.bytes.count else { return true }
    switch value.kind {
    case .integer:
      data.constants[entry.offset] = nil
      writeInteger(value.integer, entry, size, into: &data)
      return true
    case .floating:
      let bits =
        state.types.kind(entry.type) == .float
        ? Int64(Float(value.double).bitPattern) : value.integer
      writeInteger(bits, entry, size, into: &data)
      return true
    case .pool:
      guard let constant else { return false }
      data.constants[entry.offset] = constant
      return true
    default:
      if reports {
        error(
          .notConstant, Self.notConstantTitle, at: node.place)
      }
      return false
    }
  }

  private func repeatData(
    _ copies: Copies, of entry: InitialiserEntry, in data: inout StaticData
  ) {
    let range = entry.offset..<(entry.offset + copies.bytes)
    let end = entry.offset + (copies.times - 1) * copies.stride + copies.bytes
    guard entry.offset >= 0, end <= data.bytes.count else { return }
    let addresses = data.constants.isEmpty ? [] : data.constants.filter { range.contains($0.key) }
    if !data.constants.isEmpty {
      data.constants = data.constants.filter {
        let behind = $0.key - entry.offset
        return behind < copies.stride || $0.key >= end || behind % copies.stride >= copies.bytes
      }
    }
    options.interruption.expect(
      addresses.count * copies.times * 2 * MemoryLayout<(Int, Constant)>.stride)
    let place = tree[entry.expression].place
    for index in 1..<copies.times where addresses.isEmpty || !heeds(at: place) {
      let moved = index * copies.stride
      for at in range { data.bytes[at + moved] = data.bytes[at] }
      for (offset, constant) in addresses { data.constants[offset + moved] = constant }
    }
  }

  /// The block literal that an expression is, seen through casts.
  private func blockLiteral(_ id: NodeID) -> NodeID? {
    var id = id
    while tree[id].kind == .cast { id = tree[id].b }
    return tree[id].kind == .blockExpression ? id : nil
  }

  /// A block that captures nothing is there before the program runs, so a static variable may begin with it.
  private func writeBlock(
    _ block: NodeID, _ entry: InitialiserEntry, into data: inout StaticData, reports: Bool
  ) -> Bool {
    if lookingAhead.depth > 0 { return true }
    let mark = unitMark
    let start = builder.pc
    let literal = expression(block)
    if literal.isError { return false }
    let isCast = block != entry.expression
    // Under ARC an object made of a block is a copy of it, and nobody copies before the program runs.
    let isCopied = isARC && !isPrelude && state.types.kind(entry.type) == .objectPointer
    let value =
      isCast
      ? literal
      : coerce(literal, to: entry.type, .initializing, at: tree[block].place)
    if value.isError { return false }
    guard value.kind == .pool, builder.pc == start, !isCopied else {
      takeBack(to: mark)
      if reports {
        error(
          .notConstant, Self.notConstantTitle,
          at: tree[block].place)
      }
      return false
    }
    data.constants[entry.offset] = builder.code.constants[value.register]
    return true
  }

  private func writeInteger(
    _ value: Int64, _ entry: InitialiserEntry, _ size: Int, into data: inout StaticData
  ) {
    let bits = UInt64(bitPattern: value)
    if entry.bitWidth >= 0 {
      for index in 0..<entry.bitWidth {
        let (byte, bit) = (entry.bitOffset + index).quotientAndRemainder(dividingBy: 8)
        let isSet = bits >> UInt64(index) & 1 == 1
        data.bytes[entry.offset + byte] &= ~(1 << UInt8(bit))
        if isSet { data.bytes[entry.offset + byte] |= 1 << UInt8(bit) }
      }
      return
    }
    for index in 0..<min(size, 8) {
      data.bytes[entry.offset + index] = UInt8(truncatingIfNeeded: bits >> UInt64(index * 8))
    }
  }
}
