package import Bytecode
package import Diagnostics
package import Syntax

/// What the compiler knows from earlier inputs: types, names, classes, protocols.
///
/// A session is one growing translation unit, so all of this outlives an input. It is a value: the
/// session keeps the copy from before an input and puts it back when the input does not compile or is
/// stopped, and nothing of the failed input is left.
package struct CompilerState: Sendable {
  var types = TypeTable()
  /// Ordinary names at file scope: variables, functions, typedefs, enumeration constants.
  var symbols = NameMap<Symbol>()
  /// Names at file scope that the prelude declared: a program may use them for something of its own.
  var preludeSymbols = NameSet()
  /// Tags of structs, unions and enums.
  var tags = NameMap<TypeID>()
  /// The enumerations of constants: in C they are numbers, but a block that returns them returns the enum.
  var enumerations = NameMap<TypeID>()
  var classes = Pages<ClassInfo>()
  /// The classes that name a class as their superclass, by their numbers.
  private(set) var subclasses = NameMap<[Int]>()
  var classIndex = NameMap<Int>()
  var protocols = NameMap<ProtocolInfo>()
  /// Every declared method by selector, for messages to `id`.
  var instanceMethodPool = NameMap<MethodInfo>()
  var classMethodPool = NameMap<MethodInfo>()
  /// Selectors of which some class wants its own method asked by every override.
  var selectorsOwedToSuper = NameSet()
  /// Selectors of which some declaration says who owns what goes in or comes out.
  var selectorsOfOwners = NameSet()
  /// Numbers statics and redeclared variables.
  package var nextStatic = 0

  package init() {}

  /// The name may be given to something else.
  package mutating func endTypedef(_ name: NameID) {
    if case .typedef? = symbols[name] { symbols[name] = nil }
  }

  /// Nothing at all: what is left behind while the state is moved elsewhere.
  init(empty: Void) { types = TypeTable(empty: ()) }

  func classInfo(_ name: NameID) -> ClassInfo? {
    guard let index = classIndex[name] else { return nil }
    return classes[index]
  }

  /// Says anew what a class is.
  mutating func replace(_ index: Int, by info: ClassInfo) {
    let old = classes[index].superclass
    classes[index] = info
    enterLine(of: index)
    if old == info.superclass { return }
    if old != 0 { subclasses[old]?.removeAll { $0 == index } }
    if info.superclass != 0 { subclasses[info.superclass, default: []].append(index) }
    var below = subclasses[info.name] ?? []
    while let next = below.popLast() {
      enterLine(of: next)
      below += subclasses[classes[next].name] ?? []
    }
  }

  /// How deep a class is, and one of those above it: the superclass, or one that is about as far above it again as
  /// a jump there leads. With them the way to any depth has as many steps as the depth has digits.
  private mutating func enterLine(of index: Int) {
    guard let above = classIndex[classes[index].superclass] else {
      (classes[index].depth, classes[index].jump) = (0, index)
      return
    }
    let near = classes[above].jump
    let far = classes[near].jump
    let isEven =
      classes[above].depth - classes[near].depth == classes[near].depth - classes[far].depth
    classes[index].depth = classes[above].depth + 1
    classes[index].jump = isEven ? far : above
  }

  func isSubclass(_ name: NameID, of ancestor: NameID) -> Bool {
    if name == ancestor { return true }
    guard var index = classIndex[name], let wanted = classIndex[ancestor] else { return false }
    while classes[index].depth > classes[wanted].depth {
      let jump = classes[index].jump
      if classes[jump].depth >= classes[wanted].depth {
        index = jump
      } else if let above = classIndex[classes[index].superclass] {
        index = above
      } else {
        break
      }
    }
    return index == wanted
  }

  /// Asks a class, then its superclasses, until one has an answer. There are no rings: a class that would
  /// become its own ancestor is refused where it is declared.
  @inline(__always)
  func answer<Answer>(of name: NameID, _ question: (_ index: Int) -> Answer?) -> Answer? {
    var current = name
    while current > 0, let index = classIndex[current] {
      if let answer = question(index) { return answer }
      current = classes[index].superclass
    }
    return nil
  }

  /// A class, then its superclasses.
  func forEachAncestor(of name: NameID, _ body: (_ index: Int) -> Void) {
    _ = answer(of: name) { index -> Void? in
      body(index)
      return nil
    }
  }
}

