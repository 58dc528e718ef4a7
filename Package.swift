// swift-tools-version: 6.2
// One line per target: what goes in -> what comes out. docs/architecture.md tells the rest.
import PackageDescription

let commonSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Some 6 % of every start went into asking whether state is in use twice. Debug builds go on asking. And 16 % of the
  // shortest went into types that were looked up by their mangled names, each with a search of all conformances that
  // the compiler had already found: it is asked to call what makes them instead.
  .unsafeFlags(
    [
      "-enforce-exclusivity=unchecked", "-Xfrontend",
      "-disable-concrete-type-metadata-mangled-name-accessors",
    ], .when(configuration: .release)),
]

/// The program does without Swift's search in texts, which brings the machinery of regular expressions along, more than
/// a megabyte: Diagnostics/TextSearch.swift has what it needs of it.
let swiftSettings =
  commonSettings + [
    .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])
  ]

/// The hot loop: without those checks in debug builds either. State lives in unsafe buffers with one owner, so
/// they could find nothing (docs/decisions/0001).
let hotSettings = swiftSettings + [.unsafeFlags(["-enforce-exclusivity=unchecked"])]

/// Each case of the loop ends with a jump of its own to the next, which the processor can guess from where it stands.
/// (LLVM leaves off to copy a jump with that many targets unless it is asked to, and to give the copies of a variable
/// one register where it is copied that often; docs/decisions/0004.)
#if compiler(>=6.3)
  let loopSettings =
    hotSettings + [
      .unsafeFlags(
        [
          "-Xllvm", "-tail-dup-pred-size=4096", "-Xllvm", "-large-interval-freq-threshold=65536",
        ],
        .when(platforms: [.linux], configuration: .release))
    ]
#else
  let loopSettings = hotSettings
#endif

/// What answers a person and waits for what others work out: what it takes to optimise it is more than it would save.
let calmSettings = swiftSettings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// What reads a text once, or works out little: a fifth smaller, and compiled in four fifths of the time.
let smallSettings = swiftSettings + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// A test runs once, and may search as it likes.
let testSettings = commonSettings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// A binary that runs without a Swift toolchain and starts faster: with the C library inside, where its archive exists
/// (the Makefile looks), nothing is left to be found and moved into place at each start, which took a millisecond.
/// Nobody looks up its symbols: what it does not use itself need not be in it. A sanitizer's are, by a C
/// library that stays outside.
let linkerFlags: [String] =
  switch Context.environment["SELFSAME_STATIC"] {
  case "yes": ["-static-executable", "-use-ld=lld", "-Xlinker", "--icf=all"]
  case "sanitizer": []
  default: ["-static-stdlib", "-Xlinker", "--no-export-dynamic"]
  }

