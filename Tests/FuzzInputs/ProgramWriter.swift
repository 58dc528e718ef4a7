/// Writes programs that are right: in three languages, from a number.
///
/// A program is a beginning (classes and functions) and a row of statements, each of which stands by itself, so
/// that the row may be typed one at a time as well. They touch what a machine that goes back in time could
/// forget: objects, counts, pools, collections, texts that grow, blocks, exceptions, C memory, the clock.
package struct ProgramWriter {
  package enum Language: String, CaseIterable, Sendable {
    case objectiveC = "m"
    case swift
    case cpp
  }

  /// SplitMix64: the same program everywhere.
  package struct Dice {
    package var state: UInt64
    package init(state: UInt64) { self.state = state }
    package mutating func roll(_ sides: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(sides))
    }
    package mutating func one<Element>(of choices: [Element]) -> Element {
      choices[roll(choices.count)]
    }
  }

  package let language: Language
  package var dice: Dice
  private var made = 0

  package init(_ language: Language, seed: UInt64) {
    self.language = language
    dice = Dice(state: seed &* 3 &+ UInt64(language.rawValue.utf8.count))
  }

  package var beginning: String {
    switch language {
    case .objectiveC:
      """
      #import <Foundation/Foundation.h>
      @interface Bead : NSObject { @public int number; Bead *next; }
      - (int)sum;
      @end
      @implementation Bead
      - (int)sum { return number + [next sum]; }
      - (void)dealloc { [next release]; [super dealloc]; }
      @end
      static Bead *first = nil;
      static NSMutableString *text = nil;
      static NSMutableArray *list = nil;
      static NSMutableDictionary *table = nil;
      static long total = 0;
      static long twice(long value) { return value * 2; }
      """
    case .swift:
      """
      class Bead {
        var number: Int
        var next: Bead?
        weak var owner: Bead?
        init(_ number: Int) { self.number = number }
        deinit { total -= 1 }
        func sum() -> Int { return number + (next?.sum() ?? 0) }
      }
      struct Point { var x = 1, y = 2 }
      enum Trouble: Error { case small, large(Int) }
      var total = 0
      var first: Bead? = nil
      var text = ""
      var list: [Int] = []
      var table: [String: Int] = [:]
      var point = Point()
      func risk(_ value: Int) throws -> Int {
        if value > 5 { throw Trouble.large(value) }
        return value
      }
      """
    case .cpp:
      """
      #include <cstdio>
      #include <string>
      struct Bead {
        int number;
        Bead *next;
        Bead(int n) : number(n), next(nullptr) {}
        virtual ~Bead() { delete next; }
        virtual int sum() { return number + (next ? next->sum() : 0); }
      };
      struct Heavy : Bead {
        Heavy(int n) : Bead(n) {}
        int sum() override { return 2 * Bead::sum(); }
      };
      static Bead *first = nullptr;
      static std::string text;
      static int list[100];
      static int used = 0;
      static long total = 0;
      """
    }
  }

  /// The next statement; each name that it declares is new.
  package mutating func statement() -> String {
    made += 1
    let n = made
    let k = 1 + dice.roll(9)
    switch language {
    case .objectiveC: return objectiveC(n, k)
    case .swift: return swift(n, k)
    case .cpp: return cpp(n, k)
    }
  }

  private mutating func objectiveC(_ n: Int, _ k: Int) -> String {
    dice.one(of: [
      "Bead *b\(n) = [[Bead alloc] init]; b\(n)->number = \(k); b\(n)->next = first; first = b\(n);",
      "if (!text) text = [[NSMutableString alloc] init]; [text appendFormat:@\"%d-%@;\", \(k), @\"é\"];",
      "if (!text) text = [[NSMutableString alloc] init]; for (int i = 0; i < \(k * 7); i++) [text appendString:@\"ab\"];",
      "if (!list) list = [[NSMutableArray alloc] init]; [list addObject:[NSNumber numberWithInt:\(k)]];",
      "if ([list count] > 1) [list removeObjectAtIndex:\(k) % [list count]];",
      "if (!table) table = [[NSMutableDictionary alloc] init]; [table setObject:@(\(k)) forKey:[NSString stringWithFormat:@\"k%d\", \(k)]];",
      "[table removeObjectForKey:@\"k\(k)\"]; printf(\"%lu\\n\", (unsigned long)[table count]);",
      "@autoreleasepool { for (int i = 0; i < \(k); i++) total += [[[[Bead alloc] init] autorelease] retainCount]; }",
      "@try { if (\(k) > 4) [NSException raise:@\"Full\" format:@\"%d\", \(k)]; total += 1; } @catch (NSException *e) { printf(\"%s\\n\", [[e reason] UTF8String]); } @finally { total += 2; }",
      "{ __block int seen = 0; void (^look)(int) = ^(int by) { seen += by; }; for (int i = 0; i < \(k); i++) look(i); total += seen; }",
      "{ char *c = malloc(\(k * 8)); memset(c, 65, \(k * 8) - 1); c[\(k * 8) - 1] = 0; total += strlen(c); free(c); }",
      "for (NSNumber *each in list) total += [each intValue];",
      "printf(\"%ld %d\\n\", total, [first sum]);",
      "if (first) { Bead *old = first; first = [old->next retain]; [old release]; }",
      "total = twice(total) % 1000; @synchronized (text) { total++; }",
      "NSLog(@\"%@ %lu\", list, (unsigned long)[text hash]);",
    ])
  }

  private mutating func swift(_ n: Int, _ k: Int) -> String {
    dice.one(of: [
      "let b\(n) = Bead(\(k)); b\(n).next = first; b\(n).owner = first; first = b\(n); total += 1",
      "text += \"\(k)-é;\"",
      "for _ in 0..<\(k * 7) { text += \"ab\" }",
      "let kept\(n) = text; text += kept\(n); print(kept\(n).count, text.count)",
      "list.append(\(k)); list += [\(k), 1]",
      "if list.count > 1 { list.remove(at: \(k) % list.count) }",
      "table[\"k\(k)\"] = \(k); print(table.count)",
      "table[\"k\(k)\"] = nil",
      "do { total += try risk(\(k)) } catch { print(\"caught\", error) }",
      "let more\(n) = { (by: Int) in total += by }; for i in 0..<\(k) { more\(n)(i) }",
      "for each in list { total += each }",
      "print(total, first?.sum() ?? -1)",
      "first = first?.next",
      "point.x += \(k); let copy\(n) = point; point.y = copy\(n).x; print(point.x, copy\(n).y)",
      "print(list.map { $0 * 2 }.filter { $0 > \(k) })",
      "total = total * 2 % 1000",
    ])
  }

  private mutating func cpp(_ n: Int, _ k: Int) -> String {
    dice.one(of: [
      "{ Bead *b = new Bead(\(k)); b->next = first; first = b; }",
      "{ Bead *b = new Heavy(\(k)); b->next = first; first = b; }",
      "for (int i = 0; i < \(k * 7); i++) text += \"ab\";",
      "text += std::to_string(\(k)); printf(\"%d\\n\", (int)text.size());",
      "if (used < 99) { list[used++] = \(k); list[used++] = 1; }",
      "if (used > 1) used--;",
      "{ Heavy own(\(k)); Bead &seen = own; total += seen.sum(); }",
      "{ Bead copy(\(k)); Bead *p = &copy; p->number += used; total += copy.number; }",
      "{ std::string other = text; other += \"z\"; if (other != text) total++; }",
      "{ int *c = new int[\(k)]; for (int i = 0; i < \(k); i++) c[i] = i; total += c[\(k) - 1]; delete[] c; }",
      "for (int i = 0; i < used; i++) total += list[i];",
      "printf(\"%ld %d\\n\", total, first ? first->sum() : -1);",
      "if (first) { Bead *old = first; first = old->next; old->next = nullptr; delete old; }",
      "total = total * 2 % 1000;",
    ])
  }

  /// A whole file of so many statements.
  package mutating func program(statements count: Int) -> String {
    let rows = (0..<count).map { _ in statement() }
    let start = beginning
    switch language {
    case .swift: return start + "\n" + rows.joined(separator: "\n") + "\n"
    case .objectiveC:
      return start + "\nint main(void) {\n  @autoreleasepool {\n" + rows.joined(separator: "\n")
        + "\n  }\n  return (int)(total % 100);\n}\n"
    case .cpp:
      return start + "\nint main() {\n" + rows.joined(separator: "\n")
        + "\n  return (int)(total % 100);\n}\n"
    }
  }
}
