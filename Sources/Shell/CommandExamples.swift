/// What `:help COMMAND` shows being done: lines that run as they stand here, in a session of their own, whoever counts there.
///
/// Code is the same in every language, and the English names of commands are understood in all of them. A test
/// types each example and takes no complaint for an answer.
extension Command {
  package var example: [String] {
    Command.examples[name].map { $0.split(separator: "\n").map(String.init) } ?? []
  }

  private static let two = ":mrc\nNSObject *a = [NSObject new], *b = [a retain];\n"
  private static let boat = """
    @interface Boat : NSObject { @public int speed; } @end
    @implementation Boat
    - (id)init { self = [super init]; speed = 5; return self; }
    @end

    """
  private static let shared = """
    static id one;
    @interface Desk : NSObject
    + (id)shared;
    @end
    @implementation Desk
    + (id)shared { if (!one) one = [[self alloc] init]; return one; }
    @end

    """
  private static let counting = """
    int n = 0;
    void add(void) { int old = n; n = old + 1; }

    """

  /// A task of the first lesson, and an answer that is none yet.
  private static let tried = """
    :start 1
    :step 3
    @implementation Dispenser
    + (id)allocWithZone:(NSZone *)zone { return [super allocWithZone:zone]; }
    @end

    """

  /// By name. `edit` has none: it needs an editor.
  private static let examples: [String: String] = [
    "help": ":help why",
    "lessons": ":lessons",
    "courses": ":courses",
    "start": ":start 1",
    "find": ":find weak",
    "step": ":start 1\n:step 2",
    "skip": ":start 1\n:skip",
    "card": ":start 1\n:card",
    "next": ":start 1\n:skip\n:next",
    "prev": ":start 1\n:skip\n:prev",
    "hint": ":start 1\n:step 3\n:hint",
    "check": tried + ":check",
    "submit": tried + ":submit answers",
    "course": ":course",
    "answer": ":start 1\n:answer",
    "solution": ":start 1\n:step 3\n:solution",
    "route": ":route",
    "reset": "int a = 1;\n:reset",
    "leave": ":start 1\n:leave",
    "objects": two + ":objects",
    "class": boat + ":class Boat",
    "source": "NSArray *row = @[@1];\n:source NSArray",
    "why": two + ":why a",
    "leaks": ":mrc\n[[NSObject alloc] init];\n:leaks",
    "zones": two + ":zones",
    "pools": ":mrc\n[[[NSObject alloc] init] autorelease];\n:pools",
    "drain": ":mrc\n[[[NSObject alloc] init] autorelease];\n:drain",
    "stack": "id list = @[@1];\n[list objectAtIndex:1];\n:stack",
    "trace": two + ":trace",
    "life": two + "[b release];\n:life a",
    "memory": boat + "Boat *a = [Boat new];\n:memory a",
    "graph": "NSMutableArray *all = [NSMutableArray new];\n[all addObject:[NSObject new]];\n:graph",
    "events": two + ":events",
    "legend": ":legend",
    "doors": shared + ":doors Desk",
    "film": two + ":film run.html",
    "weak": ":arc\nNSObject *a = [NSObject new];\n__weak id w = a;\n:weak",
    "threads":
      "id flag = dispatch_semaphore_create(0);\n"
      + "dispatch_async(dispatch_get_global_queue(0, 0), ^{ dispatch_semaphore_wait(flag, -1); });\n:threads",
    "explain": ":explain R0603",
    "inserted":
      ":arc\nid pick(id one, id other) { id which = one ? one : other; return which; }\n:inserted pick",
    "disasm": "int twice(int n) { return n * 2; }\n:disasm twice",
    "back": two + ":back",
    "forward": two + ":back 2\n:forward",
    "goto": boat + "Boat *a = [Boat new];\na->speed = 7;\n:goto write #1.speed",
    "undo": two + ":undo",
    "branches": two + ":back\n[a retain];\n:branches",
    "compare": "id a = [[NSObject alloc] init];\n:compare",
    "race": counting + ":race 2 add(); check n == 2",
    "replay": counting + ":race 2 add(); check n == 2\n:replay",
    "load": "NSObject *a = [NSObject new];\n:save boat.m\n:reset\n:load boat.m",
    "save": two + ":save boat.m",
    "mrc": ":mrc\nid a = [[NSObject alloc] init];",
    "arc": ":arc\nid a = [[NSObject alloc] init];",
    "swift": ":swift\nlet numbers = [1, 2, 3]",
    "lang": ":lang ru",
    "width": ":width 2",
    "errors": "int a = b + c;\n:errors",
    "raw": ":raw on",
    "show": ":show both\nid a = [NSObject new];",
    "narrate": ":narrate on\nid a = [NSObject new];",
    "cancel": "int f(void) {\n:cancel",
    "quit": ":quit",
  ]
}
