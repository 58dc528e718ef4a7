import Diagnostics
import Foundation
import LessonEngine
import Session
import Shell
import Testing

/// The reports for machines, read by other people's parsers: Python's for JSON, CSV and XML, and a reader of
/// TAP that follows its specification line by line.
@Suite struct ReportFormatTests {
  /// A lesson with every nasty character, that fails in every way.
  static let lesson = """
    ---
    lesson: 1
    id: nasty
    title: Nasty
    ---

    <!-- step: s -->

    ```objc run
    printf("<a & \\"b\\"> # \\\\ \\t ]]> й 字\\n");
    ```

    ```output
    other # <![CDATA[
    ```

    ```objc task
    int x = ___;
    ```

    ```objc solution
    int x = 2;
    ```

    ```check
    x > 0   -- "quoted" & <tagged>, comma
    ```

    ```objc wrong
    int x = 3;
    ```

    """

  static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    let path = folder.path + "/a & <b>"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try lesson.write(toFile: path + "/lesson.md", atomically: true, encoding: .utf8)
    return folder
  }

  /// Runs a Python program over a text; nil: there is no Python here.
  static func python(_ program: String, _ text: String) throws -> String? {
    let file = NSTemporaryDirectory() + "selfsame-" + UUID().uuidString
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program, file]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 127 { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  static func report() throws -> CheckReport {
    let place = try folder()
    defer { withExtendedLifetime(place) {} }
    return Checker { ProgramSession(options: $0) }.check([place.path])
  }

  @Test func jsonIsRead() throws {
    let report = try Self.report()
    let program = """
      import json, sys
      r = json.load(open(sys.argv[1], encoding='utf-8'))
      p = [q for l in r['lessons'] for q in l['proofs']]
      print(r['version'], r['passed'], r['failed'], len(p), p[0]['arguments'][1])
      """
    let printed = "<a & \"b\"> # \\ \t ]]> й 字"
    guard let told = try Self.python(program, report.json) else { return }
    #expect(
      told == "1 \(report.passed) \(report.failed) \(report.proofs.count) \(printed)\n")
  }

  @Test func junitIsRead() throws {
    let report = try Self.report()
    let program = """
      import sys, xml.etree.ElementTree as t
      r = t.parse(sys.argv[1]).getroot()
      c = r.findall('.//testcase')
      f = r.findall('.//failure')
      s = r.findall('testsuite')
      assert sum(int(x.get('tests')) for x in s) == len(c)
      assert sum(int(x.get('failures')) for x in s) == len(f)
      assert len({(x.get('classname'), x.get('name')) for x in c}) == len(c)
      # The order and the attributes that both common schemas ask for.
      assert not r.attrib and [e.tag for e in s[0]][0] == 'properties'
      assert [e.tag for e in s[0]][-2:] == ['system-out', 'system-err']
      for key in ['package', 'id', 'name', 'timestamp', 'hostname', 'errors', 'time']:
        assert s[0].get(key) is not None, key
      assert all(x.get('time') for x in c) and all(x.get('type') for x in f)
      assert len(r.findall('testsuite')) == 1
      print(r.tag, len(c), len(f), 'й 字' in f[0].text)
      """
    guard let told = try Self.python(program, report.junit) else { return }
    #expect(told == "testsuites \(report.proofs.count + 1) \(report.failed) True\n")
  }

  /// The grammar of TAP 13: version, plan, points in order, YAML blocks indented by two.
  @Test func tapIsRead() throws {
    let report = try Self.report()
    let program = #"""
      import re, sys
      lines = open(sys.argv[1], encoding='utf-8').read().split('\n')
      assert lines[0] == 'TAP version 13' and lines[-1] == ''
      plan = int(re.fullmatch(r'1\.\.(\d+)', lines[1]).group(1))
      number, failed, block = 0, 0, False
      for line in lines[2:-1]:
        if block:
          if line == '  ...': block = False
          else: assert re.fullmatch(r'  \w+: "([^"\\]|\\.)*"', line), line
        elif line == '  ---': block = True
        else:
          m = re.fullmatch(r'(not )?ok (\d+) - (([^#\\]|\\.)*)', line)
          assert m, line
          number += 1
          failed += m.group(1) is not None
          assert int(m.group(2)) == number
      assert not block and number == plan
      print(plan, failed)
      """#
    guard let told = try Self.python(program, report.tap) else { return }
    #expect(told == "\(report.proofs.count + 1) \(report.failed)\n")
  }

  @Test func marksAreRead() throws {
    let lesson = try #require(
      LoadedLesson(text: Self.lesson.replacing("other # <![CDATA[", with: "x")).lesson)
    let place = try TestFolder()
    let folder = place.path
    for (name, answer) in [("a,\"b\"", "int x = 1;"), ("<c>&", "int x = 0;")] {
      let path = folder + "/" + name + "/nasty"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try answer.write(toFile: path + "/s.m", atomically: true, encoding: .utf8)
    }
    let report = try #require(
      Grader(lesson: lesson) { ProgramSession(options: $0) }.grade(folder, required: 50))
    let csv = """
      import csv, sys
      r = list(csv.DictReader(open(sys.argv[1], encoding='utf-8', newline='')))
      print([(x['student'], x['step'], x['verdict'], x['points']) for x in r])
      """
    if let told = try Self.python(csv, report.details) {
      #expect(told == "[('<c>&', 's', 'fail', '0'), ('a,\"b\"', 's', 'pass', '1')]\n")
    }
    let sums = """
      import csv, sys
      r = list(csv.DictReader(open(sys.argv[1], encoding='utf-8', newline='')))
      print([(x['student'], x['points'], x['of'], x['result'], x['s']) for x in r])
      """
    if let told = try Self.python(sums, report.csv) {
      #expect(
        told == "[('<c>&', '0', '1', 'fail', 'fail'), ('a,\"b\"', '1', '1', 'pass', 'pass')]\n")
    }
    let gradescope = """
      import json, sys
      r = json.load(open(sys.argv[1]))
      t = r['tests'][0]
      assert t['status'] in ('passed', 'failed') and t['max_score'] == 1
      print(r['score'], len(r['tests']), t['status'], t['score'])
      """
    if let told = try Self.python(gradescope, report.gradescope(report.students[1])) {
      #expect(told == "1 1 passed 1\n")
    }
    #expect(report.markdown.contains("## \\<c\\>\\&"))
    let json = "import json, sys; r = json.load(open(sys.argv[1])); print(len(r['students']))"
    if let told = try Self.python(json, report.json) { #expect(told == "2\n") }
    let xml =
      "import sys, xml.etree.ElementTree as t; print(len(t.parse(sys.argv[1]).findall('.//failure')))"
    if let told = try Self.python(xml, report.junit) { #expect(told == "1\n") }
  }

  @Test func noReportOfAClassHoldsAHiddenCharacter() throws {
    let lesson = try #require(
      LoadedLesson(text: Self.lesson.replacing("other # <![CDATA[", with: "x")).lesson)
    let place = try TestFolder()
    let hidden = "\u{1B}[2J\u{7F}\u{9B}\u{202E}\u{61C}\u{200C}\u{E0041}\u{2066}"
    let path = place.path + "/=cmd" + hidden + "/nasty"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try "puts(\"\(hidden)\"); int x\(hidden) = ;".write(
      toFile: path + "/s.m", atomically: true, encoding: .utf8)
    let report = try #require(
      Grader(lesson: lesson) { ProgramSession(options: $0) }.grade(place.path, required: 50))
    for text in [
      report.csv, report.details, report.json, report.junit, report.markdown, report.tap,
      report.gradescope(report.students[0]),
    ] {
      #expect(HiddenCharacterTests.raw(text) == [])
    }
  }

  // MARK: Other people's judges, where they are installed

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What a tool says about a text; nil: it is not installed.
  static func tool(_ words: [String], _ text: String) throws -> (status: Int32, said: String)? {
    let file = NSTemporaryDirectory() + "selfsame-" + UUID().uuidString
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words + [file]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 127 { return nil }
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// A class with right, wrong, stopped and missing answers, and with names that no format likes.
  static func marks(parts: Bool = false) throws -> GradeReport {
    let lesson = try #require(
      LoadedLesson(text: lesson.replacing("other # <![CDATA[", with: "x")).lesson)
    let place = try TestFolder()
    let answers = [
      ("a,\"b\"", "int x = 1;"), ("<c>&", "int x = 0;"), ("#d \\", "int x = yy;"),
      ("e\nf", "printf(\"]]>\\x1b\"); int x = -1;"), ("=1+1", "abort(); int x = 1;"),
    ]
    for (name, answer) in answers {
      let path = place.path + "/" + name + "/nasty"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try answer.write(toFile: path + "/s.m", atomically: true, encoding: .utf8)
    }
    try FileManager.default.createDirectory(
      atPath: place.path + "/nobody", withIntermediateDirectories: true)
    let source = Grader.Source(lesson: lesson, sources: SourceMap())
    return try #require(
      Grader([source], inParts: parts) { ProgramSession(options: $0) }
        .grade(place.path, required: 50))
  }

  @Test func proveTakesWhatWeWrite() throws {
    for tap in [try Self.report().text(.tap) { "\($0.reason): a # b" }, try Self.marks().tap] {
      guard let (status, said) = try Self.tool(["prove", "-e", "cat"], tap) else { return }
      #expect(status == 1)
      #expect(!said.contains("Parse errors"), "\(said)")
      let points = tap.split(separator: "\n").count { $0.hasPrefix("ok") || $0.hasPrefix("not ok") }
      let failed = tap.split(separator: "\n").count { $0.hasPrefix("not ok") }
      #expect(said.contains("Tests: \(points) Failed: \(failed)"), "\(said)")
    }
    #expect(try Self.marks().tap.contains("# \"quoted\" & <tagged>, comma"))
  }

  @Test(arguments: ["junit-ant", "junit-jenkins"])
  func junitIsOfTheForm(schema: String) throws {
    let path = Self.root.appending(path: "Tests/ShellTests/Schemas/\(schema).xsd").path
    for xml in [try Self.report().junit, try Self.marks().junit] {
      let lint = try Self.tool(["xmllint", "--noout", "--schema", path], xml)
      guard let (status, said) = lint else { return }
      #expect(status == 0, "\(said)")
      // And the form is one: what is bent is refused.
      let bent = xml.replacing(" tests=\"", with: " tests=\"x")
      #expect(try Self.tool(["xmllint", "--noout", "--schema", path], bent)?.status != 0)
    }
  }

  @Test(arguments: ["check", "grade"]) func jsonIsOfTheSchema(name: String) throws {
    let path = Self.root.appending(path: "docs/\(name).schema.json").path
    let json = name == "check" ? try Self.report().json : try Self.marks(parts: true).json
    let program = """
      import json, sys
      try: import jsonschema
      except ImportError: print('skip'); sys.exit()
      schema = json.load(open('\(path)'))
      judge = jsonschema.validators.validator_for(schema)(schema)
      report = json.load(open(sys.argv[1], encoding='utf-8'))
      judge.validate(report)
      def bent(value):
        # Each member that has to be there is missed.
        for key in schema['required']:
          yield {k: v for k, v in value.items() if k != key}
      assert not any(judge.is_valid(b) for b in bent(report))
      print('ok')
      """
    guard let told = try Self.python(program, json) else { return }
    #expect(told == "ok\n" || told == "skip\n", "\(told)")
  }

  /// Gradescope's documented shape: `score` or scores of tests, each with `max_score`, `status`, `output`.
  @Test func gradescopeTakesTheResults() throws {
    let report = try Self.marks()
    for student in report.students {
      let program = """
        import json, sys
        r = json.load(open(sys.argv[1], encoding='utf-8'))
        assert set(r) <= {'score', 'execution_time', 'output', 'visibility', 'stdout_visibility',
                          'extra_data', 'tests', 'leaderboard', 'test_output_format', 'output_format',
                          'test_name_format'}
        assert r['visibility'] in ('hidden', 'after_due_date', 'after_published', 'visible')
        for t in r['tests']:
          assert set(t) <= {'score', 'max_score', 'status', 'name', 'name_format', 'number', 'output',
                            'output_format', 'tags', 'visibility', 'extra_data'}
          assert t['status'] in ('passed', 'failed') and 0 <= t['score'] <= t['max_score']
        assert r['score'] == sum(t['score'] for t in r['tests'])
        print('ok')
        """
      guard let told = try Self.python(program, report.gradescope(student)) else { return }
      #expect(told == "ok\n", "\(told)")
    }
  }
}