/// A name at file scope.
enum Symbol: Sendable {
  case variable(GlobalVariable)
  case function(FunctionInfo)
  case typedef(TypeID)
  case constant(Int64, TypeID)
}

struct GlobalVariable: Sendable {
  var type: TypeID
  var linkName: String
  var isDefined: Bool
  var place: SourceRange
  /// Declared under ARC: what it holds is counted.
  var isCounted = false
  /// What `aligned` asks for.
  var alignment = 0
  /// Exists once for each thread.
  var isThreadLocal = false
  /// What it begins with and keeps: a constant of a whole-number type.
  var knownValue: Int64?
}

/// Where a format string is among the parameters, counted from 0, and where its values begin.
struct FormatPosition: Sendable {
  enum Family: UInt8, Sendable { case printf, objectiveC }
  var family: Family
  var format: Int
  /// -1: the values come as a va_list and cannot be checked.
  var first: Int
}

struct FunctionInfo: Sendable {
  var type: TypeID
  var linkName: String
  var parameterNames: [NameID] = []
  var native: NativeFunction?
  var isDefined = false
  var isPrelude = false
  /// `ns_returns_retained`: the caller owns the result.
  var returnsRetained = false
  /// Code that counts by hand gets its result autoreleased.
  var autoreleasesByHand = false
  /// The declaration that says `constructor` or `destructor`.
  var startUp: Node?
  /// `noreturn`: control does not come back from a call.
  var neverReturns = false
  var format: FormatPosition?
  var place: SourceRange

  /// What an earlier declaration said of the result holds for this one, too.
  mutating func inheritOwnership(of old: FunctionInfo) {
    returnsRetained = returnsRetained || old.returnsRetained
    autoreleasesByHand = autoreleasesByHand || old.autoreleasesByHand
  }
}

struct MethodInfo: Sendable {
  var selector: NameID
  var isClassMethod: Bool
  var result: TypeID
  var parameters: [TypeID]
  var isVariadic = false
  var isOptional = false
  /// Declared by `@property`: needs no definition of its own.
  var isAccessor = false
  var format: FormatPosition?
  var attributes: MethodAttributes?
  var place: SourceRange
  /// Class or protocol that declares it.
  var owner: NameID = 0
}

struct IvarInfo: Sendable {
  enum Access: UInt8, Sendable { case `private`, protected, `public`, package }
  var field: RecordField
  var access: Access
  /// Class that declares it.
  var owner: NameID
  var place: SourceRange
}

struct PropertyInfo: Sendable {
  enum Setter: UInt8, Sendable { case assign, retain, copy, weak }
  var name: NameID
  var type: TypeID
  var getter: NameID
  var setterName: NameID
  var setter: Setter
  var isReadOnly: Bool
  var isClassProperty: Bool
  var isOptional: Bool
  var isNonatomic = false
  /// `readwrite` is written.
  var isSaidWritable = false
  /// The word for ownership that is written, if one is: of a readonly property the runtime is told no other.
  var ownership = ""
  /// Declared, or declared anew, by a class extension.
  var isInExtension = false
  /// The category that declares it, which never synthesizes; 0 where the class itself does.
  var category: NameID = 0
  var place: SourceRange
}