/// cmark and libedit are linked statically where the static archives exist (the Makefile decides).
let package = Package(
  name: "selfsame",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "selfsame", targets: ["selfsame"])],
  targets: [
    // A line from the terminal -> libedit's C interface, callable from Swift
    .systemLibrary(
      name: "CLibEdit", providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    // Markdown -> cmark's C interface
    .systemLibrary(
      name: "CCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    // An archive -> minizip's C interface
    .systemLibrary(
      name: "CMiniZip", providers: [.apt(["libminizip-dev"]), .brew(["minizip"])]),
    // Source files and places in them -> problems, as data
    .target(name: "Diagnostics", swiftSettings: swiftSettings),
    // Foundation and the other libraries: real .m files -> texts that the program carries inside
    .target(
      name: "Library",
      exclude: [
        "Order.txt", "C", "CPlusPlus", "CoreLocation", "Dispatch", "Foundation", "Reflection",
        "Swift", "Threads", "UIKit",
      ], swiftSettings: swiftSettings),
    // The library's files -> the Swift that carries them (`make library`)
    .executableTarget(
      name: "LibraryGenerator", dependencies: ["Diagnostics", "Syntax"],
      swiftSettings: swiftSettings),
    // A key, arguments and a language -> the words for a person
    .target(
      name: "Texts", dependencies: ["Diagnostics"], exclude: ["Ledger"],
      swiftSettings: swiftSettings),
    // Text -> tokens -> preprocessed tokens -> tree, or "incomplete"
    .target(name: "Syntax", dependencies: ["Diagnostics"], swiftSettings: swiftSettings),
    // Swift: text -> tokens -> tree -> checked, in Objective-C's text with the places of the program
    .target(
      name: "SwiftFrontEnd", dependencies: ["Diagnostics", "Syntax"], swiftSettings: smallSettings),
    // C++: the preprocessor's tokens -> tree -> checked, in C's text with the places of the program
    .target(
      name: "CPlusPlusFrontEnd", dependencies: ["Diagnostics", "Syntax"],
      swiftSettings: swiftSettings),
    // The contract: instructions, code objects, layouts, line tables
    .target(name: "Bytecode", dependencies: ["Diagnostics"], swiftSettings: swiftSettings),
    // Tree -> checked, typed -> code unit
    .target(
      name: "Compiler", dependencies: ["Diagnostics", "Syntax", "Bytecode"],
      swiftSettings: swiftSettings),
    // Code units -> events + memory + output
    .target(
      name: "VirtualMachine", dependencies: ["Diagnostics", "Bytecode"],
      swiftSettings: loopSettings),
    // Events and memory -> who owns, who only points, what is lost
    .target(
      name: "Ownership", dependencies: ["Diagnostics", "Bytecode", "VirtualMachine"],
      swiftSettings: swiftSettings),
    // What a run shows -> mistakes with a name
    .target(
      name: "Mistakes", dependencies: ["Diagnostics", "Bytecode", "VirtualMachine", "Ownership"],
      swiftSettings: swiftSettings),
    // One running program: a line of text -> outcome (value, output, events, diagnostics)
    .target(
      name: "Session",
      dependencies: [
        "Diagnostics", "Library", "Syntax", "SwiftFrontEnd", "CPlusPlusFrontEnd", "Bytecode",
        "Compiler", "VirtualMachine", "Ownership", "Mistakes",
      ],
      swiftSettings: swiftSettings),
    // The language of checks: text -> condition; condition + world -> true, false, unknown
    .target(
      name: "Conditions",
      dependencies: ["Diagnostics", "Syntax", "Bytecode", "VirtualMachine", "Session"],
      swiftSettings: smallSettings),
    // Lesson files -> steps; answers -> verdicts
    .target(
      name: "LessonEngine",
      dependencies: [
        "CCMark", "CMiniZip", "Diagnostics", "Texts", "Bytecode", "VirtualMachine", "Ownership",
        "Session", "Conditions", "Explorer",
      ],
      swiftSettings: smallSettings),
    // A program and a question -> PROVED, FOUND, BOUNDED, CANNOT
    .target(
      name: "Explorer", dependencies: ["Diagnostics", "VirtualMachine", "Session"],
      swiftSettings: hotSettings),
    // A run -> one HTML file that shows it, moment by moment
    .target(
      name: "Film",
      dependencies: [
        "Diagnostics", "Texts", "Bytecode", "VirtualMachine", "Ownership", "Session",
      ],
      exclude: ["Page"], swiftSettings: calmSettings),
    // State and events -> styled text, in three languages
    .target(
      name: "Views",
      dependencies: [
        "Diagnostics", "Texts", "Bytecode", "VirtualMachine", "Ownership", "Session",
        "Conditions", "Explorer", "LessonEngine",
      ],
      swiftSettings: calmSettings),
    // Lines typed -> commands run -> views shown
    .target(
      name: "Shell",
      dependencies: [
        "CLibEdit", "Diagnostics", "Texts", "Bytecode", "VirtualMachine", "Ownership", "Session",
        "Conditions", "Explorer", "LessonEngine", "Film", "Views",
      ],
      swiftSettings: calmSettings),
    // Arguments -> the shell, a run or a check -> exit status
    .target(
      name: "EntryPoint",
      dependencies: [
        "Diagnostics", "Texts", "VirtualMachine", "Session", "LessonEngine", "Views", "Shell",
      ],
      swiftSettings: calmSettings),
    // The operating system's arguments -> the same, in a C `main`
    .executableTarget(
      name: "selfsame", dependencies: ["EntryPoint"],
      linkerSettings: [.unsafeFlags(linkerFlags, .when(platforms: [.linux]))]),
    // The catalogue and the ledger of its translations
    .testTarget(
      name: "TextsTests", dependencies: ["Diagnostics", "Texts", "LessonEngine"],
      swiftSettings: testSettings),
    // The machine by hand-assembled code, and by programs cut at every turn
    .testTarget(
      name: "VirtualMachineTests",
      dependencies: ["Bytecode", "Diagnostics", "Syntax", "Compiler", "VirtualMachine", "Session"],
      swiftSettings: testSettings),
    // A number -> a program, a lesson, lines or an answer, right or bent; a text -> everything that is done with it
    .target(
      name: "FuzzInputs",
      dependencies: ["Session", "VirtualMachine", "Texts", "LessonEngine", "Shell"],
      path: "Tests/FuzzInputs", swiftSettings: testSettings),
    // Programs written by a generator: the machine's promises hold for them, and bent they are answered
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "Diagnostics", "Syntax", "Compiler", "VirtualMachine", "Session", "LessonEngine",
        "FuzzInputs",
      ],
      exclude: ["Corpus"], swiftSettings: testSettings),
    // The account of who owns what, against worlds that were made to be hard to read
    .testTarget(
      name: "OwnershipTests",
      dependencies: ["Diagnostics", "Bytecode", "VirtualMachine", "Ownership", "Session"],
      swiftSettings: testSettings),
    .testTarget(
      name: "SyntaxTests", dependencies: ["Diagnostics", "Syntax"], swiftSettings: testSettings),
    .testTarget(
      name: "CompilerTests",
      dependencies: ["Diagnostics", "Syntax", "Bytecode", "Compiler", "Library", "Session"],
      exclude: ["AppleNames.txt"],
      swiftSettings: testSettings),
    // Instructions, and the one table that says what they do
    .testTarget(
      name: "BytecodeTests", dependencies: ["Diagnostics", "Bytecode"],
      swiftSettings: testSettings),
    // Texts and places, names that were meant; and that something raises every code. It sees our search in texts alone
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics", "VirtualMachine", "Session"],
      swiftSettings: calmSettings),
    // What an input leaves behind, and the doors of a singleton
    .testTarget(
      name: "SessionTests",
      dependencies: ["Diagnostics", "VirtualMachine", "Ownership", "Session"],
      swiftSettings: testSettings),
    // The check language, asked of a world without a lesson around it
    .testTarget(
      name: "ConditionsTests",
      dependencies: ["Diagnostics", "VirtualMachine", "Session", "Conditions"],
      swiftSettings: testSettings),
    // Small programs whose comments are the expectation
    .testTarget(
      name: "LanguageTests",
      dependencies: [
        "Diagnostics", "Texts", "Bytecode", "Library", "Syntax", "Compiler", "Ownership", "Session",
        "SwiftFrontEnd", "CPlusPlusFrontEnd", "VirtualMachine", "Views",
      ],
      exclude: ["Suite", "SwiftPrograms", "SwiftVerdicts", "CPlusPlusPrograms"],
      swiftSettings: testSettings),
    // Faulty programs get their name, correct ones get none
    .testTarget(
      name: "MistakeTests",
      dependencies: ["Diagnostics", "Texts", "Session", "LessonEngine"],
      swiftSettings: testSettings),
    // The film's states against the machine's, and the page in a browser where one is installed
    .testTarget(
      name: "FilmTests",
      dependencies: [
        "Diagnostics", "Texts", "VirtualMachine", "Ownership", "Session", "LessonEngine", "Film",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "ViewsTests",
      dependencies: [
        "Diagnostics", "Texts", "Bytecode", "VirtualMachine", "Ownership", "Session",
        "LessonEngine",
        "Views",
      ], exclude: ["Snapshots"], swiftSettings: testSettings),
    .testTarget(
      name: "LessonTests",
      dependencies: [
        "Diagnostics", "Texts", "VirtualMachine", "Session", "Conditions", "Explorer",
        "LessonEngine",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "ShellTests",
      dependencies: [
        "Diagnostics", "Texts", "VirtualMachine", "Session", "Conditions", "Explorer",
        "LessonEngine", "Views", "Shell",
      ],
      exclude: ["Schemas"],
      swiftSettings: testSettings),
    // Every schedule of small programs, held against numbers found by other means
    .testTarget(
      name: "ExplorerTests",
      dependencies: [
        "Diagnostics", "VirtualMachine", "Session", "Conditions", "LessonEngine", "Explorer",
        "Views",
      ],
      exclude: ["Models"], swiftSettings: testSettings),
    // Prompt lines and answers through the real shell
    .testTarget(
      name: "TranscriptTests",
      dependencies: ["Diagnostics", "Texts", "Session", "LessonEngine", "Views", "Shell"],
      exclude: ["Transcripts"],
      swiftSettings: testSettings),
    // Sources and documents, held against the rules of docs/architecture.md
    .testTarget(
      name: "ArchitectureTests",
      dependencies: ["Diagnostics", "Bytecode", "VirtualMachine", "Session", "LibraryGenerator"],
      swiftSettings: testSettings),
  ]
)

/// libFuzzer chooses the inputs by what they reach (`make fuzz COVERAGE=1`): everything is built anew, with counters.
if Context.environment["SELFSAME_COVERAGE"] != nil {
  package.targets.append(
    .executableTarget(
      name: "CoverageFuzzer", dependencies: ["FuzzInputs"], path: "Tests/CoverageFuzzer",
      exclude: ["fuzz.sh"], swiftSettings: swiftSettings))
}
