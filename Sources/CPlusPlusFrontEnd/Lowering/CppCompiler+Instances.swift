import Diagnostics
import Syntax

/// Instances of templates: a class or a function is made when somebody names it, and completed when somebody needs
/// to know what is in it ([temp.inst]).
extension CppCompiler {
  /// As deep as clang goes, and as many as a program may ask for.
  private static let deepestUse = 1024
  private static let mostUses = 10_000

  /// One more instance, asked for at a place; nil: it was complained about.
  private func newUse(_ arguments: [CppArgument], at place: SourceRange) -> Int? {
    let depth = (use.map { state.templateUses[$0].depth } ?? 0) + 1
    if depth > CppCompiler.deepestUse {
      error(
        "recursive template instantiation exceeded maximum depth of \(CppCompiler.deepestUse)",
        at: place)
      hasTooMany = true
      return nil
    }
    // Packs are read one by one: a long one counts as several.
    state.templateWork += 1
    if case .pack(let list)? = arguments.last { state.templateWork += list.count / 4 }
    if state.templateWork > CppCompiler.mostUses {
      refuse("more than \(CppCompiler.mostUses) instances of templates", at: place)
      hasTooMany = true
      return nil
    }
    if heeds(at: place) { return nil }
    state.templateUses.append(CppTemplateUse(place: place, within: use, depth: depth))
    return state.templateUses.count - 1
  }

  func isOfLibrary(_ place: SourceRange) -> Bool {
    !isLibrary && state.libraryFiles.contains(place.file)
  }

  /// Where something is to be told: what is wrong in the library's templates, where the program uses them. And who
  /// asked for the instance that it is wrong in.
  func told(
    _ place: SourceRange, _ related: [Diagnostic.Related]
  ) -> (SourceRange, [Diagnostic.Related]) {
    var (at, notes, current) = (place, related, use)
    var count = 0
    while let index = current, count < 3 {
      let each = state.templateUses[index]
      if isOfLibrary(at) {
        at = each.place
        notes = []
      } else if !isOfLibrary(each.place) {
        notes.append(.init(label: "note.instantiatedHere", place: each.place))
        count += 1
      }
      current = each.within
    }
    return (at, notes)
  }

  // MARK: What the parameters stand for

  func scope(_ names: [String: CppEntity]) -> CppScope {
    CppScope(
      types: names.mapValues { CppLocal(type: .failed, cname: "", place: .none, entity: $0) })
  }

  /// Reads something of a template's text, outside of all functions, with names for what its parameters stand for.
  func reading<T>(
    _ text: CppRef, _ names: [String: CppEntity], record: Int?, namespace: String,
    _ body: () -> T
  ) -> T {
    let old = (scopes, function, packPosition)
    (scopes, function, packPosition) = ([scope(names)], nil, nil)
    defer { (scopes, function, packPosition) = old }
    return within(text, record: record, namespace: namespace, body)
  }

  /// The names of the parameters, with what they mean in an instance.
  func names(
    _ parameters: [CppTemplateParameter], _ arguments: [CppArgument], within record: Int?,
    namespace: String
  ) -> [String: CppEntity] {
    var names: [String: CppEntity] = [:]
    for (parameter, argument) in zip(parameters, arguments) where !parameter.name.isEmpty {
      switch argument {
      case .type(let type): names[parameter.name] = .alias(type)
      case .value(let value):
        let known = names
        let type: CppType? = parameter.type.map { text in
          reading(text, known, record: record, namespace: namespace) { self.type(text.id) }
        }
        names[parameter.name] = .constant(type ?? .int, value)
      case .pack(let list):
        names[parameter.name] = .pack(
          list.map { each -> CppEntity in
            if case .type(let type) = each { return .alias(type) }
            if case .value(let value) = each { return .constant(.int, value) }
            return .ambiguous
          })
      }
    }
    return names
  }

  func shown(_ argument: CppArgument) -> String {
    switch argument {
    case .type(let type): name(of: type)
    case .value(let value): String(value)
    case .pack(let list): list.map { shown($0) }.joined(separator: ", ")
    }
  }

  private func shown(_ name: String, _ arguments: [CppArgument]) -> String {
    let list = arguments.map { shown($0) }.filter { !$0.isEmpty }.joined(separator: ", ")
    return list.utf8.count > 1000 ? "\(name)<…>" : "\(name)<\(list)>"
  }

