/// What a lesson's Swift uses that a learner may not know yet. Where Objective-C has a word of the same name for
/// something else (a class, a protocol), Swift's has a name of its own; where both mean one thing (a weak
/// reference), either lesson teaches it.
extension Concept {
  package static let swift: [Concept] = [
    Concept("swift-class", ["class <word> {", "class <word> :"], as: ["swift-classes"]),
    Concept("struct", ["struct <word>"], as: ["structs", "value-type"]),
    Concept("enum", ["enum <word>"], as: ["enums", "enumeration"]),
    Concept(
      "raw-value", ["enum <word> : String", "enum <word> : Int", "rawValue"], as: ["raw-values"]),
    Concept("associated-value", ["case <word> ("], as: ["associated-values"]),
    Concept("CaseIterable", ["CaseIterable", "allCases"]),
    Concept("swift-protocol", ["protocol <word>"], as: ["swift-protocols"]),
    Concept("extension", ["extension <word>"], as: ["extensions"]),
    Concept("static-let", ["static let"]),
    Concept("static-var", ["static var"], as: ["static-let"]),
    Concept("static-method", ["static func", "class func"], as: ["type-method"]),
    Concept("private-init", ["private init", "fileprivate init"]),
    Concept(
      "access-control", ["private", "fileprivate", "public"], as: ["private", "private-init"]),
    Concept("deinit", ["deinit"]),
    Concept("override", ["override"]),
    Concept("final", ["final class", "final func"]),
    Concept(
      "computed-property", ["get {", "set {", "var <word> : <word> {"],
      as: ["computed-properties"]),
    Concept("observers", ["didSet", "willSet"], as: ["property-observers"]),
    Concept("lazy", ["lazy var"]),
    Concept(
      "optional", ["if let", "guard let", "if var", "? .", "? ?", ": <word> ?", "> <word> ?"],
      as: ["optionals"]),
    Concept("guard", ["guard"]),
    Concept("switch", ["switch"]),
    Concept("swift-weak", ["weak var", "weak let", "[ weak"], as: ["weak", "weak-reference"]),
    Concept("unowned", ["unowned"]),
    Concept(
      "closure", ["= {", "( {", "{ [", "{ <word> in", "{ (", "$0"],
      as: ["closures", "trailing-closure"]),
    Concept("capture-list", ["{ [ weak", "{ [ unowned", "{ [ <word>"]),
    Concept("escaping", ["@escaping"]),
    Concept("identity", ["== =", "!= ="], as: ["identity-operator"]),
    Concept("casting", ["as ?", "as !"], as: ["downcast"]),
    Concept("defer", ["defer {"]),
    Concept("inout", ["inout"]),
    Concept("mutating", ["mutating"]),
    Concept("swift-generics", ["func <word> <", "class <word> <", "struct <word> <"]),
    Concept("throwing", ["throw", "throws", "try", "catch"], as: ["swift-errors"]),
    Concept("subscript", ["subscript"]),
    Concept("UserDefaults", ["UserDefaults"], as: ["swift-user-defaults"]),
    Concept("FileManager", ["FileManager"], as: ["swift-file-manager"]),
    Concept("NotificationCenter", ["NotificationCenter"], as: ["swift-notification"]),
    Concept("table-view", ["UITableView", "UITableViewController"]),
  ]

  package static let cpp: [Concept] = [
    Concept("cpp-class", ["class <word> {", "class <word> :"], as: ["cpp-classes"]),
    Concept("cpp-access", ["public :", "private :", "protected :"], as: ["access-specifier"]),
    Concept("static-member", ["static"], as: ["cpp-static"]),
    Concept("destructor", ["~ <word>"]),
    Concept("virtual", ["virtual"], as: ["virtual-function"]),
    Concept("override", ["override"]),
    Concept("new-delete", ["new <word>", "delete <word>"], as: ["new"]),
    Concept("deleted-function", ["= delete"], as: ["delete-copy"]),
    Concept("nullptr", ["nullptr"]),
    Concept("scope-operator", ["<word> : :"], as: ["cpp-scope"]),
    Concept("streams", ["cout", "cerr"], as: ["iostream"]),
    Concept("cpp-string", ["std : : string"]),
    Concept("mutex", ["mutex", "lock_guard"]),
    Concept("call_once", ["call_once", "once_flag"]),
    Concept("unique_ptr", ["unique_ptr"]),
  ]

  /// The concepts of the language behind the back-quotes.
  static func concepts(of language: String) -> [Concept] {
    switch language {
    case "swift": swift
    case "cpp": cpp
    default: all
    }
  }
}
