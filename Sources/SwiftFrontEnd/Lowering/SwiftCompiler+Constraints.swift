import Diagnostics
import Syntax

/// Which function a call in generic code means: Swift chooses once, by what the bounds of the type parameters say, and
/// never again for the types that are given for them.
///
/// Here generic code is compiled anew for each set of types, and an exact type would find a better function. So what
/// was chosen where only the bounds are known (`SwiftCompiler+Opaque`) is kept, and each instance follows it.
struct SwiftCallSite: Hashable {
  var tree: Int
  var place: SourceRange
  var name: String
  var nowhere: SwiftRef { SwiftRef(tree: -1, id: 0) }
}

/// A function that was chosen. `types` are of its parameters, as far as they do not speak of a type parameter.
struct SwiftChoice: Hashable {
  var node: SwiftRef
  var labels: [String]
  var types: [SwiftType?]

  /// What a protocol asks for is chosen by the bound, and what a type has for it is called.
  func isMet(by other: SwiftChoice) -> Bool {
    if node == other.node { return true }
    return node.tree > -2 && other.node.tree > -2 && labels == other.labels
      && zip(types, other.types).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
  }
}

/// Generic declarations, and extensions of protocols, whose code is made anew for each set of types.
struct SwiftGenericRegion {
  var place: SourceRange
  /// The nodes that its type parameters are declared by.
  var homes: [Int]
  /// Type parameters that the `where` of an extension says all of.
  var fixed: [String] = []
  /// The protocol that is extended.
  var ofProtocol: Int?
  var isOfProtocol: Bool { ofProtocol != nil }
}

extension SwiftCompiler {
  /// What a choice is where no function of the program's was found: Swift's own, by a conformance.
  static let byConformance = SwiftChoice(node: SwiftRef(tree: -2, id: 0), labels: [], types: [])

  /// The candidate that a call means.
  func chosen(
    among candidates: [SwiftFunction], _ node: SwiftNode, _ arguments: [Int],
    expected: SwiftType? = nil
  ) -> SwiftFunction? {
    func weigh() -> SwiftFunction? {
      weighed(among: candidates, node, arguments, expected: expected)
    }
    let site = SwiftCallSite(
      tree: treeIndex, place: node.place, name: candidates.first?.name ?? "")
    let around = genericRegions(around: site)
    guard isMadeAnew(around) else { return weigh() }
    if isOpaqueReading {
      let found = weigh()
      // What nothing that is known here tells apart is met by nothing.
      if isAtHome(around) {
        note(found.map(choice) ?? SwiftChoice(node: site.nowhere, labels: ["?"], types: []), site)
      }
      return found
    }
    guard let known = state.choices[site] else {
      guard let found = weigh() else { return nil }
      note(choice(found), site)
      if candidates.filter({ fits($0, node, arguments) }).count > 1,
        pairs(found, node, arguments).contains(where: {
          dependsOnTypes(of: $0.argument, around) && !isWide($0.parameter, of: found, around)
        })
      {
        unread.insert(site)
      }
      return found
    }
    if known.count == 1, let only = candidates.first(where: { known.contains(choice($0)) }) {
      return only
    }
    guard let found = weigh() else { return nil }
    if isMet(choice(found), by: known) { return found }
    let others = candidates.filter { fits($0, node, arguments) && isMet(choice($0), by: known) }
    if others.count == 1 { return others[0] }
    refuse("functions of one name that the types of generic code tell apart", at: node.place)
    return nil
  }

  /// The operator of the program's that stands between two values: what `found` is, elsewhere than in generic code.
  func chosenOperator(
    _ op: String, _ a: SwiftType, _ node: SwiftNode, among candidates: [SwiftFunction],
    _ found: SwiftFunction?
  ) -> SwiftFunction? {
    let site = SwiftCallSite(tree: treeIndex, place: node.place, name: op)
    let around = genericRegions(around: site)
    guard isMadeAnew(around) else { return found }
    let mine = found.map(choice) ?? SwiftCompiler.byConformance
    if isOpaqueReading {
      if isAtHome(around) { note(mine, site) }
      return found
    }
    var known = state.choices[site]
    if known == nil {
      note(mine, site)
      // Of `Self` its protocol alone is known.
      if around.contains(where: \.isOfProtocol), lookup("self")?.type == a {
        known = [SwiftCompiler.byConformance]
      }
    }
    guard let known, let found, !isMet(mine, by: known) else { return found }
    if let other = candidates.first(where: { isMet(choice($0), by: known) }) { return other }
    guard known.contains(SwiftCompiler.byConformance), case .nominal(let index) = a else {
      return found
    }
    return witness(op, of: index, among: candidates) ?? found
  }

  /// What a conformance means by an operator: that of the type which declared it, whatever a subclass has beside it.
  func witness(_ op: String, of index: Int, among candidates: [SwiftFunction]) -> SwiftFunction? {
    let wanted = op == "==" || op == "!=" ? "Equatable" : "Comparable"
    guard let home = conformer(index, to: wanted) else { return nil }
    return candidates.first { $0.parameters.map(\.type) == [.nominal(home), .nominal(home)] }
  }

  /// The class that says that a class has a protocol of Swift's own, the outermost of those above; a type of values
  /// says so itself.
  func conformer(_ index: Int, to wanted: String) -> Int? {
    ([index] + ancestors(of: index)).last { each in
      let nominal = state.nominals[each]
      return nominal.builtinProtocols.contains(wanted)
        || nominal.protocols.contains { hasBuiltin(.nominal($0), wanted) }
    }
  }

