package import Diagnostics

/// What a person may ask about the classes of a program in C++.
///
/// The machine knows nothing of them: to it a class is a struct of C, and an object memory without a count. So who wants
/// to know what `new` has made asks here, by the place of the `new`, and who wants to see a class is shown its text.
extension CppState {
  /// The text of a class; nil: there is none of that name whose members are known.
  package func place(ofClass name: String) -> SourceRange? {
    records.last { $0.isComplete && $0.name == name }?.extent
  }

  /// The class of what is made by the `new` at a place of the program; nil: that makes no object.
  package func className(madeAt place: SourceRange) -> String? { madeAt[place] }
}
