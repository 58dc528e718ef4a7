import Diagnostics
import Syntax

/// What is known by now of what a template's parameters stand for.
struct CppDeduction {
  let parameters: [CppTemplateParameter]
  var found: [CppArgument?]
  /// Said by `<…>`: nothing else is found out about it.
  var isGiven: [Bool]
  /// The values of the lists in braces among the arguments, by these.
  var lists: [CppTree.ID: [CppValue]] = [:]
  private let places: [String: Int]

  init(_ parameters: [CppTemplateParameter]) {
    self.parameters = parameters
    found = Array(repeating: nil, count: parameters.count)
    isGiven = Array(repeating: false, count: parameters.count)
    places = Dictionary(
      parameters.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { $1 })
  }

  func place(of name: String) -> Int? { name.isEmpty ? nil : places[name] }

  /// False: it was something else before.
  mutating func take(_ argument: CppArgument, at place: Int) -> Bool {
    if isGiven[place] { return true }
    guard parameters[place].isPack else {
      if let old = found[place] { return old == argument }
      found[place] = argument
      return true
    }
    var list: [CppArgument] = []
    if case .pack(let old)? = found[place] { list = old }
    // Nobody else has the list now: it grows where it lies.
    found[place] = nil
    list.append(argument)
    found[place] = .pack(list)
    return true
  }

  /// All of them; nil: one is missing.
  var whole: [CppArgument]? {
    var list: [CppArgument] = []
    for (position, each) in found.enumerated() {
      if let each {
        list.append(each)
      } else {
        guard parameters[position].isPack else { return nil }
        list.append(.pack([]))
      }
    }
    return list
  }
}

/// What a call says about the parameters of a function's template ([temp.deduct]): the types of the arguments are laid
/// over what the text says of the parameters.
extension CppCompiler {
  /// What a function's template is called for; nil: it does not fit. `arguments`: nil where it is only named.
  func deduced(
    _ function: Int, _ arguments: [CppValue]?, explicit: [CppArgument], result: CppType? = nil
  ) -> [CppArgument]? {
    let it = state.functions[function]
    guard let number = it.template else { return nil }
    let template = state.templates[number]
    var deduction = CppDeduction(template.parameters)
    for (position, parameter) in template.parameters.enumerated() {
      if parameter.isPack {
        if position < explicit.count {
          deduction.found[position] = .pack(Array(explicit[position...]))
          deduction.isGiven[position] = true
        }
        break
      }
      guard position < explicit.count else { break }
      if case .type = explicit[position], parameter.type != nil { return nil }
      if case .value = explicit[position], parameter.type == nil { return nil }
      deduction.found[position] = explicit[position]
      deduction.isGiven[position] = true
    }
    if explicit.count > template.parameters.count, template.parameters.last?.isPack != true {
      return nil
    }
    // What a list has is looked at where it stands.
    for each in arguments ?? [] where each.isList {
      deduction.lists[each.listNode] = quietly {
        expanded(tree[each.listNode].kids).map { expression($0) }
      }
    }
    let fits = reading(
      template.text, [:], record: it.owner ?? it.friendOf, namespace: template.namespace
    ) {
      quietly {
        let node = tree[template.text.id]
        if let result, node.kid(0) != 0, !matches(node.kid(0), result, &deduction) { return false }
        return matches(node, arguments, &deduction)
      }
    }
    guard fits else { return nil }
    for (position, parameter) in template.parameters.enumerated() {
      if parameter.isPack {
        if deduction.found[position] == nil { deduction.found[position] = .pack([]) }
        continue
      }
      let before = deduction.found.prefix(position).compactMap { $0 }
      guard before.count == position else { return nil }
      // [temp.deduct]/8: `enable_if_t<…> = 0` is of a type only where that holds.
      if let type = parameter.type, isOfParameters(type) {
        let known = names(
          template.parameters, before, within: template.owner, namespace: template.namespace)
        let made = reading(type, known, record: template.owner, namespace: template.namespace) {
          quietly { self.type(type.id) }
        }
        if made.isFailed { return nil }
      }
      if deduction.found[position] != nil { continue }
      guard let value = parameter.value,
        let made = quietly({ byDefault(value, parameter, template, before) })
      else { return nil }
      deduction.found[position] = made
    }
    return deduction.whole
  }

