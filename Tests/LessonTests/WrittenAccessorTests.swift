import Session
import Testing

@testable import LessonEngine

/// What a property is read and changed by is the task's where the property is.
@Suite struct WrittenAccessorTests {
  @Test(arguments: [
    ("int lid", ["-lid", "-setLid:"]),
    ("int a, *b", ["-a", "-setA:", "-b", "-setB:"]),
    ("(class, nonatomic) Jug *only", ["+only", "+setOnly:"]),
    ("(getter=isOn, setter=turn:) BOOL on", ["-isOn", "-turn:"]),
    ("(copy) void (^done)(int times)", ["-done", "-setDone:"]),
    ("(nonatomic) int (*rate)(int, int)", ["-rate", "-setRate:"]),
    ("(strong) NSArray<NSArray<Jug *> *> *jugs", ["-jugs", "-setJugs:"]),
    ("(strong) id<NSCopying> key __attribute__((unused))", ["-key", "-setKey:"]),
    ("(weak) Jug * _Nullable next", ["-next", "-setNext:"]),
  ]) func itsAccessorsAre(_ declared: String, _ accessors: [String]) {
    let text = "@interface Jug : NSObject\n@property \(declared);\n- (void)pour;\n@end"
    #expect(CodeTokens(text).accessors == ["Jug": Set(accessors)])
  }
}
