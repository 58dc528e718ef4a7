import Diagnostics
import Syntax

/// What the C++ front end knows from earlier inputs. A value, put back with the rest of a session when an
/// input fails.
package struct CppState: Sendable {
  var trees: [CppTree] = []
  var records: [CppRecord] = []
  var enums: [CppEnum] = []
  var functions: [CppFunction] = []
  var variables: [CppVariable] = []
  var names = CppNames()
  /// What a function declared with these is.
  var overloads: [CppSignature: Int] = [:]
  /// Functions of one name by what they take, by the first of them.
  var candidates: [Int: CppCandidates] = [:]
  /// The classes that have a constructor for something of a kind.
  var conversions: [CppKind: Set<Int>] = [:]
  var namespaces: Set<String> = []
  /// Other names of namespaces, each in full.
  var namespaceAliases: [String: String] = [:]
  var templates: [CppTemplate] = []
  var templateUses: [CppTemplateUse] = []
  /// What their instances have cost by now.
  var templateWork = 0
  /// The files that are the library's.
  var libraryFiles: Set<UInt32> = []
  /// Functions that are found beside an object of their class alone.
  var hiddenNames: Set<String> = []
  /// The program has declared an operator of its own.
  var hasOwnOperators = false
  var enumerators: [Int: [String: Int]] = [:]
  /// The lambdas that are made already.
  var lambdas: [CppLambdaKey: CppLambda] = [:]
  /// Those whose functions are templates, by their classes.
  var genericLambdas: [Int: CppGenericLambda] = [:]
  var counter = 0
  /// The class that each `new` makes an object of.
  var madeAt: [SourceRange: String] = [:]
  /// Constructors and destructors of classes whose table of virtual functions is not there yet.
  var waiting: [Int: [Int]] = [:]
  /// Methods of the prompt that wait for something to be defined.
  var incomplete: [Int: CppMissing] = [:]
  /// Numbers of the made-up functions and types that exist already.
  var support: Set<String> = []
  package var syntax = CppSyntaxState()
  /// Parts of the library that are read.
  package var libraryParts: Set<String> = []
  /// Nothing was read yet: no library, no text, no macro of one.
  /// What of C's library the program has called for: it is std's, too.
  private(set) var namesOfC: Set<String> = []
  /// Nothing else has these names in the code behind.
  package mutating func reserve(namesOfC names: [String]) {
    namesOfC.formUnion(names)
    for name in names { support.insert("name " + name) }
  }
  /// Something outside of all namespaces is called so.
  package func knows(_ name: String) -> Bool { names[name] != nil }

  package var isUntouched: Bool { trees.isEmpty && libraryParts.isEmpty }

  package init() {}

  /// Nothing will be compiled any more: what may be most of the memory is given back.
  package mutating func forgetTexts() { trees = trees.map { _ in CppTree() } }
}

/// What tells a function from the others of its name: [dcl.fct], the types after their adjustment.
struct CppSignature: Sendable, Hashable {
  var fullName: String
  var parameters: [CppType]
  var owner: Int?
  var isConst = false
  var qualifier: CppFlags = []
}

/// A node of one of the texts.
struct CppRef: Sendable, Hashable {
  var tree: Int
  var id: Int
}

enum CppEntity: Sendable {
  case functions([Int])
  case variable(Int)
  case record(Int)
  case enumeration(Int)
  case enumerator(Int, value: Int)
  case alias(CppType)
  /// Of a class, or of another name for a type.
  case template(Int)
  /// What a template's parameter stands for.
  case constant(CppType, Int)
  case pack([CppEntity])
  /// A pack of a function's parameters, or of what a lambda's brackets make: the name that each has.
  case parameterPack([String])
  /// What `using namespace` has brought from several namespaces, as different things.
  case ambiguous

  /// What a name means that means both.
  func joined(with other: CppEntity) -> CppEntity {
    switch (self, other) {
    case (.functions(let mine), .functions(let its)):
      .functions(mine + its.filter { !mine.contains($0) })
    case (.variable(let a), .variable(let b)) where a == b: self
    case (.record(let a), .record(let b)) where a == b: self
    case (.enumeration(let a), .enumeration(let b)) where a == b: self
    case (.enumerator(let a, let x), .enumerator(let b, let y)) where a == b && x == y: self
    case (.alias(let a), .alias(let b)) where a == b: self
    case (.template(let a), .template(let b)) where a == b: self
    case (.record(let a), .alias(let b)) where b == .record(a): self
    case (.alias(let a), .record(let b)) where a == .record(b): self
    default: .ambiguous
    }
  }

  /// One more function of the name, or the first of it.
  mutating func add(_ function: Int) {
    guard case .functions(var list) = self else {
      self = .functions([function])
      return
    }
    // Nobody else holds the list while it grows.
    self = .functions([])
    list.append(function)
    self = .functions(list)
  }
}

enum CppAccess: Int, Sendable {
  case isPublic, isProtected, isPrivate
  var word: String {
    switch self {
    case .isPublic: "public"
    case .isProtected: "protected"
    case .isPrivate: "private"
    }
  }
}