  /// Whether a type may be one only for some of what a template is called for.
  private func isOfParameters(_ type: CppRef) -> Bool {
    let tree = state.trees[type.tree]
    var id = type.id
    while [.typePointer, .typeConst, .typeReference].contains(tree[id].kind) {
      id = tree[id].kid(0)
    }
    return tree[id].flags.contains(.isTemplate) || tree[id].text.contains("::")
  }

  private func matches(
    _ node: CppNode, _ arguments: [CppValue]?, _ deduction: inout CppDeduction
  ) -> Bool {
    guard let arguments else { return true }
    var rest = arguments[...]
    for id in node.kids.dropFirst(3) {
      let parameter = tree[id]
      if parameter.flags.contains(.isVariadic) {
        while let argument = rest.popFirst() {
          if !matches(parameter.kid(0), argument, &deduction) { return false }
        }
      } else if let argument = rest.popFirst() {
        if !matches(parameter.kid(0), argument, &deduction) { return false }
      } else if parameter.kid(1) == 0 {
        return false
      }
    }
    return rest.isEmpty || node.flags.contains(.isVariadic)
  }

  /// An argument and its parameter, where `const` at the top says nothing and arrays are pointers.
  private func matches(
    _ parameter: CppTree.ID, _ argument: CppValue, _ deduction: inout CppDeduction
  ) -> Bool {
    if argument.type.isFailed { return false }
    if argument.isList { return matches(list: argument.listNode, parameter, &deduction) }
    var type = argument.type
    var isLvalue = argument.isLvalue && !argument.isMoved
    if !argument.functions.isEmpty {
      let functions = settled(argument)
      guard functions.count == 1, argument.object == nil else {
        return !names(a: parameter, of: deduction)
      }
      type = functionType(functions[0])
      isLvalue = true
    }
    let node = tree[parameter]
    switch node.kind {
    case .typeReference: return matches(node.kid(0), type, &deduction)
    case .typeMoveReference:
      let inner = tree[node.kid(0)]
      if inner.kind == .typeName, deduction.place(of: inner.text) != nil, isLvalue {
        // [temp.deduct.call]/3: what stays is taken by reference.
        type = .reference(type)
      }
      return matches(node.kid(0), type, &deduction)
    case .typeConst: return matches(node.kid(0), decayed(type), &deduction)
    default:
      // An atomic stays one: it is handed over, which it cannot be.
      let whole = type.atomicValue.map { CppType.atomic($0) }
      return matches(parameter, whole ?? decayed(type), &deduction)
    }
  }

  /// Each value of a list in braces is what an `initializer_list` is of; of any other parameter it says nothing
  /// ([temp.deduct.call]/1).
  private func matches(
    list: CppTree.ID, _ parameter: CppTree.ID, _ deduction: inout CppDeduction
  ) -> Bool {
    var node = tree[parameter]
    while [.typeReference, .typeMoveReference, .typeConst].contains(node.kind) {
      node = tree[node.kid(0)]
    }
    guard node.kind == .typeName, node.flags.contains(.isTemplate), node.kids.count == 1,
      case .template(let template)? = lookup(node.text)?.entity,
      state.templates[template].name == "initializer_list",
      state.templates[template].namespace == "std::"
    else { return true }
    return (deduction.lists[list] ?? []).allSatisfy { matches(node.kid(0), $0, &deduction) }
  }

  /// Whether a parameter of the template stands in a type.
  private func names(a id: CppTree.ID, of deduction: CppDeduction) -> Bool {
    var open = [id]
    while let next = open.popLast() {
      if tree[next].kind == .typeName, deduction.place(of: tree[next].text) != nil { return true }
      open += tree[next].kids.filter { $0 != 0 }
    }
    return false
  }

