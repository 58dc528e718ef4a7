import Bytecode
import Diagnostics
import Ownership
import Testing
import Texts

@testable import Views
@testable import VirtualMachine

@Suite struct TableViewTests {
  let world = FakeWorld()

  private func object(_ serial: UInt32, _ name: String, count: UInt64, zone: Int) -> ObjectInfo {
    ObjectInfo(
      serial: serial, address: 0x6000_0000_0000, classIndex: 1, className: name, count: count,
      zone: zone, size: 16, initCount: Int(serial), isImmortal: serial == 3,
      isDeallocating: false)
  }

  @Test func objectsZonesPools() throws {
    try expectSnapshot("memory-tables") { page in
      let objects = [
        object(2, "Counter", count: 12, zone: 1), object(1, "Singleton", count: 1, zone: 0),
        object(3, "NSString", count: 1, zone: 0),
      ]
      var lines = objectsView(
        objects, names: world.names,
        owners: { _ in [1: [OwnerSign(.owns, "a"), OwnerSign(.points, "shared")]] },
        claimed: { $0 == 1 ? .max : nil }, page: page)
      lines.append("")
      lines += zonesView([0, 1].compactMap(world.zone), names: world.names, page: page)
      lines.append("")
      lines += poolsView(
        [
          PoolInfo(token: 1, thread: 1, objects: [1, 2, 2]),
          PoolInfo(token: 9, thread: 1, objects: []),
        ], names: world.names, page: page)
      lines += objectsView([], names: world.names, page: page)
      lines += poolsView([], names: world.names, page: page)
      return lines
    }
  }

  /// An init or an alloc may answer a class: that is no nil.
  @Test func aTraceNamesTheClassThatWasAnswered() {
    let events = [
      world.overrideEnd(.allocWithZone, 0, 0, by: 4, answer: 1),
      world.event(.initEnd) { $0.answer = 2 }, world.event(.initEnd),
    ]
    let text = traceView(
      events, firstNumber: 0, names: world.names, page: Page(.en, width: 120)
    ).map(\.plain)
    #expect(text.contains { $0.contains("overrideEnd  Singleton") })
    #expect(text.contains { $0.contains("initEnd  Counter") })
    #expect(text.contains { $0.contains("initEnd  nil") })
  }

  @Test func traceClassStack() throws {
    try expectSnapshot("program-views") { page in
      var lines = traceView(
        [
          world.born(1, callable: 1, class: 1),
          world.event(.`init`, 1) {
            $0.earlierInits = 1
            $0.method = 6
          },
          world.override(.retain, 1, 1, by: 2),
          world.event(.retain, 1, 1, 2, callable: 2),
          world.overrideEnd(.retain, 1, 2, by: 2, result: 1),
          world.event(.nilMessage) { $0.selector = 7 },
        ], firstNumber: 98, names: world.names, page: page)
      lines.append("")
      if let info = world.classInfo(1) {
        lines += classView(info, names: world.names, page: page)
      }
      lines.append("")
      let frame = FrameInfo(
        name: "+[Singleton sharedInstance]", callable: 1,
        place: SourceRange(file: 0, start: 60, end: 61), receiver: 1)
      let top = FrameInfo(name: "", callable: 0, place: .none, receiver: 0)
      lines += stackView(
        Array(repeating: frame, count: 500) + [top], names: world.names, page: page)
      return lines
    }
  }

  @Test func helpAndLessonPieces() throws {
    try expectSnapshot("lesson-pieces") { page in
      let words = ["en": "Two owners", "ru": "Два владельца", "zh": "两个所有者"]
      let title = words[page.language.code] ?? ""
      var lines = lessonTitleView(title, kicker: "1.2", page: page)
      let sentences = [
        "en": "Make `b` a second owner of the same object, and look at its count before and after.",
        "ru": "Сделайте `b` вторым владельцем того же объекта и сравните счётчик до и после.",
        "zh": "让 `b` 成为同一个对象的第二个所有者，并比较前后的引用计数，看看发生了什么变化。",
      ]
      let sentence = sentences[page.language.code] ?? ""
      lines += lessonParagraphView(
        [ProseSpan(sentence), ProseSpan(" "), ProseSpan("[a retain]", .code)], page: page)
      lines += lessonItemView([ProseSpan(sentence, .strong)], marker: "•", page: page)
      lines += lessonCodeView("Counter *b = ___;\n\tx\n", page: page)
      lines += lessonHintView([ProseSpan(sentence)], number: 1, of: 3, page: page)
      lines += lessonVerdictView([ProseSpan(sentence)], .failed, page: page)
      lines += lessonVerdictView([ProseSpan(title)], .passed, page: page)
      lines += lessonProgressView(done: 2, total: 5, page: page)
      lines += helpView(
        [(":help", sentence), (":помощь", title), (":帮助", sentence)], title: title, page: page)
      return lines
    }
  }
}