struct CppEnum: Sendable {
  var name: String
  var place: SourceRange
  /// The class that it is a member of.
  var owner: Int?
  var isScoped: Bool
  /// It has a type of its own.
  var isFixed: Bool
  /// What its values are kept as.
  var underlying: CppNumber
  /// What an operand of it becomes ([conv.prom]/3): the first of `int`, `unsigned`, … that has all its values. The two
  /// are one where the program names the type.
  var promoted: CppNumber
}

struct CppVariable: Sendable {
  var name: String
  var type: CppType
  var cname: String
  /// A static member: its class.
  var owner: Int?
  var access = CppAccess.isPublic
  /// Defined, not only declared.
  var isDefined = true
  var place: SourceRange
  /// `const int n = 3`: its value is known while compiling.
  var constant: Int?
  /// Is a pointer in C: a reference.
  var isPointer: Bool { type.isReference }
  var isThreadLocal = false
  /// Where its class gives it a value.
  var declaration: CppRef?
  /// A template's static member: its definition, which is read when somebody asks for it.
  var waiting: CppWaitingVariable?
}

struct CppWaitingVariable: Sendable {
  var text: CppRef
  var names: [String: CppEntity]
}

struct CppParameter: Sendable {
  var name: String
  var type: CppType
  var value: CppRef?
  /// Its name in C, where it is not the one that the program gives.
  var cname: String?
}

struct CppFunction: Sendable {
  /// Without its class.
  var name: String
  /// `A::f`
  var fullName: String
  var cname: String
  var owner: Int?
  var parameters: [CppParameter]
  var result: CppType
  var flags: CppFlags
  var access = CppAccess.isPublic
  /// The definition; nil where there is none.
  var body: CppRef?
  var isDefined = false
  /// The C library's, or the machine's.
  var isForeign = false
  /// The library's, outside of all namespaces: `std` has it as well.
  var isOfC = false
  /// Its definition stands within its class, or it says `inline`: it is no key function.
  var isInlineBody = false
  var place: SourceRange
  /// Index among its class's virtual functions.
  var slot: Int?
  /// Made by the compiler.
  var isImplicit = false
  /// The class in whose text it stands as a friend: its names mean there what they mean in the class.
  var friendOf: Int?
  /// The class that alone has declared it, as a friend.
  var hiddenIn: Int?
  /// Where its names are looked up first.
  var namespace = ""
  var isBuilt = false
  /// It is a template: what it takes and answers is known of its instances alone.
  var template: Int?
  var instance: CppInstance?
  /// It belongs to an instance of a template, and is made when somebody asks for it.
  var waitsForUse = false
  /// A constructor that `using` has brought: the base's own.
  var inherited: Int?
  /// Which of its parameters are of one pack.
  var packs: [String: Range<Int>] = [:]

  var isStatic: Bool { flags.contains(.isStatic) }
  var isConstructor: Bool { flags.contains(.isConstructor) }
  var isDestructor: Bool { flags.contains(.isDestructor) }
  var isVirtual: Bool { slot != nil }
  /// No call has as many arguments as a template wants.
  var minimum: Int {
    template == nil
      ? parameters.firstIndex { $0.value != nil } ?? parameters.count
      : .max
  }
}

struct CppField: Sendable {
  var name: String
  var type: CppType
  var cname: String
  var access: CppAccess
  var isMutable: Bool
  /// It is in a union: the number of its first member among the class's fields, with which it shares its bytes.
  var union: Int?
  /// `int n = 3;` within the class.
  var value: CppRef?
  var place: SourceRange
}

struct CppRecord: Sendable {
  var name: String
  var cname: String
  var flags: CppFlags
  var place: SourceRange
  /// Of the whole definition.
  var extent = SourceRange.none
  /// The library's word for what it is shown as.
  var shape: String?
  var isComplete = false
  var base: Int?
  var baseAccess = CppAccess.isPublic
  var fields: [CppField] = []
  /// Their places, by name.
  var fieldNumbers: [String: Int] = [:]
  /// Everything with a name but the fields: static members, methods, types, enumerators.
  var members: [String: CppEntity] = [:]
  var access: [String: CppAccess] = [:]
  var constructors: [Int] = []
  var destructor: Int?
  var copyAssignments: [Int] = []
  var friends: Set<String> = []
  /// What `using` has brought from a base, and how visible it is here.
  var usings: [String: CppAccess] = [:]
  var slots = CppSlots()
  /// The class within which it is declared.
  var outer: Int?
  var namespace = ""
  /// The virtual functions' table exists.
  var isTableBuilt = false
  var isBuilt = false
  /// Classes within one another, by their fields.
  var depth = 0
  var instance: CppInstance?
  /// A template's instance that is being completed.
  var isOpen = false
  /// Its constructors store the address of its table.
  var wantsTable = false
  var conversions: [Int] = []
  /// `using Base::Base;`
  var inheritsConstructors = false
  /// The type of a lambda: its `operator()`.
  var closure: Int?
  /// Decided when the class is complete.
  var destroys = false
  var copiesTrivially = true
  var movesTrivially = true
  var isPolymorphic: Bool { !slots.isEmpty }
}