  /// What stands between `<` and `>`, whatever it is for; nil: complained.
  func freeArguments(_ kids: [CppTree.ID]) -> [CppArgument]? {
    var list: [CppArgument] = []
    for id in expanded(kids) {
      var inner = tree[id]
      if inner.kind == .packElement { inner = tree[inner.kid(0)] }
      if inner.kind.rawValue < CppNodeKind.integer.rawValue {
        let made = type(id)
        if made.isFailed { return nil }
        list.append(.type(made))
        continue
      }
      let value = expression(id)
      guard let constant = value.constant ?? (value.type.plain == .nullPointer ? 0 : nil) else {
        if !value.type.isFailed {
          error("non-type template argument is not a constant expression", at: tree[id].place)
        }
        return nil
      }
      list.append(.value(constant))
    }
    return list
  }

  /// The arguments of a class template, with those that it has by default; nil: complained.
  func templateArguments(
    _ kids: [CppTree.ID], for template: Int, at place: SourceRange
  ) -> [CppArgument]? {
    guard let given = freeArguments(kids) else { return nil }
    let it = state.templates[template]
    let kind = it.kind == .typeAlias ? "alias template" : "class template"
    var list: [CppArgument] = []
    for (position, parameter) in it.parameters.enumerated() {
      if parameter.isPack {
        list.append(.pack(Array(given.dropFirst(position))))
        return list
      }
      guard position < given.count else {
        guard let value = parameter.value else {
          error(
            "too few template arguments for \(kind) '\(it.name)'", at: place, declaredHere(it.place)
          )
          return nil
        }
        guard let made = byDefault(value, parameter, it, list) else { return nil }
        list.append(made)
        continue
      }
      if case .type = given[position], parameter.type != nil {
        error(
          "template argument for non-type template parameter must be an expression",
          at: tree[kids[min(position, kids.count - 1)]].place)
        return nil
      }
      if case .value = given[position], parameter.type == nil {
        error(
          "template argument for template type parameter must be a type",
          at: tree[kids[min(position, kids.count - 1)]].place)
        return nil
      }
      list.append(given[position])
    }
    if given.count > it.parameters.count {
      error(
        "too many template arguments for \(kind) '\(it.name)'", at: place, declaredHere(it.place))
      return nil
    }
    return list
  }

  func byDefault(
    _ value: CppRef, _ parameter: CppTemplateParameter, _ template: CppTemplate,
    _ before: [CppArgument]
  ) -> CppArgument? {
    let known = names(
      template.parameters, before, within: template.owner, namespace: template.namespace)
    return reading(value, known, record: template.owner, namespace: template.namespace) {
      freeArguments([value.id])?.first
    }
  }

  // MARK: Classes

  /// `Box<int>` where a type stands.
  func templateType(_ node: CppNode) -> CppType? {
    guard let found = lookup(node.text) else { return nil }
    var number: Int
    switch found.entity {
    case .template(let template): number = template
    case .record(let record):
      // Within the class its name is the class, and the template where it has arguments.
      guard let own = state.records[record].instance else { return .record(record) }
      number = own.template
    default: return nil
    }
    let template = state.templates[number]
    guard let arguments = templateArguments(node.kids, for: number, at: node.place) else {
      return .failed
    }
    if template.kind == .typeAlias {
      if isTooDeep(at: node.place) { return .failed }
      let known = names(
        template.parameters, arguments, within: template.owner, namespace: template.namespace)
      return reading(template.text, known, record: template.owner, namespace: template.namespace) {
        type(tree[template.text.id].kid(0))
      }
    }
    return classInstance(of: number, arguments, at: node.place).map { .record($0) } ?? .failed
  }

  func classInstance(
    of template: Int, _ arguments: [CppArgument], at place: SourceRange
  ) -> Int? {
    if let made = state.templates[template].instances[arguments] { return made }
    guard let use = newUse(arguments, at: place) else { return nil }
    let it = state.templates[template]
    let prefix = it.owner.map { state.records[$0].name + "::" } ?? it.namespace
    // Asking for what an argument is by default makes instances, too.
    let name = prefix + shown(it.name, said(arguments, it))
    if let made = state.templates[template].instances[arguments] { return made }
    let index = state.records.count
    var record = CppRecord(
      name: name,
      cname: uniqueName(CppCompiler.flat(it.name) + "_of"), flags: [], place: it.place,
      outer: it.owner, namespace: it.namespace)
    record.instance = CppInstance(template: template, arguments: arguments, use: use)
    state.records.append(record)
    state.templates[template].instances[arguments] = index
    types += ("struct \(record.cname);\n" <~ it.place)
    return index
  }

