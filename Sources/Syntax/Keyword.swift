/// The words of C and Objective-C that mean something by themselves.
///
/// Several spellings may be one keyword (`typeof`, `__typeof__`). Words that are special in one spot only
/// (`in`, `getter`, `nonatomic`, `super`) are ordinary names and not listed: they may name variables.
package enum Keyword: UInt8, Sendable {
  case none
  case kBreak, kCase, kContinue, kDefault, kDo, kElse, kFor, kGoto, kIf, kReturn, kSwitch, kWhile
  case kAuto, kExtern, kRegister, kStatic, kTypedef, kInline, kThreadLocal, kNoreturn
  case kConst, kVolatile, kRestrict, kAtomic
  case kVoid, kBool, kChar, kShort, kInt, kLong, kSigned, kUnsigned, kFloat, kDouble, kInt128
  case kComplex
  case kStruct, kUnion, kEnum, kTypeof, kAutoType
  case kSizeof, kAlignof, kAlignas, kGeneric, kStaticAssert, kExtension, kAttribute, kAsm
  case kVaArg, kOffsetof, kFunctionName
  case kStrong, kWeak, kUnowned, kUnsafeUnretained, kAutoreleasing, kBlock
  case kNullable, kNonnull, kNullUnspecified, kKindof
  case kBridge, kBridgeRetained, kBridgeTransfer

  /// In the order of their ids, from 1.
  static let spellings: [(String, Keyword)] = [
    ("break", .kBreak), ("case", .kCase), ("continue", .kContinue), ("default", .kDefault),
    ("do", .kDo), ("else", .kElse), ("for", .kFor), ("goto", .kGoto), ("if", .kIf),
    ("return", .kReturn), ("switch", .kSwitch), ("while", .kWhile), ("auto", .kAuto),
    ("extern", .kExtern), ("register", .kRegister), ("static", .kStatic),
    ("typedef", .kTypedef), ("inline", .kInline), ("__inline", .kInline),
    ("__inline__", .kInline), ("_Thread_local", .kThreadLocal), ("__thread", .kThreadLocal),
    ("_Noreturn", .kNoreturn), ("const", .kConst), ("__const", .kConst),
    ("__const__", .kConst), ("volatile", .kVolatile), ("__volatile", .kVolatile),
    ("__volatile__", .kVolatile), ("restrict", .kRestrict), ("__restrict", .kRestrict),
    ("__restrict__", .kRestrict), ("_Atomic", .kAtomic), ("void", .kVoid), ("_Bool", .kBool),
    ("char", .kChar), ("short", .kShort), ("int", .kInt), ("long", .kLong),
    ("signed", .kSigned), ("__signed", .kSigned), ("__signed__", .kSigned),
    ("unsigned", .kUnsigned), ("float", .kFloat), ("double", .kDouble),
    ("__int128", .kInt128), ("__int128_t", .kInt128), ("_Complex", .kComplex),
    ("struct", .kStruct), ("union", .kUnion), ("enum", .kEnum), ("typeof", .kTypeof),
    ("__typeof", .kTypeof), ("__typeof__", .kTypeof), ("__auto_type", .kAutoType),
    ("sizeof", .kSizeof), ("_Alignof", .kAlignof), ("__alignof", .kAlignof),
    ("__alignof__", .kAlignof), ("_Alignas", .kAlignas), ("_Generic", .kGeneric),
    ("_Static_assert", .kStaticAssert), ("__extension__", .kExtension),
    ("__attribute__", .kAttribute), ("__attribute", .kAttribute), ("asm", .kAsm),
    ("__asm", .kAsm), ("__asm__", .kAsm), ("va_arg", .kVaArg), ("__builtin_va_arg", .kVaArg),
    ("offsetof", .kOffsetof), ("__builtin_offsetof", .kOffsetof), ("__func__", .kFunctionName),
    ("__FUNCTION__", .kFunctionName), ("__PRETTY_FUNCTION__", .kFunctionName),
    ("__strong", .kStrong), ("__weak", .kWeak), ("__unsafe_unretained", .kUnsafeUnretained),
    ("__selfsame_unowned", .kUnowned),
    ("__autoreleasing", .kAutoreleasing), ("__block", .kBlock), ("_Nullable", .kNullable),
    ("__nullable", .kNullable), ("_Nonnull", .kNonnull), ("__nonnull", .kNonnull),
    ("_Null_unspecified", .kNullUnspecified), ("__null_unspecified", .kNullUnspecified),
    ("__kindof", .kKindof), ("__bridge", .kBridge), ("__bridge_retained", .kBridgeRetained),
    ("__bridge_transfer", .kBridgeTransfer),
  ]

  /// By NameID; every larger id is no keyword.
  static let byName: [Keyword] = [.none] + spellings.map(\.1)
}

