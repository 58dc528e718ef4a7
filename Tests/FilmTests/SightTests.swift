import Diagnostics
import Foundation
import Ownership
import Session
import Testing
import Texts
import VirtualMachine

@testable import Film

/// Who is in sight in a film, what each bracket names, and which endings are told.
@Suite struct SightTests {
  static func film(_ text: String) throws -> [FilmMoment] {
    try #require(
      FilmedProgram("sight.m", Array(("// mode: mrc\n" + text).utf8), comparing: false)
    ).film.takes[0].moments
  }

  static func sentences(_ moments: [FilmMoment]) -> [String] {
    moments.filter(\.isStatement).map { Film.sentence($0.facts, in: .en) }
  }

  /// A collection that only an instance variable named stays when that leads elsewhere, its loss is told right then, and
  /// so is its death, if it comes.
  @Test func whoWasShownStaysUntilItDies() throws {
    let moments = try Self.film(
      """
      #import <Foundation/Foundation.h>
      @interface Shelf : NSObject { @public NSMutableDictionary *books; }
      @end
      @implementation Shelf
      @end
      int main(void) {
        Shelf *shelf = [[Shelf alloc] init];
        shelf->books = [[NSMutableDictionary alloc] init];
        NSMutableDictionary *other = [[NSMutableDictionary alloc] init];
        id hidden = (id)shelf->books;
        shelf->books = nil;
        hidden = nil;
        other = nil;
        [shelf release];
        return 0;
      }
      """)
    let first = try #require(moments.firstIndex { $0.state.object(2) != nil })
    #expect(moments[first...].allSatisfy { $0.state.object(2) != nil && $0.state.object(1) != nil })
    let told = Self.sentences(moments).filter { $0.contains("that can be reached leads to #2") }
    #expect(told.count == 1 && told[0].contains("hidden: #2 -> nil"), "\(told)")
    #expect(moments.last?.state.object(2)?.isLost == true)
    #expect(moments.last?.state.object(3)?.isLost == true)
    #expect(moments.last?.state.object(1)?.isDead == true)
  }

  /// What a bracket names is there to be looked at, one within another; what left a collection is not in it any more.
  @Test func whatABracketNamesIsShown() throws {
    let moments = try Self.film(
      """
      #import <Foundation/Foundation.h>
      static NSMutableArray *outer;
      int main(void) {
        NSObject *stone = [[NSObject alloc] init];
        outer = [[NSMutableArray alloc] init];
        [outer addObject:[NSMutableArray arrayWithObject:stone]];
        [[outer lastObject] addObject:stone];
        [[outer lastObject] removeLastObject];
        return 0;
      }
      """)
    for moment in moments {
      for (serial, object) in moment.state.objects where !object.isDead {
        for sign in object.signs.map(\.sign) {
          guard let holder = FilmLabel.holder(sign.label) else { continue }
          #expect(moment.state.object(holder) != nil, "\(objectName(serial)) \(sign.text)")
        }
      }
    }
    let stone = try #require(moments.last?.state.object(1))
    #expect(stone.signs.map(\.sign.text).contains("[in #3]"))
    #expect(stone.signs.count == 2 || moments.last?.state.threads[1]?.frames.isEmpty == true)
    func signs(of serial: UInt32) -> Set<String> {
      Set(moments.flatMap { $0.state.object(serial)?.signs.map(\.sign.text) ?? [] })
    }
    #expect(signs(of: 3).contains("[in #2]"))
    #expect(!signs(of: 1).contains("(in #3)"))
  }

  /// A static within a method is a name like others; one of the library's is the library, whatever it is called.
  @Test func staticsOfMethodsAreNames() throws {
    let moments = try Self.film(
      """
      #import <Foundation/Foundation.h>
      @interface Shop : NSObject
      + (Shop *)shared;
      @end
      @implementation Shop
      + (Shop *)shared {
        static Shop *only;
        if (!only) only = [[Shop alloc] init];
        return only;
      }
      @end
      int main(void) {
        dispatch_queue_t others = dispatch_get_global_queue(0, 0);
        return [Shop shared] == nil || others == nil;
      }
      """)
    let names = Set(moments.flatMap { $0.state.globals.map { $0.name + " " + $0.text } })
    #expect(names.contains { $0.hasSuffix("only nil") }, "\(names)")
    #expect(names.contains { $0.contains("only #") }, "\(names)")
    for moment in moments { #expect(FilmStateTests.unknownNames(in: moment.state) == []) }
  }

  /// What a collection holds and a number is stands in its box, and is told when it changes.
  @Test func contentsAreShownAndTold() throws {
    let moments = try Self.film(
      """
      #import <Foundation/Foundation.h>
      int main(void) {
        NSNumber *seven = [NSNumber numberWithInt:7];
        NSMutableArray *list = [NSMutableArray arrayWithObject:seven];
        NSMutableDictionary *map = [NSMutableDictionary dictionary];
        [list addObject:@"two"];
        [map setObject:list forKey:@"k"];
        [list removeObjectAtIndex:0];
        return 0;
      }
      """)
    let said = Self.sentences(moments).joined(separator: "\n")
    #expect(said.contains("#2: @[@7] -> @[@7, @\"two\"]."), "\(said)")
    #expect(said.contains("#3: @{} -> @{@\"k\": #2}."), "\(said)")
    #expect(said.contains("#2: @[@7, @\"two\"] -> @[@\"two\"]."), "\(said)")
    #expect(moments.contains { $0.state.object(1)?.values.map(\.text) == ["@7"] })
  }

  /// The word and the name are told apart, whatever a program calls its variables.
  @Test(arguments: ["pool", "memory", "library"]) func aNameIsNoWord(_ name: String) throws {
    let moments = try Self.film(
      """
      #import <Foundation/Foundation.h>
      int main(void) {
        NSAutoreleasePool *outer = [[NSAutoreleasePool alloc] init];
        NSObject *\(name) = [[[NSObject alloc] init] autorelease];
        [\(name) retain];
        [outer drain];
        [\(name) release];
        return 0;
      }
      """)
    let both = try #require(
      moments.compactMap { $0.state.object(2) }.first { object in
        object.signs.count { $0.sign.isUnit } == 2
      })
    let signs = both.signs.map(\.sign)
    #expect(signs.contains { $0.label == "pool" && $0.isWord })
    #expect(signs.contains { $0.label == name && !$0.isWord })
    let outer = moments.compactMap { $0.state.object(1) }.flatMap(\.signs).map(\.sign)
    #expect(outer.allSatisfy { !$0.isWord || $0.label == "self" })
  }

  /// One dealloc after another begins and returns by itself; so does main; and a thread's end is told, though the
  /// machine closes its books.
  @Test func everyBeginningAndEndingIsTold() throws {
    let moments = try Self.film(
      """
      #import <Foundation/Foundation.h>
      @interface Leaf : NSObject
      - (void)fall:(id)unused;
      @end
      @implementation Leaf
      - (void)fall:(id)unused { printf("falls\\n"); }
      - (void)dealloc {
        printf("gone\\n");
        [super dealloc];
      }
      @end
      int main(void) {
        NSMutableArray *tree = [[NSMutableArray alloc] init];
        for (int i = 0; i < 3; i++) {
          Leaf *leaf = [[Leaf alloc] init];
          [tree addObject:leaf];
          [leaf release];
        }
        NSThread *wind = [[NSThread alloc] initWithTarget:[tree lastObject] selector:@selector(fall:) object:nil];
        [wind start];
        while (![wind isFinished]) [NSThread sleepForTimeInterval:0.01];
        [wind release];
        [tree release];
        return 0;
      }
      """)
    let said = Self.sentences(moments).joined(separator: "\n")
    for leaf in 2...4 {
      #expect(said.contains("-[Leaf dealloc] begins; self is #\(leaf)."), "\(said)")
    }
    #expect(said.components(separatedBy: "-[Leaf dealloc] returned.").count == 4, "\(said)")
    #expect(said.contains("-[Leaf fall:] returned. Thread T2 has ended."), "\(said)")
    #expect(said.hasSuffix("main returned."), "\(said)")
    // The thread was started and has not begun: it is in its own hands, and nobody owes a release.
    let wind = moments.compactMap { $0.state.objects.values.first { $0.className == "NSThread" } }
    #expect(wind.contains { $0.count == 2 })
    #expect(!wind.contains { !$0.isDead && $0.signs.contains { $0.sign.label == "?" } })
  }

  /// Whatever happens in one step is told, also where it is much.
  @Test func muchAtOnceIsToldWhole() throws {
    let moments = try Self.film(
      """
      #import <Foundation/Foundation.h>
      int main(void) {
        NSObject *a = [NSObject new], *b = [NSObject new], *c = [NSObject new], *d = [NSObject new];
        NSMutableArray *all = [[NSMutableArray alloc] initWithObjects:a, b, c, d, a, b, nil];
        [a release]; [b release]; [c release]; [d release];
        NSObject *e = [NSObject new], *f = [NSObject new], *g = [NSObject new];
        [all addObject:e]; [all addObject:f]; [all addObject:g];
        [e release]; [f release]; [g release];
        [all release];
        return 0;
      }
      """)
    let most = try #require(moments.filter(\.isStatement).max { $0.facts.count < $1.facts.count })
    #expect(most.facts.count >= 8)
    #expect(!most.facts.contains { $0.key == "more" })
  }

  /// A variable of the same name that is declared anew has not changed: it is another one.
  @Test func aVariableDeclaredAnewHasNotChanged() throws {
    let moments = try Self.film(
      """
      int main(void) {
        int n = 1;
        {
          int n = 2;
          n = 3;
        }
        return n;
      }
      """)
    let inner = Self.sentences(moments).joined(separator: "\n")
    #expect(!inner.contains("n: 1 -> 2") && inner.contains("n: 2 -> 3"), "\(inner)")
    var options = SessionOptions()
    options.keepsHistory = true
    let session = ProgramSession(options: options)
    for input in ["int n = 1;", "n = 2;", "int n = 5;", "n = 6;"] { _ = session.evaluate(input) }
    let typed = Self.sentences(try #require(session.film(titled: "t")).takes[0].moments)
      .joined(separator: "\n")
    #expect(typed.contains("n: 1 -> 2") && typed.contains("n: 5 -> 6"), "\(typed)")
    #expect(!typed.contains("n: 2 ->"), "\(typed)")
  }

  /// The first moment is that of the first statement: what was there before it is no news, and what it did is.
  @Test func theFirstMomentIsOfTheFirstStatement() throws {
    let moments = try Self.film(
      """
      #import <Foundation/Foundation.h>
      static int before = 7;
      int main(void) {
        NSObject *made = [[NSObject alloc] init];
        [made release];
        return before;
      }
      """)
    let first = try #require(moments.first)
    #expect(!Film.sentence(first.facts, in: .en).contains("before"))
    #expect(first.state.globals.contains { $0.name == "before" && $0.text == "7" })
    let told = try #require(moments.first { $0.isStatement })
    #expect(Film.sentence(told.facts, in: .en).contains("#1 NSObject came to be, count 1 [made]"))
    #expect(told.place.isNone == false && told.state.live[1]?.count == 1)
    var options = SessionOptions()
    options.keepsHistory = true
    let session = ProgramSession(options: options)
    _ = session.evaluate("int n = 4;")
    let typed = try #require(session.film(titled: "t")?.takes[0].moments.first)
    #expect(typed.facts.first == FilmFact("input", ["int n = 4;"]))
  }

  /// Values of C++'s own library are told as values, and not by the words that it keeps them in.
  @Test func valuesOfTheLibraryOfCppAreValues() throws {
    let filmed = try #require(
      FilmedProgram(
        "sight.cpp",
        Array(
          """
          #include <memory>
          #include <string>
          #include <vector>
          struct Node { std::vector<int> marks; std::string name; };
          std::vector<int> all;
          int main() {
            all.push_back(7);
            all.push_back(8);
            std::string text = "hello";
            text += ", you";
            Node node;
            node.marks.push_back(5);
            node.name = "bob";
            std::vector<std::string> words{"a", "b"};
            std::unique_ptr<int> owned;
            return 0;
          }
          """.utf8), comparing: false))
    let moments = filmed.film.takes[0].moments
    let said = Self.sentences(moments).joined(separator: "\n")
    #expect(said.contains("all: {7} -> {7, 8}."), "\(said)")
    #expect(said.contains("text: \"hello\" -> \"hello, you\"."), "\(said)")
    #expect(said.contains("node: {{5}, \"\"} -> {{5}, \"bob\"}."), "\(said)")
    let last = try #require(moments.last { $0.state.threads[1]?.frames.isEmpty == false })
    let values = last.state.threads[1]?.frames.last?.values ?? []
    #expect(values.first { $0.name == "words" }?.text == "{\"a\", \"b\"}", "\(values)")
    #expect(values.first { $0.name == "owned" }?.text == "NULL", "\(values)")
  }

  /// A name of a program's may be one that a front end or a search through schedules would use as well.
  @Test func namesAsTheLibraryHasThemAreTheirPrograms() throws {
    let filmed = try #require(
      FilmedProgram(
        "sight.cpp",
        Array(
          """
          int selfsame_twice(int __n) {
            int __twice = __n;
            __twice += __n;
            return __twice;
          }
          int main() {
            int __t_1 = selfsame_twice(4);
            return __t_1 - 8;
          }
          """.utf8), comparing: false))
    let moments = filmed.film.takes[0].moments
    let said = Self.sentences(moments).joined(separator: "\n")
    #expect(said.contains("__twice: 4 -> 8."), "\(said)")
    #expect(said.contains("selfsame_twice returned."), "\(said)")
    #expect(said.contains("__t_1"), "\(said)")
  }
}
