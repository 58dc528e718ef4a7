import Diagnostics
import Film
package import LessonEngine
import Session
package import Texts
import Views
import VirtualMachine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `selfsame lesson …`: what an author does with lessons, without the shell.
///
/// Each command is a few lines over the engine: it finds the lesson folders below the paths, does its work on
/// each, and says what it did, one line per file.
package struct LessonAuthoring: Equatable {
  package enum Action: String, CaseIterable, Sendable {
    case new, lint, bless, preview, sync, status, watch, adopt, film

    /// `--lang` names the language of what is written or looked at, and not of the words about it.
    var languageIsOfWork: Bool { [.new, .sync, .status, .film].contains(self) }
  }

  package var action: Action
  package var paths: [String] = []
  package var title: String?
  package var id: String?
  package var step: String?
  /// `new`: what the lesson's code is written in.
  package var mode = LessonMode.mrc
  /// The language of the work, or else the reader's when it is not the locale's.
  package var languageName: String?
  /// `sync --mark`: translations count as made from the original of today.
  package var marks = false

  package init(_ action: Action) { self.action = action }

  package func run(on terminal: Terminal, language: Language) -> Int32 {
    defer { terminal.flush() }
    let asked = languageName.flatMap { Language(code: $0) }
    let words = action.languageIsOfWork ? language : asked ?? language
    let work = AuthorsWork(
      order: self, terminal: terminal, page: Page(words, width: terminal.width),
      language: asked ?? language)
    switch action {
    case .new: return work.new()
    case .lint: return work.lint()
    case .bless: return work.bless()
    case .preview: return work.preview()
    case .sync: return work.sync()
    case .status: return work.status()
    case .watch: return work.watch()
    case .adopt: return work.adopt()
    case .film: return work.film()
    }
  }
}

/// One such command being carried out.
private struct AuthorsWork {
  let order: LessonAuthoring
  let terminal: Terminal
  let page: Page
  /// Of the work.
  let language: Language

  private func say(_ key: String, _ arguments: [String] = []) {
    terminal.answer(page.text(key, arguments))
  }

  private func complain(_ key: String, _ arguments: [String] = []) {
    terminal.complain("selfsame: " + page.text(key, arguments))
  }

  /// Lesson folders below the paths; nil (and told) when one of them holds none.
  private func folders() -> [String]? {
    if let empty = order.paths.first(where: { folders(below: $0).isEmpty }) {
      complain("author.noLesson", [empty])
      return nil
    }
    return below()
  }

  private func below() -> [String] { order.paths.flatMap(folders(below:)) }

  private func folders(below path: String) -> [String] {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    if path.hasSuffix("/lesson.md") { path = String(path.dropLast("/lesson.md".count)) }
    if case .bytes = readFile(path + "/lesson.md") { return [path] }
    return Course.lessonFolders(below: path).map { "\(path)/\($0)" }
  }

  private func told(_ problem: AuthoringProblem) -> Int32 {
    if let (path, reason) = problem.unwritten {
      complain("shell.save.failed", [path, reason])
      return WriteProblem.system(reason).status
    }
    terminal.complain(diagnosticsView(problem.diagnostics, sources: problem.sources, page: page))
    let isUnreadable = problem.diagnostics.contains {
      $0.code == .unreadableFile || $0.code == .notUTF8
    }
    return isUnreadable ? 66 : 3
  }

  // MARK: new

