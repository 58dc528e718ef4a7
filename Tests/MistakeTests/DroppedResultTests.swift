import Testing

/// A result that nobody takes is told whatever stands behind it: a number in an instruction is no register.
@Suite struct DroppedResultTests {
  static let numbers: [String] = (0..<24).flatMap { number -> [String] in
    [
      "n = n + \(number);", "n = n - \(number);", "i = i + \(number);", "u = u + \(number);",
      "p = p + \(number);", "n = n * \(number);", "n = n << \(number);", "i = a[\(number)];",
      "if (n > \(number)) i = 2;",
    ]
  }
  static let others: [String] = [
    "n = -n;", "n = ~n;", "i = -i;", "i = !i;", "i = (char)i;", "d = -d;", "d = n;", "n = d;",
    "f = d;",
    "int m = 3; i = m;", "unsigned v = u; u = v;", "id w = nil; i = w == nil;", "i++;", "u--;",
    "@try { i = 2; } @finally { i = 3; }", "@synchronized(dog) { i = 2; }",
    "@autoreleasepool { i = 2; }", "{ char b[40] = {0}; i = b[3]; }",
  ]

  @Test func isToldBeforeEveryStatement() {
    for statement in Self.numbers + Self.others {
      let run = MistakeRun(
        """
        // mode: mrc
        #import <Foundation/Foundation.h>
        @interface Dog : NSObject
        @end
        @implementation Dog
        @end
        int main() {
          Dog *dog = [Dog alloc];
          long n = 1; int i = 1; unsigned u = 1; char *p = 0; double d = 1; float f = 1; int a[24] = {0};
          [dog init];
          \(statement)
          [dog release];
          return n + i + u + (p != 0) + d + f + a[0] == 0;
        }
        """, name: "dropped.m")
      #expect(run.codes.contains("M0802"), "\(statement)")
    }
  }
}
