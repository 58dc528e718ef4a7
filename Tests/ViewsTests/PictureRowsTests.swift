import Diagnostics
import Ownership
import Session
import Testing
import Texts
import VirtualMachine

@testable import Views

/// Which rows of a picture are shown where there is no room for all, on a screen of 80 columns and 24 lines.
@Suite struct PictureRowsTests {
  private static func row(
    _ mark: Picture.Mark, _ serial: UInt32, _ counts: [UInt64] = [1, 2], signs: Int = 1,
    variables: [Picture.Variable] = []
  ) -> Picture.Row {
    Picture.Row(
      mark: mark, serial: serial, className: "Car", counts: counts,
      signs: (0..<signs).map { OwnerSign(.owns, "holder\($0)OfALongName") }, variables: variables)
  }

  private static func lines(_ rows: [Picture.Row], _ remarks: [Picture.Remark] = []) -> [String] {
    ChangePicture(
      Picture(rows: rows, remarks: remarks), explained: ["?", "pool", "!", "~", "()"],
      page: Page(.en, width: 80)
    ).lines.map(\.plain)
  }

  private static func serials(_ lines: [String]) -> [String] {
    lines.compactMap { $0.split(separator: " ").first { $0.hasPrefix("#") }.map(String.init) }
  }

  /// What the input changed comes before what is only there for context, in order of birth; the rest is counted.
  @Test func whatChangedComesFirst() {
    let rows = (1...12).map { Self.row($0 < 4 ? .context : .changed, UInt32($0)) }
    let lines = Self.lines(rows)
    #expect(lines.count == ChangePicture.mostLines)
    #expect(Self.serials(lines) == (4...10).map { "#\($0)" })
    #expect(lines.last?.contains("… 5 more (:objects)") == true)
  }

  /// As many as there is room for, and no line that says that none is left.
  @Test func eightRowsNeedNoMore() {
    let all = Self.lines((1...8).map { Self.row(.changed, UInt32($0)) })
    #expect(Self.serials(all) == (1...8).map { "#\($0)" })
    #expect(!all.contains { $0.contains("more") })
    let one = Self.lines((1...9).map { Self.row(.changed, UInt32($0)) })
    #expect(Self.serials(one) == (1...7).map { "#\($0)" })
    #expect(one.last?.contains("… 2 more (:objects)") == true)
  }

  /// A row of several lines is shown whole or not at all, and sentences keep their room.
  @Test func aRowIsShownWhole() throws {
    let tall = (1...6).map {
      Self.row(
        .changed, UInt32($0), signs: 5,
        variables: [Picture.Variable(name: "n", values: ["1", "2"])])
    }
    let lines = Self.lines(tall, [.leak([9])])
    #expect(lines.count <= ChangePicture.mostLines)
    #expect(lines.allSatisfy { $0.count <= 80 })
    let shown = Self.serials(lines.filter { $0.hasPrefix(" ~") })
    #expect(shown == ["#1"], "\(lines)")
    #expect(lines.count { $0.hasPrefix("   n 1 -> 2") } == shown.count)
    #expect(lines.contains { $0.contains("… 5 more (:objects)") })
    #expect(lines.last?.contains("#9") == true)
  }

  /// Objects of C++ have no count and stand in a table of their own: what each is, where it was made, who points there.
  @Test func objectsOfCppHaveRows() throws {
    let session = ProgramSession()
    session.inputLanguage = .cpp
    for text in [
      "#include <memory>\nstruct Boat { int seats = 4; };\nstruct Pier { Boat *moored = 0; };",
      "Boat *a = new Boat, *b = a;", "Pier *p = new Pier; p->moored = new Boat;",
      "auto shared = std::make_shared<Boat>();",
    ] {
      let outcome = session.evaluate(text)
      #expect(outcome.status == .done, "\(outcome.diagnostics.map(\.title))")
    }
    let page = Page(.en, width: 80)
    let lines = cppObjectsView(
      session.cppObjects(), names: WorldNames(session: session), page: page
    ).map(\.plain)
    let rows = lines.filter { $0.hasPrefix("Boat") || $0.hasPrefix("Pier") }
    #expect(rows.map { $0.prefix(4) } == ["Boat", "Pier", "Boat", "Boat"])
    #expect(rows[0].contains("(a) (b)") && rows[0].contains("input 2"), "\(rows)")
    #expect(rows[1].contains("(p)"), "\(rows)")
    #expect(rows[3].contains("input 4"), "\(rows)")
  }
}
