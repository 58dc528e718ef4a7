/// The names that a block declares.
///
/// The types among them are kept a second time: a class within a function sees those, and none of the variables, and
/// picking them out for each class would make a function with many slow.
struct CppScope: Sendable, ExpressibleByDictionaryLiteral {
  private var names: [String: CppLocal] = [:]
  private var typesAmongThem: [String: CppLocal] = [:]

  init(dictionaryLiteral elements: (String, CppLocal)...) {
    for (name, local) in elements { self[name] = local }
  }
  /// Of types alone, or of enumerators and the like.
  init(types: [String: CppLocal]) {
    (names, typesAmongThem) = (types, types)
  }

  subscript(name: String) -> CppLocal? {
    get { names[name] }
    set {
      names[name] = newValue
      if newValue?.entity != nil || !typesAmongThem.isEmpty {
        typesAmongThem[name] = newValue?.entity == nil ? nil : newValue
      }
    }
  }

  var values: some Collection<CppLocal> { names.values }
  var types: CppScope { CppScope(types: typesAmongThem) }
}