  func new() -> Int32 {
    let folder = order.paths[0]
    let file = folder + "/lesson.md"
    if case .missing = readFile(file) {
    } else {
      complain("author.new.exists", [file])
      return 66
    }
    let slug = folder.split(separator: "/").last.map(String.init) ?? "lesson"
    let plain = String(slug.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    let id = order.id ?? plain
    // A folder may be called what no title can be.
    let title = order.title ?? (LessonNames.mayBeTitled(slug) ? slug : id)
    guard LessonNames.isName(id) else {
      complain("author.new.badID", [id])
      return 64
    }
    guard LessonNames.mayBeTitled(title) else {
      complain("author.new.badTitle", [title])
      return 64
    }
    let text = LessonTemplate.text(
      id: id, title: title, mode: order.mode.rawValue, in: language)
    makeFolders(above: file)
    if let problem = writeFile(file, Array(text.utf8)) {
      complain("shell.save.failed", [file, problem.words { page.text($0) }])
      return problem.status
    }
    say("author.new.done", [file])
    return 0
  }

  // MARK: lint

  private func report(_ folders: [String]) -> CheckReport {
    onDeepStack { Checker(echo: LessonCheck.echo, makeSession: SignalFlags.session).check(folders) }
  }

  func lint() -> Int32 {
    guard folders() != nil else { return 66 }
    let report = report(order.paths)
    terminal.answer(LessonCheck.lines(of: report, page: page))
    let warnings = report.lessons.flatMap(\.diagnostics).filter { $0.severity == .warning }
    if !warnings.isEmpty { say("author.lint.warnings", [String(warnings.count)]) }
    let mutants = report.proofs.filter { $0.kind == .mutant }
    if !mutants.isEmpty {
      let caught = mutants.count { $0.failure == nil }
      say("author.lint.mutants", [String(caught), String(mutants.count)])
    }
    return report.exitStatus != 0 ? report.exitStatus : warnings.isEmpty ? 0 : 1
  }

  // MARK: bless, sync, status

  func bless() -> Int32 {
    guard let folders = folders() else { return 66 }
    let blessing = Blessing(
      echo: LessonCheck.echo, mayWrite: { SignalFlags.endStatus == nil },
      makeSession: SignalFlags.session)
    for folder in folders {
      do throws(AuthoringProblem) {
        for change in try blessing.bless(folder) where change.places > 0 {
          say(
            "author.bless.changed",
            [change.path, String(change.places), listed(change.steps, page)])
        }
      } catch { return told(error) }
    }
    say("author.done", [String(folders.count)])
    return 0
  }

  /// What was asked for, else what the course of the lesson can be read in.
  private func translations(of folder: String) -> [Language] {
    order.languageName.flatMap(Language.init(code:)).map { [$0] }
      ?? CourseIndex.translations(above: folder) ?? Language.translations
  }

  func sync() -> Int32 {
    guard let folders = folders() else { return 66 }
    for folder in folders {
      for language in translations(of: folder) where language != .en {
        do throws(AuthoringProblem) {
          let change = try Mirroring(folder, language).sync(marks: order.marks)
          if change.places > 0 { say("author.sync.changed", [change.path, String(change.places)]) }
          if !change.steps.isEmpty {
            say("author.sync.translate", [change.path, listed(change.steps, page)])
          }
        } catch { return told(error) }
      }
    }
    say("author.done", [String(folders.count)])
    return 0
  }

  func status() -> Int32 {
    guard let folders = folders() else { return 66 }
    var isBehind = false
    for folder in folders {
      for language in translations(of: folder) where language != .en {
        let status = TranslationStatus.of(folder, language)
        let isFresh = status.exists && status.soft.isEmpty && status.hard.isEmpty
        if !isFresh { isBehind = true }
        var line = StyledLine(isFresh ? "✓ " : "✗ ", isFresh ? .success : .error)
        line.append("\(status.lesson) \(language.code)", .bold)
        line.append(page.colon)
        line.append(
          status.exists
            ? page.text(
              "author.status.counts",
              [String(status.fresh), String(status.soft.count), String(status.hard.count)])
            : page.text("author.status.missing"))
        terminal.answer(wrap(line, width: page.width, indent: "  "))
        for (key, steps) in [("soft", status.soft), ("hard", status.hard)] where !steps.isEmpty {
          terminal.answer(
            wrap(
              page.text("author.status.\(key)", [listed(steps, page)]),
              width: page.width, firstIndent: "  ", indent: "    "))
        }
      }
    }
    return isBehind ? 5 : 0
  }

  // MARK: preview

  func preview() -> Int32 {
    guard let folders = folders() else { return 66 }
    for folder in folders {
      var parent = folder
      let slug = folder.split(separator: "/").last.map(String.init) ?? folder
      parent.removeLast(min(parent.count, slug.count))
      let left = Conversation.walk(
        lesson: slug, of: parent.isEmpty ? "." : parent, language: page.language, on: terminal
      ) { prompt, line in
        terminal.answer(
          line.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
            StyledLine(($0.offset == 0 ? prompt : "...> ") + $0.element, .bold)
          })
      }
      if let status = SignalFlags.endStatus { return status }
      guard let left else { return 3 }
      if !left.isEmpty {
        complain("author.preview.stuck", [listed(left, page)])
        return 1
      }
    }
    return 0
  }

  // MARK: watch

