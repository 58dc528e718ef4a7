import Diagnostics
import Foundation
import Ownership
import Session
import Testing
import Texts

@testable import Film
@testable import LessonEngine

/// `film` blocks of lessons, and the drawing that shares the film's layout.
@Suite struct LessonFilmTests {
  @Test func aFilmBlockIsARunOfWhichAFilmIsMade() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "lesson-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let lesson = """
      ---
      lesson: 1
      id: boats
      title: Boats
      mode: mrc
      ---

      # Boats

      ```objc setup
      @interface Boat : NSObject
      @end
      @implementation Boat
      @end
      Boat *before = [[Boat alloc] init];
      ```

      ```objc film
      Boat *a = [[Boat alloc] init];
      [a release];
      ```
      """
    try lesson.write(
      to: folder.appendingPathComponent("lesson.md"), atomically: true, encoding: .utf8)
    var films: [Film] = []
    var steps: [String] = []
    do throws(AuthoringProblem) {
      let count = try FilmedSteps { ProgramSession(options: $0) }.film(folder.path, in: .en) {
        _, step, session in
        steps.append(step)
        if let film = session.film(titled: step) { films.append(film) }
      }
      #expect(count == 1)
    } catch {
      Issue.record("\(error.diagnostics)")
    }
    let film = try #require(films.first)
    let sentences = film.takes[0].moments.map { Film.sentence($0.facts, in: .en) }
    #expect(sentences.contains { $0.contains("#2 Boat came to be") })
    #expect(sentences.contains { $0.contains("#2 Boat died") })
    #expect(!sentences.contains { $0.contains("#1 Boat came to be") && $0.contains("alloc:") })
    #expect(steps == ["opening"])
  }

  @Test func aGraphIsDrawnWithoutGraphviz() throws {
    var options = SessionOptions()
    options.keepsHistory = true
    options.mode = .arc
    let session = ProgramSession(options: options)
    _ = session.evaluate(
      "@interface Node : NSObject @property (strong) Node *next; @property (weak) Node *back; @end @implementation Node @end"
    )
    _ = session.evaluate("Node *a = [Node new]; a.next = [Node new]; a.next.back = a;")
    let svg = GraphSVG(session.moment.ownershipGraph(limit: GraphSVG.mostObjects), in: .en).text
    #expect(svg.hasPrefix("<svg xmlns"))
    #expect(svg.components(separatedBy: "class=\"object\"").count == 3)
    #expect(svg.contains("class=\"strong\""))
    #expect(svg.contains("class=\"weak\""))
    #expect(svg.contains("#1 Node"))
    #expect(
      svg.components(separatedBy: "<text").count == svg.components(separatedBy: "</text>").count)
    #expect(svg.hasSuffix("</svg>\n"))
  }

  /// Boxes of one layout never cover each other.
  @Test(arguments: [1, 7, 30, 300]) func placesAreApart(_ count: Int) {
    let boxes = (1...count).map { (serial: UInt32($0), lines: 1 + $0 % 4) }
    let edges = (1...count).map { (from: UInt32($0 / 3), to: UInt32($0)) }
    let layout = FilmLayout(boxes: boxes, edges: edges)
    #expect(layout.places.count == count)
    var seen = Set<[Int]>()
    for place in layout.places.values {
      for line in place.line..<(place.line + place.lines) {
        let isFree = seen.insert([place.column, line]).inserted
        #expect(isFree)
      }
    }
  }

  /// What names lead to stands first, what these hold to the right of it, however it came there; what nobody leads
  /// to begins anew.
  @Test func whatIsHeldStandsToTheRightOfItsHolder() {
    let boxes = [(serial: UInt32(4), lines: 1)] + (1...3).map { (serial: UInt32($0), lines: 2) }
    let layout = FilmLayout(boxes: boxes, edges: [(2, 3), (1, 2), (0, 1), (3, 1)])
    #expect([1, 2, 3, 4].map { layout.places[$0]?.column } == [0, 1, 2, 0])
    #expect(layout.columns == 3)
    #expect(layout.places[1]?.line == 2, "below the box that came first in its column, and a gap")
    #expect(layout.lines == 4)
    let long = FilmLayout(
      boxes: (1...9).map { (serial: UInt32($0), lines: 1) },
      edges: (0...8).map { (from: UInt32($0), to: UInt32($0 + 1)) })
    #expect(long.columns == FilmLayout.mostColumns)
    #expect(long.places[9]?.column == FilmLayout.mostColumns - 1)
  }
}