  /// Arguments without those at the end that are what they are by default.
  private func said(_ arguments: [CppArgument], _ template: CppTemplate) -> [CppArgument] {
    var list = arguments
    while let last = list.last, let value = template.parameters[list.count - 1].value,
      quietly({
        byDefault(value, template.parameters[list.count - 1], template, Array(list.dropLast()))
      })
        == last
    {
      list.removeLast()
    }
    return list
  }

  /// What is said of a class that is not complete.
  func isIncomplete(_ record: Int, _ title: String) -> String {
    guard state.records[record].instance != nil else { return title }
    return "implicit instantiation of undefined template '\(state.records[record].name)'"
  }

  /// A class is needed with what is in it.
  func complete(_ index: Int) {
    guard let instance = state.records[index].instance, !state.records[index].isComplete,
      !state.records[index].isOpen
    else { return }
    let template = state.templates[instance.template]
    var (text, parameters, arguments) = (template.text, template.parameters, instance.arguments)
    var isSpecial = false
    if let special = specialisation(instance.template, instance.arguments) {
      (text, parameters, arguments) = (
        special.text.text, special.text.parameters, special.arguments
      )
      isSpecial = true
    }
    guard template.isDefined || isSpecial, !isTooDeep(at: template.place) else { return }
    state.records[index].isOpen = true
    aside(use: instance.use) {
      state.records[index].instance?.names = names(
        parameters, arguments, within: template.owner, namespace: template.namespace)
      scopes = [scope(state.records[index].instance?.names ?? [:])]
      within(text, record: template.owner, namespace: template.namespace) {
        _ = declareRecord(tree[text.id], outer: template.owner, as: index)
      }
    }
    state.records[index].isOpen = false
    if isSpecial { return }
    for member in template.members { define(member, in: index) }
  }

  /// Does something that stays, in the midst of whatever is being made.
  func aside(use newUse: Int?, _ body: () -> Void) {
    let old = (function, scopes, temporaries, packPosition, use)
    (function, temporaries, packPosition, use) = (nil, [], nil, newUse)
    leavingTraces(body)
    (function, scopes, temporaries, packPosition, use) = old
  }

  /// The text for these arguments alone, where there is one: the one that says most.
  private func specialisation(
    _ number: Int, _ arguments: [CppArgument]
  ) -> (text: CppSpecialisation, arguments: [CppArgument])? {
    enterSpecialisations(of: number)
    let template = state.templates[number]
    var best: (text: CppSpecialisation, arguments: [CppArgument])?
    for candidate in template.choice.candidates(for: unpacked(arguments).list) {
      let each = template.specialisations[candidate]
      let found = reading(
        each.text, [:], record: template.owner, namespace: template.namespace
      ) { () -> [CppArgument]? in
        var deduction = CppDeduction(each.parameters)
        guard quietly({ matches(each.arguments, arguments, &deduction) }) else { return nil }
        return deduction.whole
      }
      guard let found else { continue }
      if let known = best, !saysMore(each, known.text) { continue }
      best = (each, found)
    }
    return best
  }

  private func enterSpecialisations(of number: Int) {
    let template = state.templates[number]
    for each in template.specialisations[template.choice.count...] {
      let said = reading(each.text, [:], record: template.owner, namespace: template.namespace) {
        saidOutright(each, of: template)
      }
      state.templates[number].choice.enter(said)
    }
  }

  /// What was defined outside of a class template, for one instance of it.
  func define(_ member: CppTemplateMember, in record: Int) {
    guard let instance = state.records[record].instance else { return }
    let template = state.templates[instance.template]
    aside(use: instance.use) {
      let known = names(
        member.parameters, instance.arguments, within: template.owner,
        namespace: template.namespace)
      scopes = [scope(known)]
      within(member.text, record: nil, namespace: template.namespace) {
        let node = tree[member.text.id]
        guard let name = splitPath(node.text).last else { return }
        if node.kind == .function {
          defineMember(member.text.id, name, of: record, names: known)
        } else if case .variable(let index)? = state.records[record].members[name] {
          if state.variables[index].isDefined { return }
          state.variables[index].isDefined = true
          state.variables[index].waiting = CppWaitingVariable(text: member.text, names: known)
        } else {
          error("no member named '\(name)' in '\(state.records[record].name)'", at: node.place)
        }
      }
    }
  }

