package import Diagnostics
package import VirtualMachine

/// What is asked: the threads, the check, how to search.
package struct ExplorationRequest: Sendable {
  package enum Search: String, CaseIterable, Sendable { case auto, layers, dpor, random, pct }
  /// When time passes: only when nothing can run, or whenever it likes to.
  package enum Clock: String, CaseIterable, Sendable { case lazy, slow }
  /// Runs before the threads begin.
  package var setup: String?
  /// What each thread calls, with its number; nil: the program's own main and the threads that it starts.
  package var parallel: String?
  package var times = 2
  package var search = Search.auto
  package var clock = Clock.lazy
  /// States that may be kept.
  package var budget = 200_000
  /// Executions by partial order that are counted at most, unless `search` asks for them.
  package var executions = 20_000
  package var seed: UInt64 = 1
  package init() {}
}

/// The answer, with what it rests on. A number that was not computed is nil, never guessed.
package struct Exploration: Sendable {
  package enum Verdict: String, Sendable {
    /// All schedules were searched, and none is bad.
    case proved = "PROVED"
    case found = "FOUND"
    case bounded = "BOUNDED"
    case cannot = "CANNOT"
  }

  /// Why a schedule is bad.
  package enum Failure: Sendable {
    case check
    case stop(Stop)
    /// Nobody can go on: who waits for what.
    case deadlock([Stop.Wait])
    /// Threads go round for ever; the steps from here on come again and again.
    case livelock(from: Int)
  }

  package enum Uncounted: String, Error, Sendable {
    /// The threads can go round in circles.
    case cycle
    /// More than 2^128.
    case tooMany
  }

  /// One visible operation of a schedule.
  package struct Step: Sendable {
    package var thread: Int
    package var place: SourceRange
    package var operation: String
    /// The program's own words there.
    package var source: String
    /// The library did it between two pieces of the program's work, and the program has no words for it.
    package var isInternal = false
    /// What it touched, and what stood there afterwards; empty where that has no name.
    package var variable: String
    package var value: String
    /// The object whose count it changed.
    package var object: String
    package var isWrite: Bool
    /// It wrote what no value that it had read has a part in.
    package var isConstant = false
    package var isByTime: Bool
    /// Another thread, which could have gone on, was stopped before this step.
    package var stopped: Int?
    package var lock = LockAct.none
  }

  /// What a step did to a lock, with the name that a person has for it.
  package enum LockAct: Equatable, Sendable {
    case none
    case took(String)
    case gave(String)
  }

  /// Who touched a variable holding which locks: the lockset of Eraser (Savage and others, SOSP 1997).
  package struct Guarding: Equatable, Sendable {
    package struct Touch: Equatable, Sendable {
      package var thread: Int
      package var line: Int
      package var locks: [String]
      package var isWrite: Bool
    }
    package var variable: String
    /// Held at every access.
    package var locks: [String]
    /// Two accesses that no lock keeps apart; empty where one does.
    package var apart: [Touch]
  }

  /// What a schedule that was told says of locks.
  package struct LockReport: Equatable, Sendable {
    package var guards: [Guarding] = []
    /// Threads that have ended without giving a lock back.
    package var kept: [Kept] = []

    package struct Kept: Equatable, Sendable {
      package var thread: Int
      package var lock: String
    }

    package var isEmpty: Bool { guards.isEmpty && kept.isEmpty }
  }

  /// Somebody who waits, with the name of what for.
  package struct Waiting: Equatable, Sendable {
    package var wait: Stop.Wait
    package var name: String
  }

  /// A story that is told in full.
  package struct Story: Sendable {
    package var isBad: Bool
    package var token: String
    package var steps: [Step]
  }

  /// A plain read or write that another thread may do at the same time, not both reads.
  package struct Race: Hashable, Sendable {
    package var variable: String
    /// Two threads that could touch it at one moment, and the lines in which.
    package var touches: [[Int]]
  }

  package var verdict = Verdict.bounded
  package var reason: String?
  package var states: Int?
  package var transitions: Int?
  package var interleavings: UInt128?
  package var bad: UInt128?
  /// Why all states are known and the schedules are not counted.
  package var uncounted: Uncounted?
  package var traces: Int?
  package var badTraces: Int?
  package var stories: Int?
  package var badStories: Int?
  package var preemptions: Int?
  package var steps: Int?
  package var token: String?
  package var failure: Failure?
  /// The minimal bad schedule, thread by thread.
  package var order: [Int] = []
  package var schedule: [Step] = []
  package var races: [Race] = []
  /// Whether there are any, with or without a name.
  package var isRacy = false
  package var locks = LockReport()
  package var waits: [Waiting] = []
  /// Threads that were still at work when main returned and the program ended.
  package var leftBehind: [Int] = []
  /// Lines of the program in which nil was locked, which locks nothing.
  package var nilLocks: [Int] = []
  /// A schedule that differs in one choice, and passes; whether it has a switch fewer.
  package var twin: (token: String, hasFewerSwitches: Bool)?
  /// How many schedules there are with fewer preemptions than the simplest bad one; all of them pass.
  package var withFewerSwitches: UInt128?
  /// What can happen in a program that passes.
  package var told: [Story] = []
  /// What the machine says where it stopped the program.
  package var diagnostic: Diagnostic?
  /// Runs of the last rung.
  package var runs: Int?
  /// A bug of depth 2 would have shown in them with at least so many per cent.
  package var percent: Int?
  /// One order of threads for each story, the failing ones first.
  package var storyOrders: [(order: [Int], isBad: Bool)] = []
  /// How many threads there were at the most.
  package var threads = 0
  /// Lowest thread whose lane is `a`.
  package var firstThread = 1
  package init() {}
}
