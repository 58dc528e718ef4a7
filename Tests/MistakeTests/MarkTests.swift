import Diagnostics
import Testing

/// A name decides nothing: what a front end made carries a mark, and a program may use any name.
@Suite struct MarkTests {
  private func cycle(_ name: String) -> String {
    """
    class \(name) { var other: \(name)? }
    func make() {
      let a = \(name)(), b = \(name)()
      a.other = b
      b.other = a
    }
    make()
    """
  }

  @Test(arguments: ["Node", "Box_Foo", "Box_Int", "Box_", "SwiftNode"])
  func aCycleIsToldWhateverTheClassIsCalled(_ name: String) {
    let run = MistakeRun(cycle(name), name: "cycle.swift")
    let plain = MistakeRun(cycle("Node"), name: "cycle.swift")
    #expect(!plain.codes.isEmpty)
    #expect(run.codes == plain.codes, "\(run.report)")
  }

  /// The box of a value is none of the program's objects, even beside a class that is called like one.
  @Test func aBoxIsNoLossOfTheProgram() {
    let run = MistakeRun(
      """
      class Box_Int { var value = 1 }
      let one: Any = 7
      let box = Box_Int()
      print(one, box.value)
      """, name: "box.swift")
    #expect(run.codes.isEmpty, "\(run.report)")
  }

  @Test func anExceptionMayHaveAnyName() {
    let thrown = MistakeRun(
      """
      #import <Foundation/Foundation.h>
      int main(void) {
        @throw [NSException exceptionWithName:@"__SwiftTrap" reason:@"mine" userInfo:nil];
      }
      """, name: "thrown.m")
    #expect(thrown.codes.contains(DiagnosticCode.uncaughtException.rawValue), "\(thrown.report)")
    let trapped = MistakeRun("let none: Int? = nil\nprint(none!)\n", name: "trapped.swift")
    #expect(trapped.codes.contains(DiagnosticCode.swiftTrap.rawValue), "\(trapped.report)")
  }
}
