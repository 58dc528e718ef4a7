/// Diagnostics of linking and loading. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let diagnosticsE05: StaticString = #"""
    E0501.title = a class without an @implementation
    E0501.label = declared, but never implemented
    E0501.text = @interface promises what a class can do; @implementation keeps the promise. Until
      it is there, the class cannot be used.
    E0501.next = write the @implementation of the class.
    E0502.title = this class is in use
    E0502.label = instances of the old form are alive
    E0502.text = Living objects keep the instance variables and the superclass they were made
      with, so these cannot change now.
    E0502.next = release the instances first (:objects shows them), or give the class another
      name.
    E0503.title = the world is full
    E0503.label = there is no room for this
    E0503.text = A session has room for a fixed number of classes, functions and selectors.
    E0503.next = begin anew with a fresh session.
    E0504.title = the superclass has no @implementation
    E0504.label = it is declared, but never implemented
    E0504.text = A class is built upon its superclass, so that one has to be implemented first.
    E0504.next = write the @implementation of the superclass above.
    E0505.title = nothing to run
    E0505.label = neither main nor a statement
    E0505.text = A program begins with main, or with the first statement that stands outside of
      every function.
    E0505.next = add a main function.
    """#
}