struct ClassInfo: Sendable {
  var name: NameID
  var superclass: NameID = 0
  var typeParameters: [TypeParameter] = []
  /// What the superclass's parameters are, in terms of the own ones.
  var superclassArguments: [TypeID] = []
  private(set) var ivars: [IvarInfo] = []
  private var ivarPlaces: [NameID: Int] = [:]
  /// Where the next ivar goes, and where the own ones began when that was worked out.
  private var layout: (start: Int, fields: FieldLayout)?
  /// See `CompilerState.enterLine`.
  var depth = 0
  var jump = 0
  /// Bytes of an instance, inherited ivars included.
  var instanceSize = 8
  /// `@class` only so far.
  var isForward = true
  var isImplemented = false
  /// `objc_subclassing_restricted`.
  var isFinal = false
  var isPrelude = false
  /// Implemented under ARC: its ivars are released by a hidden method.
  var isCounted = false
  var instanceMethods = PagedMap<NameID, MethodInfo>()
  var classMethods = PagedMap<NameID, MethodInfo>()
  /// In the order of declaration, for "method definition not found".
  var declared = Pages<MethodInfo>()
  /// How many of them stand in the class's own interface; extensions follow.
  var primaryCount = 0
  /// What each category declares, for the same.
  var promised = PagedMap<NameID, [MethodInfo]>()
  /// What the class's own interface and its extensions adopt.
  var ownProtocols: [NameID] = []
  /// What each category adopts, in the order in which they were declared.
  private(set) var categoryProtocols: Pages<(category: NameID, protocols: [NameID])> = []
  /// In the order of declaration; nil where a later one has taken its place.
  private var propertyList: [PropertyInfo?] = []
  private var propertyPlaces: [PropertyKey: Int] = [:]
  /// Selectors that code was compiled for, with their kind, to tell a replacement.
  var definedInstance = PagedMap<NameID, Bool>()
  var definedClass = PagedMap<NameID, Bool>()
  var place: SourceRange = .none

  init(name: NameID) { self.name = name }

  struct PropertyKey: Hashable {
    var name: NameID
    var isClassProperty: Bool
  }

  // MARK: Protocols

  /// All that is adopted, each once.
  var protocols: [NameID] {
    categoryProtocols.reduce(into: ownProtocols) { all, category in
      all += category.protocols.filter { !all.contains($0) }
    }
  }

  func protocols(of category: NameID) -> [NameID] {
    categoryProtocols.first { $0.category == category }?.protocols ?? []
  }

  /// `category`: 0 for an extension, which is a part of the class's own interface.
  mutating func adopt(_ name: NameID, in category: NameID) {
    if category == 0 {
      if !ownProtocols.contains(name) { ownProtocols.append(name) }
    } else if let index = categoryProtocols.firstIndex(where: { $0.category == category }) {
      if !categoryProtocols[index].protocols.contains(name) {
        categoryProtocols[index].protocols.append(name)
      }
    } else {
      categoryProtocols.append((category, [name]))
    }
  }

  // MARK: Ivars

  func ivar(_ name: NameID) -> IvarInfo? { ivarPlaces[name].map { ivars[$0] } }

  /// Adds ivars behind those there are, and says where they lie. `start`: where the superclass ends.
  /// Whether one moved that had a place before.
  mutating func add(_ added: [IvarInfo], from start: Int, in types: TypeTable) -> Bool {
    let hasMoved = layout?.start != start && layOut(from: start, in: types)
    var next = layout?.fields
    for var ivar in added {
      if ivar.field.name != 0 { ivarPlaces[ivar.field.name] = ivars.count }
      ivar.field = next?.place(ivar.field, in: types) ?? ivar.field
      ivars.append(ivar)
    }
    if let next { close(next, start) }
    return hasMoved
  }

  /// Lays all ivars out anew, from where the superclass ends. Answers whether one of them moved.
  mutating func layOut(from start: Int, in types: TypeTable) -> Bool {
    // Bit-fields continue in a unit that may be half full: the layout runs over all own ivars.
    var next = FieldLayout(startingAt: start)
    var hasMoved = false
    for position in ivars.indices {
      var field = ivars[position].field
      field.bitOffset = -1
      let placed = next.place(field, in: types)
      if placed.offset != field.offset { hasMoved = true }
      ivars[position].field = placed
    }
    close(next, start)
    return hasMoved
  }

  private mutating func close(_ fields: FieldLayout, _ start: Int) {
    layout = (start, fields)
    instanceSize = max(start, fields.usedBytes)
  }

  // MARK: Properties

  var properties: [PropertyInfo] { propertyList.compactMap { $0 } }
  /// Behind the last one.
  var propertyEnd: Int { propertyList.count }

  func property(_ name: NameID, isClass: Bool) -> PropertyInfo? {
    propertyPlaces[PropertyKey(name: name, isClassProperty: isClass)].flatMap { propertyList[$0] }
  }