/// Words that the parser and preprocessor look for by number.
enum Word {
  static let table: (base: NameTable, ids: [String: NameID]) = {
    var names = NameTable()
    var ids: [String: NameID] = [:]
    for word in words { ids[word] = names.intern(word) }
    return (names, ids)
  }()
  private static let words = [
    "id", "Class", "SEL", "instancetype", "va_list", "__builtin_va_list", "super", "self", "in",
    "out", "inout", "bycopy", "byref", "oneway", "nullable", "nonnull", "null_unspecified",
    "null_resettable", "getter", "setter", "interface", "implementation", "protocol", "end",
    "class", "property", "synthesize", "dynamic", "optional", "required", "private",
    "protected", "public", "package", "selector", "encode", "try", "catch", "finally", "throw",
    "synchronized", "autoreleasepool", "import", "compatibility_alias", "available", "defs",
    "main", "if", "else", "define", "undef", "ifdef", "ifndef", "elif", "elifdef", "elifndef",
    "endif", "error", "warning",
    "include",
    "include_next", "pragma", "line", "ident", "defined", "__VA_ARGS__", "__VA_OPT__", "once",
    "__has_feature", "__has_extension", "__has_include", "__has_attribute", "__has_builtin",
    "objc_arc", "__LINE__", "__FILE__", "__COUNTER__", "packed",
    "__has_include_next", "__has_warning", "NDEBUG", "assert",
    "_Pragma", "__FILE_NAME__", "__covariant", "__contravariant", "pack", "__cplusplus",
    "push_macro", "pop_macro", "__INCLUDE_LEVEL__", "__BASE_FILE__",
  ]
  private static func id(_ word: String) -> NameID { table.ids[word] ?? 0 }

  static let id = id("id")
  static let classType = id("Class")
  static let sel = id("SEL")
  static let instancetype = id("instancetype")
  static let vaList = id("va_list")
  static let builtinVaList = id("__builtin_va_list")
  static let superWord = id("super")
  static let selfWord = id("self")
  static let inWord = id("in")
  static let out = id("out")
  static let inoutWord = id("inout")
  static let bycopy = id("bycopy")
  static let byref = id("byref")
  static let oneway = id("oneway")
  static let nullable = id("nullable")
  static let nonnull = id("nonnull")
  static let nullUnspecified = id("null_unspecified")
  static let pack = id("pack")
  static let pushMacro = id("push_macro")
  static let popMacro = id("pop_macro")
  static let covariant = id("__covariant")
  static let contravariant = id("__contravariant")
  static let interface = id("interface")
  static let implementation = id("implementation")
  static let protocolWord = id("protocol")
  static let end = id("end")
  static let classWord = id("class")
  static let property = id("property")
  static let synthesize = id("synthesize")
  static let dynamic = id("dynamic")
  static let optional = id("optional")
  static let required = id("required")
  static let privateWord = id("private")
  static let protected = id("protected")
  static let publicWord = id("public")
  static let packageWord = id("package")
  static let selector = id("selector")
  static let encode = id("encode")
  static let tryWord = id("try")
  static let catchWord = id("catch")
  static let finally = id("finally")
  static let throwWord = id("throw")
  static let synchronized = id("synchronized")
  static let autoreleasepool = id("autoreleasepool")
  static let importWord = id("import")
  static let compatibilityAlias = id("compatibility_alias")
  static let available = id("available")
  static let main = id("main")
  static let define = id("define")
  static let undef = id("undef")
  static let ifdef = id("ifdef")
  static let ifndef = id("ifndef")
  static let elifdef = id("elifdef")
  static let elifndef = id("elifndef")
  static let ifWord = id("if")
  static let elseWord = id("else")
  static let elif = id("elif")
  static let endif = id("endif")
  static let error = id("error")
  static let warning = id("warning")
  static let include = id("include")
  static let includeNext = id("include_next")
  static let pragma = id("pragma")
  static let line = id("line")
  static let ident = id("ident")
  static let defined = id("defined")
  static let vaArgs = id("__VA_ARGS__")
  static let vaOpt = id("__VA_OPT__")
  static let once = id("once")
  static let ndebug = id("NDEBUG")
  static let cplusplus = id("__cplusplus")
  static let assert = id("assert")
  static let packed = id("packed")
  static let lineMacro = id("__LINE__")
  static let fileMacro = id("__FILE__")
  static let fileNameMacro = id("__FILE_NAME__")
  static let counterMacro = id("__COUNTER__")
  static let includeLevel = id("__INCLUDE_LEVEL__")
  static let baseFile = id("__BASE_FILE__")
  static let pragmaOperator = id("_Pragma")
  static let hasInclude = id("__has_include")
  static let hasIncludeNext = id("__has_include_next")
  static let hasFeature = id("__has_feature")
  static let hasExtension = id("__has_extension")
  static let hasAttribute = id("__has_attribute")
  static let hasBuiltin = id("__has_builtin")
  static let hasWarning = id("__has_warning")
}
