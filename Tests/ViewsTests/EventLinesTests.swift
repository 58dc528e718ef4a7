import Diagnostics
import Foundation
import Session
import Testing
import VirtualMachine

/// `run --events` and docs/events.md say the same.
@Suite struct EventLinesTests {
  static let program = """
    @interface Lamp : NSObject <NSCopying> { int n; }
    @end
    @implementation Lamp
    - (id)init { return [self initWithName:@"quote \\" and \\\\"]; }
    - (id)initWithName:(NSString *)name { return [super init]; }
    - (id)retain { return [super retain]; }
    - (id)copyWithZone:(NSZone *)zone { return NSCopyObject(self, 0, zone); }
    @end
    static dispatch_once_t token;
    int main(void) {
      NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
      Lamp *lamp = [[Lamp alloc] init];
      [[lamp retain] autorelease];
      [lamp retainCount];
      [lamp init];
      Lamp *other = [lamp copy];
      [(id)nil description];
      void *block = malloc(20);
      free(block);
      NSZone *zone = NSCreateZone(100, 1, YES);
      NSRecycleZone(zone);
      for (int i = 0; i < 2; i++) dispatch_once(&token, ^{ });
      @synchronized (lamp) { }
      @synchronized (nil) { }
      [NSThread detachNewThreadSelector:@selector(description) toTarget:lamp withObject:nil];
      [NSThread sleepForTimeInterval:1];
      @try { @throw lamp; } @catch (id e) { }
      [pool drain];
      [other release];
      [lamp release];
      return 0;
    }
    """

  static func lines() throws -> [[String: Any]] {
    var options = SessionOptions()
    options.mask.insert(.send)
    let session = ProgramSession(options: options)
    let outcome = session.runFile(path: "lamp.m", text: Array(program.utf8))
    try #require(outcome.diagnostics.filter { $0.severity == .error } == [])
    var bytes: [UInt8] = []
    #expect(
      session.eventLines(outcome.events) {
        bytes += $0
        return true
      })
    let text = String(decoding: bytes, as: UTF8.self)
    return try text.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
  }

  @Test func everyFieldIsDocumented() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let document = try String(
      contentsOf: root.appendingPathComponent("docs/events.md"), encoding: .utf8)
    let section = try #require(document.components(separatedBy: "## As JSON Lines").last)
    var documented: [String: String] = [:]
    for row in section.split(separator: "\n") where row.hasPrefix("| `") {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let names = cells[0].split(separator: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      }
      let types = cells[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      for (name, type) in zip(names, types) { documented[name] = type }
    }
    var seen: Set<String> = []
    for line in try Self.lines() {
      for (field, value) in line {
        seen.insert(field)
        let type = try #require(documented[field], "\(field) is not in docs/events.md")
        switch type {
        case "string": #expect(value is String, "\(field)")
        case "number": #expect(value is NSNumber && !(value is String), "\(field)")
        default: #expect((value as? Bool) == true, "\(field)")
        }
      }
    }
    // ARC is another program's, and unowned variables are Swift's; the rest has to occur here, or the table promises
    // too much.
    #expect(Set(documented.keys).subtracting(seen) == ["arc", "unowned"])
  }

  @Test func everyKindHasItsRow() throws {
    let kinds = Set(try Self.lines().compactMap { $0["kind"] as? String })
    for kind in [
      "alloc", "init", "retain", "release", "autorelease", "poolPush", "drain", "dealloc",
      "copy", "override", "retainCount", "nilMessage", "send", "once", "onceSkip",
      "lock", "lockNil", "zoneCreate", "blockAllocate", "thread", "throw",
    ] {
      #expect(kinds.contains(kind), "\(kind)")
    }
  }

  @Test func placesAreTheProgramsOwn() throws {
    let lines = try Self.lines()
    let alloc = try #require(
      lines.first { $0["kind"] as? String == "alloc" && $0["class"] as? String == "Lamp" })
    #expect(alloc["object"] as? String == "#2")
    #expect(alloc["file"] as? String == "lamp.m")
    #expect(alloc["line"] as? Int == 12)
    #expect(alloc["count"] as? Int == 1)
    let numbers = lines.compactMap { $0["event"] as? Int }
    #expect(numbers == numbers.sorted())
    #expect(Set(numbers).count == numbers.count)
  }
}