  private func matches(
    _ id: CppTree.ID, _ type: CppType, _ deduction: inout CppDeduction
  ) -> Bool {
    let node = tree[id]
    if isTooDeep(at: node.place) { return false }
    switch node.kind {
    case .typeConst:
      if case .constant(let inner) = type { return matches(node.kid(0), inner, &deduction) }
      // A function is never `const`.
      if case .function = type.plain { return false }
      return matches(node.kid(0), type, &deduction)
    case .typePointer:
      guard case .pointer(let inner) = type.plain else { return false }
      return matches(node.kid(0), inner, &deduction)
    case .typeReference:
      guard case .reference(let inner) = type else { return false }
      return matches(node.kid(0), inner, &deduction)
    case .typeMoveReference:
      guard case .moveReference(let inner) = type else { return false }
      return matches(node.kid(0), inner, &deduction)
    case .typeArray:
      guard case .array(let element, let count) = type.plain else { return false }
      if node.kid(1) != 0, !matches([node.kid(1)], [.value(count)], &deduction) { return false }
      if node.kid(1) == 0, count >= 0 { return false }
      return matches(node.kid(0), element, &deduction)
    case .typeFunction:
      guard case .function(let result, let parameters, _) = type.plain else { return false }
      var rest = parameters[...]
      guard matches(node.kid(0), result, &deduction) else { return false }
      for kid in node.kids.dropFirst() {
        let isPack = tree[kid].flags.contains(.isVariadic)
        repeat {
          guard let next = rest.popFirst() else {
            if isPack { break }
            return false
          }
          if !matches(tree[kid].kid(0), next, &deduction) { return false }
        } while isPack
      }
      return rest.isEmpty
    case .typeName where !node.flags.contains(.isTemplate):
      guard let place = deduction.place(of: node.text) else { return true }
      return deduction.take(.type(type), at: place)
    case .typeName: return matches(template: node, type, &deduction)
    default: return true
    }
  }

  /// `Box<T>` and an object of a class that is one, or below one.
  private func matches(
    template node: CppNode, _ type: CppType, _ deduction: inout CppDeduction
  ) -> Bool {
    var wanted: Int?
    switch lookup(node.text)?.entity {
    case .template(let template)?: wanted = template
    case .record(let record)?: wanted = state.records[record].instance?.template
    default: break
    }
    guard let wanted else { return true }
    if state.templates[wanted].kind == .typeAlias { return true }
    var current = type.record
    var turns = 0
    while let record = current, turns < 1000 {
      turns += 1
      if let instance = state.records[record].instance, instance.template == wanted {
        return matches(node.kids, instance.arguments, &deduction)
      }
      complete(record)
      current = state.records[record].base
    }
    return false
  }

  /// What a pack at the end has stands for itself.
  func unpacked(_ arguments: [CppArgument]) -> (list: [CppArgument], hasPack: Bool) {
    var (rest, hasPack) = (arguments, false)
    while case .pack(let list)? = rest.last {
      rest.removeLast()
      rest += list
      hasPack = !list.isEmpty
    }
    return (rest, hasPack)
  }

  /// The arguments that a specialisation names without its parameters.
  func saidOutright(
    _ it: CppSpecialisation, of template: CppTemplate
  ) -> [(place: Int, argument: CppArgument)] {
    let deduction = CppDeduction(it.parameters)
    var said: [(place: Int, argument: CppArgument)] = []
    for (place, kid) in it.arguments.enumerated() {
      let node = tree[kid]
      if node.kind == .packExpansion { break }
      let isType = template.parameters.dropFirst(place).first?.type == nil
      if !isType, node.kind != .name || deduction.place(of: node.text) == nil,
        let known = quietly({ expression(kid).constant })
      {
        said.append((place, .value(known)))
      } else if isType, template.parameters.indices.contains(place),
        node.kind.rawValue < CppNodeKind.integer.rawValue, !names(a: kid, of: deduction)
      {
        said.append((place, .type(quietly { type(kid) })))
      }
    }
    return said
  }

  /// What stands between `<` and `>`, and what an instance was made for.
  func matches(
    _ kids: [CppTree.ID], _ arguments: [CppArgument], _ deduction: inout CppDeduction
  ) -> Bool {
    let (list, hasPack) = unpacked(arguments)
    var rest = list[...]
    for kid in kids {
      let node = tree[kid]
      if node.kind == .packExpansion {
        while let argument = rest.popFirst() {
          if !matches([node.kid(0)], [argument], &deduction) { return false }
        }
        continue
      }
      // What is left out is what it is by default.
      guard let argument = rest.popFirst() else { return false }
      switch argument {
      case .pack: return false
      case .value(let value):
        if node.kind == .name, let place = deduction.place(of: node.text) {
          if !deduction.take(argument, at: place) { return false }
        } else if let known = quietly({ expression(kid).constant }), known != value {
          return false
        }
      case .type(let type):
        guard node.kind.rawValue < CppNodeKind.integer.rawValue else { return false }
        if names(a: kid, of: deduction) {
          if !matches(exactly: kid, type, &deduction) { return false }
        } else if quietly({ self.type(kid) }) != type {
          return false
        }
      }
    }
    // What a pack has nobody leaves out.
    return rest.isEmpty || !hasPack
  }