  /// Looks at the files 40 times a second; whatever an editor does to save (write, rename, replace), size or
  /// time of a file change. A check takes a few milliseconds, so the verdict is there before the hand is back
  /// on the keys.
  /// A lesson that comes, or one that goes, is a change of all of them, and so is the course's table of contents.
  func watch() -> Int32 {
    guard var folders = folders() else { return 66 }
    var seen: [String: FileState] = [:]
    for path in folders.flatMap(files) + contents() { seen[path] = FileState(path) }
    say("author.watch.begins", [String(folders.count)])
    terminal.answer(LessonCheck.lines(of: report(order.paths), page: page))
    terminal.flush()
    var turns = 0
    while SignalFlags.endStatus == nil {
      usleep(25_000)
      func hasChanged(_ paths: [String]) -> Bool {
        var changed = false
        for path in paths where seen[path] != FileState(path) {
          seen[path] = FileState(path)
          changed = true
        }
        return changed
      }
      turns += 1
      // To list all folders takes longer than to look at files that are known.
      let now = turns % 20 == 0 ? below() : folders
      if hasChanged(contents()) || now != folders {
        folders = now
        _ = hasChanged(folders.flatMap(files))
        terminal.answer([""] + LessonCheck.lines(of: report(order.paths), page: page))
        terminal.flush()
        continue
      }
      for folder in folders where hasChanged(files(folder)) {
        terminal.answer([""] + LessonCheck.lines(of: report([folder]), page: page))
        terminal.flush()
      }
    }
    return 0
  }

  /// The tables of contents of what is watched.
  private func contents() -> [String] {
    order.paths.flatMap { path in Language.allCases.map { "\(path)/\($0.fileName("course"))" } }
  }

  private func files(_ folder: String) -> [String] {
    Language.allCases.map { "\(folder)/\($0.lessonFile)" }
  }

  private struct FileState: Equatable {
    var size: Int64 = -1
    var seconds = 0
    var nanoseconds = 0
    var node: UInt64 = 0

    init(_ path: String) {
      var info = stat()
      guard stat(path, &info) == 0 else { return }
      size = Int64(info.st_size)
      node = UInt64(info.st_ino)
      #if canImport(Glibc)
        seconds = info.st_mtim.tv_sec
        nanoseconds = info.st_mtim.tv_nsec
      #else
        seconds = info.st_mtimespec.tv_sec
        nanoseconds = info.st_mtimespec.tv_nsec
      #endif
    }
  }

  // MARK: film

  /// A page beside the lesson for each of its `film` blocks: `film-STEP.html`, and `film-STEP.ru.html` of a translation.
  func film() -> Int32 {
    guard let folders = folders() else { return 66 }
    var status: Int32 = 0
    var count = 0
    for folder in folders {
      do throws(AuthoringProblem) {
        count += try FilmedSteps(makeSession: SignalFlags.session).film(folder, in: language) {
          title, step, session in
          let ending = language == .en ? "html" : "\(language.code).html"
          let path = "\(folder)/film-\(step).\(ending)"
          guard let film = session.film(titled: "\(title): \(step)"),
            SignalFlags.endStatus == nil
          else { return }
          if let problem = writeFile(
            path, Array(film.html(in: language).utf8), replacing: true)
          {
            complain("cli.film.cannotWrite", [path, problem.words { page.text($0) }])
            status = problem.status
          } else {
            say("author.film.done", [path, String(film.steps)])
          }
        }
      } catch { return told(error) }
    }
    // Of many lessons those without a film are most.
    if count == 0 { for path in order.paths { say("author.film.none", [path]) } }
    return status
  }

  // MARK: adopt

  func adopt() -> Int32 {
    guard order.paths.count == 2 else {
      complain("author.adopt.paths")
      return 64
    }
    let bytes: [UInt8]
    switch SourceReading.read(order.paths[0]) {
    case .text(let text): bytes = text
    case .failure(let problem):
      complain(problem.key, problem.arguments)
      return 66
    }
    let answer = SavedAnswer(String(decoding: bytes, as: UTF8.self))
    do throws(AuthoringProblem) {
      let result = try Adoption(
        mayWrite: { SignalFlags.endStatus == nil }, makeSession: SignalFlags.session
      ).adopt(
        answer, into: order.paths[1], step: order.step)
      switch result {
      case .adopted(let step, let mistake, let path):
        if mistake.isEmpty {
          say("author.adopt.unnamed", [path, step])
        } else {
          say("author.adopt.done", [path, step, mistake])
        }
        return 0
      case .passes(let step):
        complain("author.adopt.passes", [step])
        return 1
      case .known(let step):
        complain("author.adopt.known", [step])
        return 1
      case .unknownStep(let step):
        if step.isEmpty {
          complain("author.adopt.noStep", [order.paths[0]])
        } else {
          complain("author.adopt.unknownStep", [step])
        }
        return 64
      }
    } catch { return told(error) }
  }
}
