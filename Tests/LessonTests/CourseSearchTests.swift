import Foundation
import LessonEngine
import Testing
import Texts

/// `:find`: whoever remembers a word and not the lesson is led to a step that has it.
@Suite struct CourseSearchTests {
  static let words: [(Language, String)] =
    [
      "weak", "allocWithZone:", "copyWithZone:", "retain", "release", "autorelease", "dealloc",
      "zone", "NSZone",
      "singleton", "strict", "flexible", "subclass", "NSAllocateObject", "thread", "race",
      "@synchronized", "NSLock",
      "dispatch_once", "token", "block", "capture", "__block", "semaphore", "deadlock", "macro",
      "category", "swizzling",
      "+load", "initialize", "UIApplication", "UIAccelerometer", "CLLocationManager",
      "NSFileManager", "delegate",
      "NSUserDefaults", "static let", "enum", "optional", "closure", "deinit", "unowned", "leak",
      "cycle", "zombie",
      "brackets", "nil", "selector", "isKindOfClass:", "property", "dependency injection",
      "thread-safe",
      "lazy loading", "dangling pointer", "retainCount", "UINT_MAX", "oneway", "performSelector:",
      "mutableCopy",
      "NS_REQUIRES_SUPER", "NS_UNAVAILABLE", "factory", "actor", "notification", "exception",
      "instancetype",
      "CaseIterable", "test", "fake", "pool", "ARC", "self", "super", "init",
    ].map { (.en, $0) }
    + [
      "слабая ссылка", "синглтон", "потокобезопасный", "висячий указатель",
      "внедрение зависимостей", "паттерн",
      "ленивая инициализация", "токен", "утечка", "блок", "зона", "категория", "гонка",
      "блокировка", "подкласс",
    ].map { (.ru, $0) }
    + [
      "弱引用", "单例", "线程安全", "野指针", "悬空指针", "依赖注入", "懒加载", "令牌", "泄漏", "循环引用", "块", "锁",
    ].map { (.zh, $0) }

  @Test func thereAreAHundredWords() { #expect(Self.words.count >= 100) }

  @Test(arguments: Language.allCases) func everyWordFindsAStep(_ language: Language) {
    let course = Course(folder: RouteTests.lessons, language: language)
    let search = CourseSearch(course)
    for (_, word) in Self.words.filter({ $0.0 == language }) {
      #expect(!search.hits(for: word).isEmpty, "\(word)")
    }
  }

  @Test(arguments: ["singletons", "races", "threads"]) func aPluralFindsTheSame(_ word: String) {
    let search = CourseSearch(Course(folder: RouteTests.lessons, language: .en))
    let found = search.hits(for: word)
    #expect(found == search.hits(for: String(word.dropLast())) && found.count > 3)
  }

  /// The lesson that teaches a thing comes first.
  @Test(arguments: [
    ("weak", "counts/weak"), ("dispatch_once", "arc-gcd/once"),
    ("NSFileManager", "one-instance/file-manager"),
    ("swizzling", "five-times/init-swapped"), ("macro", "five-times/macros"),
    ("zones", "counts/zones"),
    ("dependency injection", "beyond/testing"),
  ])
  func theTeacherComesFirst(_ word: String, _ slug: String) {
    let course = Course(folder: RouteTests.lessons, language: .en)
    #expect(CourseSearch(course).hits(for: word).first?.slug == slug)
  }

  /// A row of the glossary that has a word for some languages only.
  @Test func anEmptyCellIsNoWord() throws {
    let folder = try TemporaryFolder()
    folder.makeFolder("one")
    try folder.write("course.md", "# C\n\n- [One](one/lesson.md)\n")
    try folder.write(
      "one/lesson.md",
      "---\nlesson: 1\nid: a.one\ntitle: A zone\nmode: mrc\n---\n\n# T\n\nOf a zone.\n")
    try folder.write(
      "glossary.md", "| en | ru | zh |\n|---|---|---|\n| zone | | 区域 |\n| block | | |\n")
    for language in Language.allCases {
      let search = CourseSearch(Course(folder: folder.path, language: language))
      #expect(search.hits(for: "zone").map(\.slug) == ["one"])
      #expect(search.hits(for: "block").isEmpty && search.hits(for: "区域").map(\.slug) == ["one"])
    }
  }

  @Test func nothingIsFoundForNothing() {
    let search = CourseSearch(Course(folder: RouteTests.lessons, language: .en))
    #expect(search.hits(for: "").isEmpty && search.hits(for: "xyzzy").isEmpty)
  }
}
