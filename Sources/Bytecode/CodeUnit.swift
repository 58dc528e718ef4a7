package import Diagnostics

/// Everything that one input or file adds to the world, as the compiler hands it to the loader.
///
/// Link names: a global or function of external linkage is its own name; one with internal linkage is
/// `name@unit` (the compiler numbers units), a static inside a function `function.name@n`. `displayName`
/// is what a person reads.
package struct CodeUnit: Sendable {
  package var codes: [CodeObject] = []
  package var functions: [FunctionDefinition] = []
  package var globals: [GlobalDefinition] = []
  package var classes: [ClassDefinition] = []
  package var categories: [CategoryDefinition] = []
  package var protocols: [ProtocolDefinition] = []
  /// Link names of functions to be run before `main`, and after it, with their order: the smaller first.
  package var constructors: [(priority: Int, linkName: String)] = []
  package var destructors: [(priority: Int, linkName: String)] = []
  /// Selectors that bodies still missing will send: they get their numbers with the unit.
  package var selectors: [String] = []
  /// Index in `codes` of the top-level statements, or nil. Run after loading.
  package var entry: Int?
  /// The value of the last top-level expression, if it is to be shown: `entry` returns it.
  package var shown: ShownValue?

  package init() {}
}

/// What the prompt shows after an input.
package struct ShownValue: Equatable, Sendable {
  /// @encode string of the value's type. A struct is shown from memory: `entry` returns its address.
  package var encoding: String
  /// The type as C writes it: `Singleton *`, `NSUInteger`.
  package var typeName: String
  /// A declaration's variable, for `a = #1 …`; nil for a bare expression.
  package var variableName: String?
  /// The value is a text that describes what is shown.
  package var isDescription = false
  /// A struct that nobody keeps: it lies in the frame of `entry`, and is read there behind its return.
  package var isInFrame = false
  package init(encoding: String, typeName: String, variableName: String? = nil) {
    self.encoding = encoding
    self.typeName = typeName
    self.variableName = variableName
  }
}

package struct FunctionDefinition: Sendable {
  package enum Body: Sendable {
    /// Index in `CodeUnit.codes`.
    case code(Int)
    case native(NativeFunction)
  }
  package var linkName: String
  package var displayName: String
  package var body: Body
  /// Of a native: the library keeps it to itself (`CodeObject.isInternal`).
  package var isInternal: Bool
  package init(linkName: String, displayName: String, body: Body, isInternal: Bool = false) {
    self.linkName = linkName
    self.displayName = displayName
    self.body = body
    self.isInternal = isInternal
  }
}

/// What remembers that a static variable was made, as a front end writes it beside the variable.
package struct OnceGuard: Equatable, Sendable {
  package enum Language: Sendable { case swift, cpp }
  /// The variable, as its program has it.
  package var variable: String
  package var language: Language
  package init(of variable: String, _ language: Language) {
    self.variable = variable
    self.language = language
  }
  /// What it is called itself, as its language's debuggers do.
  package var name: String {
    switch language {
    case .swift: "\(variable) (once)"
    case .cpp: "guard variable for \(variable)"
    }
  }
}

package struct GlobalDefinition: Sendable {
  package var linkName: String
  /// `shared`, or `+[Singleton shared].instance` for a static inside a function.
  package var displayName: String
  package var size: Int
  package var alignment: Int
  package var encoding: String
  package var typeName: String
  /// Initial bytes; missing ones are 0.
  package var bytes: [UInt8]
  /// Constants written over the bytes, 8 bytes each, at these offsets.
  package var addresses: [(offset: Int, constant: Constant)]
  /// A variable declared at the prompt, for `:objects` and the search for leaks.
  package var isPromptVariable: Bool
  package var isConst: Bool
  /// Declared in a text of the library's.
  package var isLibrarys: Bool
  /// It points to an object and, by its type, owns nothing (`__unsafe_unretained` under ARC).
  package var isUnsafe: Bool
  package var guarding: OnceGuard?
  package var place: SourceRange

  package init(
    linkName: String, displayName: String, size: Int, alignment: Int, encoding: String,
    typeName: String, bytes: [UInt8] = [], addresses: [(offset: Int, constant: Constant)] = [],
    isPromptVariable: Bool = false, isConst: Bool = false, isLibrarys: Bool = false,
    isUnsafe: Bool = false, place: SourceRange
  ) {
    self.linkName = linkName
    self.displayName = displayName
    self.size = size
    self.alignment = alignment
    self.encoding = encoding
    self.typeName = typeName
    self.bytes = bytes
    self.addresses = addresses
    self.isPromptVariable = isPromptVariable
    self.isConst = isConst
    self.isLibrarys = isLibrarys
    self.isUnsafe = isUnsafe
    self.place = place
  }
}

