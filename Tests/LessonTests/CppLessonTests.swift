import Conditions
import Diagnostics
import LessonEngine
import Session
import Testing

/// Lessons in C++, as one about the book's first listing would be: its own words, checks and spoilt solutions.
@Suite struct CppLessonTests {
  static let gps = """
    ---
    lesson: 1
    id: cpp.gps
    title: One GPS
    mode: cpp
    limit: steps=200000
    ---

    # One GPS

    ```cpp setup
    #include <iostream>
    class Gps {
     public:
      static Gps* instance();
      int fixes = 0;
      virtual ~Gps() { std::cout << "off" << std::endl; }
     protected:
      Gps() { std::cout << "on" << std::endl; }
     private:
      static Gps* only;
    };
    Gps* Gps::only = nullptr;
    Gps* Gps::instance() {
      if (only == nullptr) only = new Gps;
      return only;
    }
    ```

    <!-- step: one -->

    ## One

    ```cpp run
    Gps* a = Gps::instance();
    Gps* b = Gps::instance();
    a->fixes = 3;
    std::cout << "same: " << (a == b) << std::endl;
    ```

    ```output
    on
    same: 1
    ```

    <!-- step: no-second -->

    ## No second

    ```cpp predict kind=fate
    Gps* c = new Gps;
    ```

    <!-- step: meyers points=2 fresh -->

    ## Meyers

    ```cpp task
    class Clock {
     public:
      static Clock& instance() { return ___; }
      int ticks = 0;
     private:
      Clock() {}
    };
    ```

    ```cpp solution
    class Clock {
     public:
      static Clock& instance() {
        static Clock only;
        return only;
      }
      int ticks = 0;
      Clock(const Clock&) = delete;
     private:
      Clock() {}
    };
    ```

    ```cpp probe tick
    Clock::instance().ticks = 4;
    std::cout << "ticks " << Clock::instance().ticks << std::endl;
    ```

    ```check tick
    output contains "ticks 4" -- two clocks
    Clock::instance().ticks == 4
    not Clock::instance().ticks == 5
    ```

    ```cpp probe copied
    Clock other = Clock::instance();
    ```

    ```check copied
    ends compile-error "deleted" -- a copy
    ```

    ```cpp probe another
    Clock mine;
    ```

    ```check another
    ends compile-error "private" -- anybody
    ```

    ```cpp wrong
    class Clock {
     public:
      static Clock& instance() { return *new Clock; }
      int ticks = 0;
      Clock(const Clock&) = delete;
     private:
      Clock() {}
    };
    ```

    """

  static func proofs() throws -> [Proof] {
    let loaded = LoadedLesson(text: gps)
    let lesson = try #require(loaded.lesson, "\(loaded.diagnostics)")
    #expect(loaded.diagnostics.isEmpty)
    return Checker { ProgramSession(options: $0) }.proofs(of: lesson)
  }

  @Test func aLessonIsProved() throws {
    let told = try Self.proofs().compactMap { proof in
      proof.failure.flatMap { $0.reason == .neverFails ? nil : $0 }.map {
        "\(proof.title): \($0.reason) \($0.diagnostics.map { $0.title ?? "" })"
      }
    }
    #expect(told == [])
    let mutants = try Self.proofs().filter { $0.kind == .mutant }.map(\.name)
    #expect(mutants == ["drop-static 3", "drop-static 4", "drop-deleted 8", "private-to-public 9"])
  }

  @Test func theLearnerTypesCpp() throws {
    let lesson = try #require(LoadedLesson(text: Self.gps).lesson)
    let session = ProgramSession(options: lesson.sessionOptions(judging: false))
    let run = LearnerRun(lesson: lesson, session: session, progress: Progress())
    #expect(run.go(to: 3))
    #expect(run.enter().isEmpty)
    #expect(session.lessonMode == .cpp)
    #expect(lesson.answerFile(ofStep: 3) == "meyers.cpp")
    _ = run.input(lesson.steps[3].fence(.wrong)?.text ?? "")
    #expect(run.check().failedLine?.text == "two clocks")
    run.reset()
    _ = run.input(lesson.steps[3].fence(.solution)?.text ?? "")
    #expect(run.check().kind == .pass)
    #expect(run.submission.map(\.mode) == [.cpp])
  }

  @Test(
    arguments: [
      ("void f() {\n  delete p;\n}", ["drop-delete 2"]),
      ("void f() {\n  p = nullptr;\n}", ["drop-null 2"]),
      ("class A { virtual ~A(); protected: A(); };", ["drop-virtual 1", "protected-to-public 1"]),
      ("void f() {\n  std::lock_guard<std::mutex> g(m);\n  n++;\n}", ["drop-lock 2"]),
      ("void f() {\n  if (n) delete p;\n}", ["negate-if 2", "drop-delete 2"]),
    ] as [(String, [String])])
  func solutionsAreSpoilt(_ solution: String, _ names: [String]) {
    #expect(Mutant.all(of: solution, language: "cpp").map(\.name) == names)
  }
}