  /// As `matches`, where a `const` of the text has to be one of the type.
  private func matches(
    exactly id: CppTree.ID, _ type: CppType, _ deduction: inout CppDeduction
  ) -> Bool {
    if tree[id].kind == .typeConst {
      guard case .constant = type else { return false }
    }
    return matches(id, type, &deduction)
  }

  // MARK: Which of several

  /// What two declarations of one template have in common, and no others: the same text, but for the names of
  /// parameters. nil: it is no template.
  private func shape(of text: CppRef) -> String? {
    guard let head = head(of: text) else { return nil }
    let tree = state.trees[text.tree]
    let node = tree[text.id]
    var open: [CppTree.ID] = []
    var shape =
      "\(node.kids.count) \(node.flags.contains(.isConst)) \(node.flags.qualifier.rawValue)"
    // Types stand for types, numbers of one type for such numbers, packs for packs ([temp.over.link]).
    for parameter in head.parameters {
      let parameter = tree[parameter]
      shape += "\(parameter.kid(1) == 0) \(parameter.flags.contains(.isVariadic))"
      if parameter.kid(1) != 0 { open.append(parameter.kid(1)) }
    }
    // Result and parameters, and neither bodies nor values by default.
    open.append(node.kid(0))
    open += node.kids.dropFirst(3).map { tree[$0].kid(0) }
    while let next = open.popLast() {
      let node = tree[next]
      shape += ";\(node.kind.rawValue) \(node.kids.count) "
      if let place = head.names[node.text] {
        shape += "#\(place)"
      } else {
        shape += node.text.contains("<") ? node.text : splitPath(node.text).last ?? ""
      }
      open += node.kids
    }
    return shape
  }

  /// Those of the functions called `name` that are templates with this text, as told by `shape`.
  func templates(like text: CppRef, named name: String, in list: [Int]) -> [Int] {
    guard let shape = shape(of: text) else { return [] }
    var known = templateShapes[name] ?? CppTemplateShapes()
    templateShapes[name] = nil
    defer { templateShapes[name] = known }
    if !known.isBeginning(of: list) { known = CppTemplateShapes() }
    for each in list[known.functions.count...] {
      known.functions.append(each)
      guard let number = state.functions[each].template,
        let own = self.shape(of: state.templates[number].text)
      else { continue }
      known.table[own, default: []].append(each)
    }
    return known.table[shape] ?? []
  }

  /// The parameters of the template whose text this is, and the places of those that have a name.
  private func head(of text: CppRef) -> (parameters: [CppTree.ID], names: [String: Int])? {
    let tree = state.trees[text.tree]
    // The template is the next node that holds it.
    var id = text.id + 1
    while id < tree.nodes.count, !(tree[id].kind == .template && tree[id].kid(0) == text.id) {
      id += 1
    }
    guard id < tree.nodes.count else { return nil }
    let parameters = Array(tree[id].kids.dropFirst())
    var names: [String: Int] = [:]
    for (place, parameter) in parameters.enumerated() where !tree[parameter].text.isEmpty {
      names[tree[parameter].text] = place
    }
    return (parameters, names)
  }

  /// Of two functions that take the arguments equally well: one that is no template, or a template that says more
  /// ([over.match.best]/2).
  func prefers(_ a: Int, to b: Int) -> Bool {
    guard let other = state.functions[b].instance else { return false }
    guard let one = state.functions[a].instance else { return true }
    let (x, y) = (state.templates[one.template], state.templates[other.template])
    guard x.kind == .function, y.kind == .function else { return false }
    return saysMore(x, y) && !saysMore(y, x)
  }