  /// A static member of an instance is made when it is named.
  func define(waiting index: Int) {
    guard let waiting = state.variables[index].waiting, let owner = state.variables[index].owner
    else { return }
    state.variables[index].waiting = nil
    aside(use: state.records[owner].instance?.use) {
      scopes = [scope(waiting.names)]
      within(waiting.text, record: owner, namespace: state.records[owner].namespace) {
        let node = tree[waiting.text.id]
        if splitPath(node.text).count > 1 {
          let declared = type(node.kid(0))
          if declared.isFailed { return }
          state.variables[index].type = declared
        }
        if node.kid(1) == 0, let own = state.variables[index].declaration {
          return within(own, record: owner, namespace: state.records[owner].namespace) {
            defineGlobal(index, tree[own.id])
          }
        }
        defineGlobal(index, node)
      }
    }
  }

  // MARK: Functions

  /// A function of a template; nil: the arguments do not fit what it says of them.
  func instance(
    of function: Int, _ arguments: [CppArgument], at place: SourceRange
  ) -> Int? {
    guard let number = state.functions[function].template else { return nil }
    if let made = state.templates[number].instances[arguments] { return made < 0 ? nil : made }
    guard let use = newUse(arguments, at: place) else { return nil }
    let it = state.templates[number]
    let pattern = state.functions[function]
    let record = pattern.owner ?? pattern.friendOf
    var made = pattern
    made.template = nil
    let known = quietly {
      names(it.parameters, arguments, within: record, namespace: it.namespace)
    }
    made.instance = CppInstance(
      template: number, arguments: arguments, names: known, use: use)
    state.templates[number].instances[arguments] = -1
    var refusal: Diagnostic?
    let fits = reading(it.text, known, record: record, namespace: it.namespace) {
      quietly { () -> Bool in
        let before = diagnostics.count
        let node = tree[it.text.id]
        made.parameters = parameters(node, packs: &made.packs)
        made.result = result(of: node, made.parameters)
        refusal = diagnostics.dropFirst(before).first { $0.code == .cppNotBuilt }
        return !made.result.isFailed && !made.parameters.contains { $0.type.isFailed }
          && diagnostics.count == before
      }
    }
    if let refusal, let what = refusal.arguments.first {
      // What is not built here does fit elsewhere. It is told, whoever asks first.
      leavingTraces { refuse(what, at: refusal.place) }
      hasTooMany = true
    }
    guard fits else { return nil }
    made.waitsForUse = true
    made.name = pattern.name
    if !made.isConstructor {
      made.fullName = shown(pattern.fullName, arguments)
    }
    let stem =
      operatorSign(of: pattern.name) != nil ? "operator" : CppCompiler.flat(pattern.fullName)
    made.cname = uniqueName(stem + "_of")
    let index = state.functions.count
    state.functions.append(made)
    state.templates[number].instances[arguments] = index
    if isAuto(made.result) { buildNow(index) }
    return index
  }

  /// Whose result is what its text says: that is read at once.
  func buildNow(_ index: Int) {
    guard state.functions[index].body != nil, !state.functions[index].isBuilt else { return }
    state.functions[index].isBuilt = true
    aside(use: state.functions[index].instance?.use ?? use) {
      scopes = []
      build(index)
      prototype(index)
    }
  }

  /// Puts a function of an instance among those that are to be written.
  func schedule(_ index: Int) {
    guard state.functions[index].waitsForUse, !state.functions[index].isBuilt,
      state.functions[index].body != nil || state.functions[index].isImplicit
    else { return }
    state.functions[index].isBuilt = true
    prototype(index)
    pending.append(index)
  }

  /// `friend f<int>(…)` names a template that is there.
  func checkIsTemplate(_ node: CppNode, of record: Int) {
    if case .functions(let list)? = lookup(node.text)?.entity,
      list.contains(where: { state.functions[$0].template != nil })
    {
      return
    }
    error(
      isOfInstance(record)
        ? "no candidate function template was found for dependent friend function template specialization"
        : "no function template matches function template specialization '\(node.text)'",
      at: node.place)
  }

  /// A name with arguments that say all there is to say is one function.
  func settled(_ value: CppValue) -> [Int] {
    value.functions.compactMap { each in
      guard state.functions[each].template != nil else {
        return value.templateArguments == nil ? each : nil
      }
      guard let found = deduced(each, nil, explicit: value.templateArguments ?? []) else {
        return nil
      }
      return instance(of: each, found, at: state.functions[each].place)
    }
  }
}
