import Explorer
import Testing

/// The same outcomes as where every instruction is a place to switch: no visible operation is missing.
@Suite struct FineModeTests {
  /// The models of the ground truth for two threads, with their checks.
  @Test(arguments: GroundTruthTests.rows.filter { $0.threads == 2 && $0.model != "counter-4.m" })
  func modelsEndAlike(_ row: GroundTruthTests.Row) throws {
    func run(_ isFine: Bool) throws -> Exploration {
      let text = Models.text(row.model)
      return try Model(
        text: text, threads: 2, check: row.check,
        setup: text.contains("void setup(") ? "setup" : nil, isFine: isFine
      ).explorer.explore()
    }
    #expect(try run(false).verdict == run(true).verdict)
  }

  /// Small programs by hand; one in four in a short run.
  @Test(arguments: SmallProgram.all.indices.filter { Models.isLong || $0 % 4 == 0 })
  func programsByHandEndAlike(_ number: Int) throws {
    let program = SmallProgram.all[number]
    func run(_ isFine: Bool) throws -> Exploration {
      try Model(text: program.text, check: program.check, setup: "setup", isFine: isFine)
        .explorer.explore()
    }
    let (coarse, fine) = try (run(false), run(true))
    #expect(coarse.verdict == fine.verdict, "\(program.body) \(program.check)")
    #expect(coarse.preemptions == fine.preemptions, "\(program.body) \(program.check)")
    #expect(coarse.verdict == .found || coarse.verdict == .proved, "\(coarse.reason ?? "")")
  }

  /// Small programs made by chance, each with a condition on how it ends.
  @Test(arguments: 0..<(Models.isLong ? 550 : 40))
  func programsEndAlike(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9 &+ 7)
    func block(_ depth: Int) -> String {
      (0...dice.roll(2)).map { _ in statement(depth) }.joined(separator: " ")
    }
    func statement(_ depth: Int) -> String {
      let variable = ["x", "y", "box->n"][dice.roll(3)]
      let other = ["x", "y", "box->n"][dice.roll(3)]
      switch dice.roll(depth > 0 ? 9 : 6) {
      case 0: return "\(variable)++;"
      case 1: return "\(variable) = \(dice.roll(3));"
      case 2: return "\(variable) = \(other) + 1;"
      case 3: return "if (\(variable)) \(other)++;"
      case 4: return "box.n = box.n + 1;"
      case 5: return "[box add];"
      case 6: return "[gate lock]; \(block(0)) [gate unlock];"
      case 7: return "@synchronized (box) { \(block(0)) }"
      default: return "dispatch_once(&token, ^{ \(block(0)) });"
      }
    }
    let text = """
      // mode: mrc
      #import <Foundation/Foundation.h>
      @interface Box : NSObject { @public int n; }
      @property (nonatomic) int n;
      - (void)add;
      @end
      @implementation Box
      @synthesize n;
      - (void)add { n++; }
      @end
      static int x, y; static Box *box; static NSLock *gate; static dispatch_once_t token;
      void setup(void) { box = [Box new]; gate = [NSLock new]; }
      void body(int thread) { if (thread) { \(block(1)) } else { \(block(1)) } }
      """
    let check = ["x != \(dice.roll(4))", "x == y", "x + y != \(dice.roll(5))"][dice.roll(3)]
    let coarse = try Model(text: text, check: check, setup: "setup").explorer.explore()
    let fine = try Model(text: text, check: check, setup: "setup", isFine: true).explorer.explore()
    #expect(coarse.verdict == fine.verdict, "\(text)\n\(check)")
    #expect(coarse.preemptions == fine.preemptions, "\(text)\n\(check)")
  }

  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, sides)
    }
  }
}
