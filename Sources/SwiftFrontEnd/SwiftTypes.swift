package import Diagnostics

/// What a person may ask about the types of a program in Swift.
///
/// To the machine a class is one like any other, with accessors and methods that nobody wrote, and of structs, enums
/// and protocols it knows nothing at all: their text says best what they are.
extension SwiftState {
  /// Whether Swift's library or Foundation has a type of this name, built or not, whoever else declared one since.
  package func isLibrary(type name: String) -> Bool {
    SwiftCompiler.unbuiltTypes.contains(name) || SwiftCompiler.integers[name] != nil
      || SwiftCompiler.plainTypes[name] != nil
      || nominals.contains { $0.isLibrary && $0.name == name && $0.outer == nil }
  }

  /// Whether Swift's library has a function of this name that is built.
  package static func isLibrary(function name: String) -> Bool {
    SwiftCompiler.printing.contains(name)
      || SwiftCompiler.libraryForms[.function]?.contains { $0.name == name } == true
  }

  /// Whether strings, numbers, arrays and their like have a member of this name that is built.
  package static func isLibrary(member name: String) -> Bool {
    SwiftCompiler.commonMembers.contains(name)
      || SwiftCompiler.libraryForms.contains { kind, forms in
        kind != .function && forms.contains { $0.name == name }
      }
  }

  /// The texts of a type and of its extensions, in the order in which they were read; none: nobody declares it.
  package func places(ofType name: String) -> [SourceRange] {
    trees.flatMap { tree in
      tree.extents.keys.sorted().filter { tree[$0].text == name }.compactMap { tree.extents[$0] }
    }
  }
}
