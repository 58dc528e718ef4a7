import Bytecode
import Diagnostics
import Syntax

/// `__attribute__((…))`: which words mean something here, which say nothing about what a program does, and
/// which would change it and are refused by name. A word that nobody knows is a warning, as with clang.
extension UnitCompiler {
  /// Says which attributes of this text mean nothing, or too much.
  func checkAttributeNames() {
    if isPrelude { return }
    for node in tree.nodes where node.kind == .attribute {
      let name = names[node.a]
      if AttributeWords.has(name) { continue }
      if AttributeWords.refused.contains(name) {
        notBuilt("__attribute__((\(name)))", at: node.place)
      } else {
        warning(
          .unknownAttribute, "unknown attribute '\(name)' ignored", [name], at: node.place)
      }
    }
  }

  func attribute(_ word: String, in list: ListID) -> Node? {
    if list == 0 { return nil }
    for id in tree.list(list) where names[tree[id].a] == word { return tree[id] }
    return nil
  }

  /// An attribute that only the library and the front ends have: it hands out what the machine does itself. In a
  /// program's own text it means nothing, as `checkAttributeNames` says.
  func ownAttribute(_ word: String, in list: ListID) -> Node? {
    guard let found = attribute(word, in: list),
      tree.isLowered || isLibrarys(found.place)
    else { return nil }
    return found
  }

  /// The largest `aligned(n)` of a list, 0 without one; alone the word means the largest there is.
  func alignment(_ list: ListID) -> Int {
    if list == 0 { return 0 }
    var largest = 0
    for id in tree.list(list) where names[tree[id].a] == "aligned" {
      guard let argument = tree.list(tree[id].b).first else {
        largest = max(largest, 16)
        continue
      }
      guard let value = constantInteger(argument) else {
        error(
          .notConstant, "'aligned' attribute requires integer constant",
          at: tree[argument].place)
        continue
      }
      if value == 0 { continue }
      guard value > 0, value <= 4096, value & (value - 1) == 0 else {
        error(
          .notConstant, "requested alignment is not a power of 2", at: tree[argument].place)
        continue
      }
      largest = max(largest, Int(value))
    }
    return largest
  }

  // MARK: cleanup

  /// `__attribute__((cleanup(f)))`: `f(&variable)` at the end of the block. nil without the attribute or
  /// after an error.
  func cleanupFunction(_ node: Node, _ type: TypeID) -> FunctionInfo? {
    guard let attribute = attribute("cleanup", in: node.d) else { return nil }
    guard let argument = tree.list(attribute.b).first, tree[argument].kind == .identifier,
      case .function(let info)? = state.symbols[tree[argument].a]
    else {
      error(
        .notCallable, "'cleanup' argument must be a function", at: attribute.place)
      return nil
    }
    let parameters = state.types.parameters(info.type)
    let name = names[tree[argument].a]
    guard parameters.count == 1 else {
      error(
        .argumentCount, "'cleanup' function '\(name)' must take 1 parameter", [name],
        at: attribute.place)
      return nil
    }
    let given = state.types.pointer(to: type)
    let match = pointerMatch(given, to: parameters[0])
    if !state.types.isPointer(parameters[0]) || match == .incompatible {
      error(
        .incompatibleTypes,
        "'cleanup' function '\(name)' parameter has type \(spell(parameters[0])) which is "
          + "incompatible with type \(spell(given))", [spell(parameters[0]), spell(given)],
        at: attribute.place)
      return nil
    }
    return info
  }

  /// From here to the end of the block, every way out calls the function, an exception's too.
  func openCleanup(_ info: FunctionInfo, at offset: Int) {
    let index = function.cleanupCalls.count
    function.cleanupCalls.append((info, offset))
    function.cleanups.append(.call(index))
    guarding([.call(index)])
  }

  func emitCleanupCall(_ index: Int) {
    let (info, offset) = function.cleanupCalls[index]
    let mark = builder.nextRegister
    let frame = mark
    let first = frame + FrameLayout.headerSlots
    builder.reserve(upTo: first + 1)
    builder.emit(.leaMemory, a: first, imm32: offset)
    if let native = info.native {
      builder.emit(.callNative, x: 1, a: frame, imm32: native.index)
    } else {
      builder.relocate(.function(info.linkName))
      builder.emit(.call, x: 1, a: frame, imm32: 0)
    }
    builder.nextRegister = mark
  }

  /// At the end of a block, behind its code: what an exception does on its way out, innermost first.
  func finishGuards(_ regions: [Int]) {
    // With each the next one out, which protects what it does.
    var open: [Int] = []
    var guards: [(region: Int, outer: Int?)] = []
    for region in regions {
      leaveRegion(region)
      while let last = open.last, function.regions[last].sealedAt <= region { open.removeLast() }
      guards.append((region, open.last))
      open.append(region)
    }
    guard !guards.isEmpty else { return }
    let end = builder.newLabel()
    if builder.isReachable { builder.jump(end) }
    let mark = builder.nextRegister
    while let (region, outer) = guards.popLast() {
      guard let ends = function.guardedCleanups[region], !function.regions[region].ranges.isEmpty
      else { continue }
      if let outer { function.regions[outer].start = builder.pc }
      bindHandler(region, isCleanup: true)
      let exception = builder.newRegister()
      builder.emit(.caughtObject, a: exception)
      for each in ends.reversed() { emitCleanup(each) }
      builder.emit(.throwObject, x: 1, a: exception)
      if let outer { leaveRegion(outer) }
      builder.nextRegister = mark
    }
    builder.setReachable(false)
    builder.bind(end)
  }

  // MARK: constructor, destructor

  /// Functions that run before and after `main`: those with a number first, the smallest first.
  func noteStartUp(_ node: Node, _ linkName: String) {
    for (word, isConstructor) in [("constructor", true), ("destructor", false)] {
      guard let attribute = attribute(word, in: node.d) else { continue }
      var priority = 65_536
      if let argument = tree.list(attribute.b).first, let number = constantInteger(argument) {
        priority = Int(clamping: number)
      }
      if isConstructor {
        unit.constructors.append((priority, linkName))
      } else {
        unit.destructors.append((priority, linkName))
      }
    }
  }
}