  /// Whether whatever is of the first template is of the second, too.
  private func saysMore(_ a: CppTemplate, _ b: CppTemplate) -> Bool {
    let (x, y) = (state.trees[a.text.tree], state.trees[b.text.tree])
    let (p, q) = (x[a.text.id].kids.dropFirst(3), y[b.text.id].kids.dropFirst(3))
    var order = CppPatternOrder(
      x: x, y: y, own: Set(a.parameters.map(\.name)), others: Set(b.parameters.map(\.name)))
    for (m, n) in zip(p, q) {
      let isPack = x[m].flags.contains(.isVariadic)
      if isPack, !y[n].flags.contains(.isVariadic) { return false }
      let (a, b) = (x[m].kid(0), y[n].kid(0))
      if !order.covers(stripped(x, a), stripped(y, b)) { return false }
      // [temp.deduct.partial]/9: of two references one to what stays says more, and one to what is const.
      guard isReference(x, a), isReference(y, b) else { continue }
      if x[a].kind == .typeMoveReference, y[b].kind == .typeReference { return false }
      if x[x[a].kid(0)].kind != .typeConst, y[y[b].kid(0)].kind == .typeConst { return false }
    }
    let hasPack = q.last.map { y[$0].flags.contains(.isVariadic) } ?? false
    if !hasPack, let last = p.last, x[last].flags.contains(.isVariadic) { return false }
    return p.count >= q.count || p.count + 1 == q.count && hasPack
  }

  /// Whether whatever the first text is for the second is for, too.
  func saysMore(_ a: CppSpecialisation, _ b: CppSpecialisation) -> Bool {
    var order = CppPatternOrder(
      x: state.trees[a.text.tree], y: state.trees[b.text.tree],
      own: Set(a.parameters.map(\.name)), others: Set(b.parameters.map(\.name)))
    return a.arguments.count == b.arguments.count
      && zip(a.arguments, b.arguments).allSatisfy { order.covers($0, $1) }
  }

  private func isReference(_ tree: CppTree, _ id: CppTree.ID) -> Bool {
    tree[id].kind == .typeReference || tree[id].kind == .typeMoveReference
  }

  private func stripped(_ tree: CppTree, _ id: CppTree.ID) -> CppTree.ID {
    var id = id
    while [.typeReference, .typeMoveReference, .typeConst].contains(tree[id].kind) {
      id = tree[id].kid(0)
    }
    return id
  }
}

/// The functions of one name, so far as they were looked at, and the templates among them by their text.
struct CppTemplateShapes {
  var functions: [Int] = []
  var table: [String: [Int]] = [:]

  /// Whether nothing was taken from the list since: what comes is added at its end.
  func isBeginning(of list: [Int]) -> Bool {
    functions.count <= list.count && functions.first == list.first
      && (functions.isEmpty || functions.last == list[functions.count - 1])
  }
}

/// Lays one text over another ([temp.deduct.partial]): the names of the second's parameters stand for anything.
private struct CppPatternOrder {
  let x: CppTree
  let y: CppTree
  let own: Set<String>
  let others: Set<String>
  var found: [String: CppTree.ID] = [:]

  init(x: CppTree, y: CppTree, own: Set<String>, others: Set<String>) {
    (self.x, self.y, self.own, self.others) = (x, y, own, others)
  }

  private func isSame(_ m: CppTree.ID, _ n: CppTree.ID) -> Bool {
    x[m].kind == x[n].kind && x[m].text == x[n].text && x[m].kids.count == x[n].kids.count
      && zip(x[m].kids, x[n].kids).allSatisfy(isSame)
  }

  mutating func covers(_ m: CppTree.ID, _ n: CppTree.ID) -> Bool {
    if y[n].kind == .typeName || y[n].kind == .name, others.contains(y[n].text) {
      if let old = found[y[n].text] { return isSame(old, m) }
      found[y[n].text] = m
      return true
    }
    if x[m].kind == .typeName, own.contains(x[m].text) { return false }
    guard x[m].kind == y[n].kind, x[m].text == y[n].text, x[m].kids.count == y[n].kids.count
    else { return false }
    for (a, b) in zip(x[m].kids, y[n].kids) where !covers(a, b) { return false }
    return true
  }
}