package struct IvarDefinition: Equatable, Sendable {
  package enum Ownership: UInt8, Sendable { case none, strong, weak, unsafe }
  package var name: String
  package var encoding: String
  package var typeName: String
  /// Bytes from the start of the object (the isa word is at 0).
  package var offset: Int
  package var size: Int
  package var ownership: Ownership
  package init(
    name: String, encoding: String, typeName: String, offset: Int, size: Int, ownership: Ownership
  ) {
    self.name = name
    self.encoding = encoding
    self.typeName = typeName
    self.offset = offset
    self.size = size
    self.ownership = ownership
  }
}

package struct MethodDefinition: Sendable {
  package enum Body: Sendable {
    case code(Int)
    case native(NativeFunction)
  }
  package var selector: String
  package var isClassMethod: Bool
  package var body: Body
  /// Full method encoding, such as `v24@0:8@16`.
  package var encoding: String
  package var place: SourceRange
  /// Of a native: the library keeps it to itself (`CodeObject.isInternal`).
  package var isInternal = false
  package init(
    selector: String, isClassMethod: Bool, body: Body, encoding: String, place: SourceRange
  ) {
    self.selector = selector
    self.isClassMethod = isClassMethod
    self.body = body
    self.encoding = encoding
    self.place = place
  }
}

/// A class with its implementation. Loading one whose name exists replaces the retyped methods and keeps
/// the others, unless the ivars or the superclass differ (the session checks for living instances).
package struct ClassDefinition: Sendable {
  package var name: String
  /// nil: a root class.
  package var superclass: String?
  /// Ivars declared by this class, in order.
  package var ivars: [IvarDefinition]
  /// Bytes of an instance, the superclass's ivars and isa included.
  package var instanceSize: Int
  package var protocols: [String]
  package var methods: [MethodDefinition]
  /// Declared properties, in order, with the runtime's attribute strings.
  package var properties: [PropertyDefinition] = []
  package var isPrelude: Bool
  /// A front end made it for itself: a box for a value.
  package var isMade = false
  /// The library keeps it to itself: nobody else knows its name.
  package var isInternal = false
  package var place: SourceRange
  package init(
    name: String, superclass: String?, ivars: [IvarDefinition], instanceSize: Int,
    protocols: [String], methods: [MethodDefinition], isPrelude: Bool, place: SourceRange
  ) {
    self.name = name
    self.superclass = superclass
    self.ivars = ivars
    self.instanceSize = instanceSize
    self.protocols = protocols
    self.methods = methods
    self.isPrelude = isPrelude
    self.place = place
  }
}

/// Behind the link name of a program's function that has the name of one of the library's.
package let programSuffix = "@program"

/// A declared property as the runtime tells of it.
package struct PropertyDefinition: Equatable, Sendable {
  package var name: String
  /// Such as `T@"NSString",C,N,V_name`.
  package var attributes: String
  /// `@property (class)`: one of the metaclass.
  package var isOfClass: Bool
  package init(name: String, attributes: String, isOfClass: Bool = false) {
    self.name = name
    self.attributes = attributes
    self.isOfClass = isOfClass
  }
}

package struct CategoryDefinition: Sendable {
  package var className: String
  package var name: String
  package var protocols: [String]
  package var methods: [MethodDefinition]
  package var properties: [PropertyDefinition] = []
  package var place: SourceRange
  package init(
    className: String, name: String, protocols: [String], methods: [MethodDefinition],
    place: SourceRange
  ) {
    self.className = className
    self.name = name
    self.protocols = protocols
    self.methods = methods
    self.place = place
  }
}

package struct ProtocolDefinition: Sendable {
  package struct Method: Equatable, Sendable {
    package var selector: String
    package var encoding: String
    package var isClassMethod: Bool
    package var isOptional: Bool
    package init(selector: String, encoding: String, isClassMethod: Bool, isOptional: Bool) {
      self.selector = selector
      self.encoding = encoding
      self.isClassMethod = isClassMethod
      self.isOptional = isOptional
    }
  }
  package var name: String
  package var protocols: [String]
  package var methods: [Method]
  /// False while a program is still making it.
  package var isRegistered = true
  package init(name: String, protocols: [String], methods: [Method]) {
    self.name = name
    self.protocols = protocols
    self.methods = methods
  }
}