  private func note(_ choice: SwiftChoice, _ site: SwiftCallSite) {
    choices[site, default: []].insert(choice)
  }

  private func isMet(_ choice: SwiftChoice, by known: Set<SwiftChoice>) -> Bool {
    known.contains { $0.isMet(by: choice) }
  }

  private func choice(_ function: SwiftFunction) -> SwiftChoice {
    // What a bound promises speaks of `Self` by the name of the protocol.
    let isPromised = function.owner.map { opaques.contains($0) } ?? false
    return SwiftChoice(
      node: function.node, labels: function.labels,
      types: function.parameters.map { each in
        mentions(each.type) { isOpaque($0) || isPromised && isProtocol($0) != nil }
          ? nil : each.type
      })
  }

  private func mentions(_ type: SwiftType, _ holds: (SwiftType) -> Bool) -> Bool {
    if holds(type) { return true }
    switch type {
    case .optional(let inner), .array(let inner), .slice(let inner), .set(let inner),
      .metatype(let inner), .lent(let inner), .throwing(let inner):
      return mentions(inner, holds)
    case .dictionary(let key, let item): return mentions(key, holds) || mentions(item, holds)
    case .tuple(_, let types): return types.contains { mentions($0, holds) }
    case .function(let types, let result):
      return (types + [result]).contains { mentions($0, holds) }
    case .nominal(let index):
      return state.nominals[index].genericBindings.values.contains { mentions($0, holds) }
    default: return false
    }
  }

  /// What is chosen otherwise where only the bounds are known, and what was not read so: nil where nothing is.
  func choicesToFollow(_ opaque: SwiftCompiler) -> [SwiftCallSite: Set<SwiftChoice>]? {
    var wrong = false
    var all = opaque.choices
    for (site, mine) in choices {
      if let known = all[site] {
        if !mine.allSatisfy({ isMet($0, by: known) }) { wrong = true }
      } else if unread.contains(site) {
        all[site] = []
        wrong = true
      }
    }
    return wrong ? all : nil
  }

  // MARK: Where generic code stands

  private func isMadeAnew(_ around: [SwiftGenericRegion]) -> Bool {
    !around.isEmpty && (!bindings.isEmpty || around.contains(where: \.isOfProtocol))
  }

  private func genericRegions(around site: SwiftCallSite) -> [SwiftGenericRegion] {
    if genericRegions[site.tree] == nil { genericRegions[site.tree] = regions(of: site.tree) }
    return (genericRegions[site.tree] ?? []).filter {
      $0.place.start <= site.place.start && site.place.end <= $0.place.end
    }
  }

  private func regions(of number: Int) -> [SwiftGenericRegion] {
    guard state.trees.indices.contains(number), state.modules[number] == state.moduleName else {
      return []
    }
    let text = state.trees[number]
    return text.nodes.indices.compactMap { id in
      let node = text[id]
      let place = text.extents[id] ?? node.place
      switch node.kind {
      case .function where node.kid(3) != 0:
        return SwiftGenericRegion(place: place, homes: [id])
      case .classDeclaration, .structDeclaration, .enumDeclaration:
        return node.labels.isEmpty ? nil : SwiftGenericRegion(place: place, homes: [id])
      case .extensionDeclaration:
        var region = SwiftGenericRegion(place: place, homes: [id])
        region.fixed = text[node.kid(0)].labels.filter { $0.hasSuffix("==") }.map {
          String($0.dropLast(2))
        }
        let isOfCollections = ["Sequence", "Collection"].contains(node.text)
        var names = SwiftCompiler.parameters[node.text] ?? (isOfCollections ? ["Element"] : [])
        if let generic = state.genericTypes[node.text], generic.tree == number {
          region.homes.append(generic.id)
          names = text[generic.id].labels
        }
        region.ofProtocol = state.types[node.text].flatMap { isProtocol($0) }
        // Where all is said, it is no generic code.
        let isGeneric = !names.allSatisfy { region.fixed.contains($0) }
        return isGeneric || region.isOfProtocol ? region : nil
      default: return nil
      }
    }
  }

  /// Whether the types of which only the bounds are known are those of the code around, and not others that were
  /// given to it.
  private func isAtHome(_ around: [SwiftGenericRegion]) -> Bool {
    let homes = around.flatMap(\.homes)
    let fixed = around.flatMap(\.fixed)
    return !bindings.isEmpty
      && bindings.allSatisfy { name, type in
        if fixed.contains(name) { return true }
        guard case .nominal(let index) = type, let home = homeOfOpaque[index] else { return false }
        return homes.contains(home)
      }
  }

  /// Whether a parameter takes what the bounds alone promise. What was found among more functions than they know is then
  /// found among fewer, too.
  private func isWide(
    _ parameter: SwiftParameter, of function: SwiftFunction, _ around: [SwiftGenericRegion]
  ) -> Bool {
    if !function.generics.isEmpty || parameter.argumentType == .any { return true }
    guard let wanted = isProtocol(parameter.argumentType) else { return false }
    return around.contains { $0.ofProtocol.map { conforms($0, to: wanted) } ?? false }
  }

  /// Whether an argument is of a type that was given to the code around, or holds one.
  private func dependsOnTypes(of id: Int, _ around: [SwiftGenericRegion]) -> Bool {
    if tree[id].kind == .closure || tree[id].kind == .inoutArgument || isLiteral(id) {
      return false
    }
    var given = Array(bindings.values)
    if around.contains(where: \.isOfProtocol), let this = lookup("self") {
      given.append(this.type)
    }
    return mentions(argumentType(id, nil)) { given.contains($0) }
  }
}