  /// Adds a property; a later declaration takes the place of an earlier one.
  mutating func add(_ property: PropertyInfo) {
    let key = PropertyKey(name: property.name, isClassProperty: property.isClassProperty)
    if let old = propertyPlaces[key] { propertyList[old] = nil }
    propertyPlaces[key] = propertyList.count
    propertyList.append(property)
  }

  /// The properties from one position on are those of a category.
  mutating func mark(propertiesFrom first: Int, of category: NameID) {
    for position in propertyList.indices.dropFirst(first) {
      propertyList[position]?.category = category
    }
  }
}

struct ProtocolInfo: Sendable {
  var name: NameID
  var protocols: [NameID] = []
  var methods: [MethodInfo] = []
  var properties: [PropertyInfo] = []
  var isForward = true
}

/// How one text is compiled.
package struct CompileOptions: Sendable {
  package enum Form: Equatable, Sendable {
    case file
    /// The N-th input at the prompt.
    case input(number: Int)
    case prelude
  }
  package var form: Form
  package var arc: Bool
  /// Distinguishes file statics of the same name.
  package var unitNumber: Int
  /// Bodies that were left out, by the place of their `{`.
  package var missing: [UInt32: MissingBody] = [:]
  /// Sizes of classes that another file of the program implements, as far as they are known.
  package var instanceSizes: [String: Int] = [:]
  package var interruption = Interruption()
  /// Declarations at the top level of a file run one after the other, as statements do.
  var runsDeclarations = false
  /// One of several files: `main` may be in another.
  package var isPart = false
  /// Names whose meaning stays what it is for the code that uses them: who declares one means another thing.
  package var guardedNames: Set<String> = []
  package init(form: Form, arc: Bool, unitNumber: Int) {
    self.form = form
    self.arc = arc
    self.unitNumber = unitNumber
  }
}

/// Something that an input defined, for the notices at the prompt.
package enum Definition: Equatable, Sendable {
  case classDefined(String)
  case methodReplaced(String)
  case functionDefined(String)
  case functionReplaced(String)
  case variableRedeclared(String)
}

package struct CompileResult: Sendable {
  /// nil when there is an error.
  package var unit: CodeUnit?
  package var diagnostics: [Diagnostic] = []
  package var definitions: [Definition] = []
  /// Bodies that were left out, with the code objects that stand for them.
  package var pending: [(code: Int, body: PendingBody)] = []
  /// The sizes that were taken for classes that another file implements.
  package var assumedSizes: [String: Int] = [:]
  /// Selectors sent to an object of any class that no class known here has: a part of the library that is not
  /// loaded may.
  package var unknownSelectors: Set<String> = []
}

/// Compiles one tree. On an error `unit` is nil and the caller puts the old state back.
package func compile(
  _ tree: Tree, names: inout NameTable, sources: SourceMap, state: inout CompilerState,
  options: CompileOptions
) -> CompileResult {
  var hints = Dictionary(
    options.instanceSizes.compactMap { name, size in names.find(name).map { ($0, size) } },
    uniquingKeysWith: { $1 })
  let known = options.form == .prelude ? state.symbols : NameMap()
  var compiler = UnitCompiler(
    tree: tree, names: names, sources: sources, state: state, options: options, sizeHints: hints)
  compiler.compileUnit()
  if compiler.isOfRunningDeclarations, !options.isPart, !options.runsDeclarations {
    var options = options
    options.runsDeclarations = true
    return compile(tree, names: &names, sources: sources, state: &state, options: options)
  }
  if compiler.classes.layouts.needsSecondPass, compiler.errorCount == 0 {
    let own = compiler.state.classes.filter { hints[$0.name] == nil || $0.isImplemented }
    hints.merge(own.map { ($0.name, $0.instanceSize) }, uniquingKeysWith: { $1 })
    compiler = UnitCompiler(
      tree: tree, names: names, sources: sources, state: state, options: options,
      sizeHints: hints)
    compiler.compileUnit()
  }
  names = compiler.names
  state = compiler.state
  if options.form == .prelude {
    // What the program has declared before a part of the library came in stays the program's.
    state.symbols.eachEntry(unsharedWith: known) { name, _ in
      if known[name] == nil { state.preludeSymbols.insert(name) }
    }
  }
  return compiler.result
}
