import Bytecode
import Diagnostics
import Syntax

/// Classes, categories and protocols.
///
/// An `@interface` says what a class is: its superclass, its ivars and where they lie, the messages it
/// declares. An `@implementation` says what it does; it may also add ivars, named or synthesized. The
/// ivars of a class follow those of its superclass, so when a class grows, its subclasses move: they are
/// laid out again, and if code already used their offsets the unit is compiled a second time.
extension UnitCompiler {
  func forwardClass(_ name: NameID, at place: SourceRange) {
    if state.classIndex[name] != nil { return }
    var info = ClassInfo(name: name)
    info.place = place
    info.jump = state.classes.count
    state.classIndex[name] = state.classes.count
    state.classes.append(info)
  }

  func subList(_ list: ListID, _ index: Int) -> ArraySlice<Int32> {
    let outer = tree.list(list)
    guard index < outer.count else { return [] }
    return tree.list(outer[outer.startIndex + index])
  }

  func declareInterface(_ node: Node) {
    let name = node.a
    let text = names[name]
    checkNewClass(name, at: node.place)
    forwardClass(name, at: node.place)
    guard let index = state.classIndex[name] else { return }
    let old = state.classes[index]
    if !old.isForward, classes.declared.contains(name) || !isPrompt {
      error(
        .redefinition, "duplicate interface definition for class '\(text)'", [text],
        at: node.place, related: declaredHereNote(old.place))
      return
    }
    classes.declared.insert(name)
    var info = ClassInfo(name: name)
    info.isForward = false
    info.isPrelude = isPrelude
    info.isImplemented = old.isImplemented
    info.definedInstance = old.definedInstance
    info.definedClass = old.definedClass
    info.place = node.place
    info.superclass = node.b
    info.isFinal = subList(node.c, 3).contains {
      names[tree[$0].a] == "objc_subclassing_restricted"
    }
    info.typeParameters = typeParameters(subList(node.c, 4))
    enterTypeParameters(info.typeParameters)
    defer { leaveTypeParameters() }
    if node.b != 0 {
      let parent = names[node.b]
      guard let parentInfo = state.classInfo(node.b) else {
        if isOfUnbuiltLibrary(parent, at: node.place) { return }
        error(
          .noInterface,
          "cannot find interface declaration for '\(parent)', superclass of '\(text)'",
          [parent, text], at: node.place,
          suggestion: closestName(
            to: parent, among: state.classes.map { names[$0.name] }))
        return
      }
      if parentInfo.isFinal {
        error(
          .restrictedSuperclass,
          "cannot subclass a class that was declared with the 'objc_subclassing_restricted' "
            + "attribute", [parent], at: node.place, related: declaredHereNote(parentInfo.place))
      }
      if parentInfo.isForward {
        if node.b == name {
          error(
            .noInterface,
            "trying to recursively use '\(text)' as superclass of '\(text)'", [text],
            at: node.place)
        } else {
          error(
            .forwardSuperclass,
            "attempting to use the forward class '\(parent)' as superclass of '\(text)'",
            [parent, text], at: node.place, related: declaredHereNote(parentInfo.place))
        }
        return
      }
      if isSubclass(node.b, of: name) {
        error(
          .noInterface, "trying to recursively use '\(parent)' as superclass of '\(text)'",
          [parent], at: node.place)
        return
      }
      info.instanceSize = classes.layouts.sizeHints[node.b] ?? parentInfo.instanceSize
      let arguments = subList(node.c, 5)
      if !arguments.isEmpty {
        let base = state.types.objectClass(node.b)
        let parent = parameterised(base, arguments, at: node)
        if parent != .error { info.superclassArguments = state.types.arguments(parent) }
      }
    } else {
      info.instanceSize = 0
      if !isPrelude,
        !subList(node.c, 3).contains(where: { tree[$0].a == known.rootClass })
      {
        warning(
          .rootClass, "class '\(text)' defined without specifying a base class", [text],
          at: node.place)
      }
    }
    info.ownProtocols = Array(subList(node.c, 0))
    for name in info.ownProtocols { checkProtocol(name, at: node.place) }
    replace(index, by: info)
    addIvars(subList(node.c, 1), to: index)
    declareMembers(subList(node.c, 2), in: index, of: .primary)
    state.classes[index].primaryCount = state.classes[index].declared.count
  }

  func checkProtocol(_ name: NameID, at place: SourceRange) {
    if state.protocols[name] != nil { return }
    let text = names[name]
    if isOfUnbuiltLibrary(text, at: position(of: text, in: place)) { return }
    let near = closestName(to: text, among: state.protocols.names.map { names[$0] })
    error(
      .unknownProtocol,
      near.map { "cannot find protocol declaration for '\(text)'; did you mean '\($0)'?" }
        ?? "no type or protocol named '\(text)'", [text], at: position(of: text, in: place),
      suggestion: near)
  }

  /// Where a name of the list `<…>` stands in a declaration.
  private func position(of name: String, in place: SourceRange) -> SourceRange {
    let bytes = Array(sources.text(of: place).utf8)
    let wanted = Array(name.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "<")) else { return place }
    for start in bytes.indices.dropFirst(open) where bytes[start...].starts(with: wanted) {
      let first = place.start + UInt32(start)
      return SourceRange(file: place.file, start: first, end: first + UInt32(wanted.count))
    }
    return place
  }
}
