import Views

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work done by other processes of the same program: a line in, a line out.
///
/// Each worker is given one piece of work at a time, so when a process dies, or takes more memory than it may, it is
/// known over which. That piece is tried once more by a process that has done nothing else, since the blame might
/// lie with what came before; the second time it is what came of the piece. The others never notice. The results
/// stand in the order of the work, whoever did it, and whenever.
struct WorkerPool {
  enum Result: Equatable {
    case line([UInt8])
    /// The process ended over it.
    case died(End)
    case tooMuchMemory
  }

  /// How a process ended.
  enum End: Equatable {
    case signal(Int32)
    case status(Int32)
    /// The system does not say.
    case unknown
  }

  let program: String
  let arguments: [String]
  let count: Int
  /// What a worker may have in memory, in megabytes.
  let memory: Int

  /// How many processors there are.
  static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  private struct Worker {
    var pid: pid_t
    var input: Int32
    var output: Int32
    var read: [UInt8] = []
    var job: Int?
    /// How many pieces of work it has done.
    var done = 0
    var isTooLarge = false
  }

  /// nil: interrupted, or no process can be started.
  func results(of jobs: [String]) -> [Result]? {
    // Whoever writes to a process that has died shall be told, not stopped.
    let before = signal(SIGPIPE, SIG_IGN)
    defer { _ = signal(SIGPIPE, before) }
    var results = [Result?](repeating: nil, count: jobs.count)
    var waiting = Array(jobs.indices.reversed())
    var retried: Set<Int> = []
    var workers: [Worker] = []
    defer { for worker in workers { end(worker) } }
    func lost(_ worker: Worker) {
      let how = end(worker)
      guard let job = worker.job else { return }
      if worker.done > 0, retried.insert(job).inserted {
        waiting.append(job)
      } else {
        results[job] = worker.isTooLarge ? .tooMuchMemory : .died(how)
      }
    }
    while true {
      // A process for each piece of work at most.
      while workers.count < min(count, waiting.count + workers.count { $0.job != nil }) {
        guard let worker = start() else {
          if workers.isEmpty { return nil }
          break
        }
        workers.append(worker)
      }
      for index in workers.indices.reversed() where workers[index].job == nil {
        guard let job = waiting.last else { break }
        // What has once taken a process along is tried by a fresh one.
        if retried.contains(job), workers[index].done > 0 {
          end(workers.remove(at: index))
          continue
        }
        waiting.removeLast()
        workers[index].job = job
        // Where it cannot be written the process has died, as reading will show.
        _ = writeAll(workers[index].input, Array((jobs[job] + "\n").utf8))
      }
      if workers.allSatisfy({ $0.job == nil }) {
        if waiting.isEmpty { return results.map { $0 ?? .died(.unknown) } }
        continue
      }
      if SignalFlags.endStatus != nil { return nil }
      var polled = workers.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
      _ = poll(&polled, nfds_t(polled.count), 100)
      for index in workers.indices.reversed() {
        if polled[index].revents != 0 {
          var block = [UInt8](repeating: 0, count: 65536)
          let size = read(workers[index].output, &block, block.count)
          if size < 0, errno == EINTR { continue }
          guard size > 0 else {
            lost(workers.remove(at: index))
            continue
          }
          workers[index].read += block[..<size]
          if workers[index].read.last == 0x0A, let job = workers[index].job {
            results[job] = .line(workers[index].read.dropLast())
            workers[index].read = []
            workers[index].job = nil
            workers[index].done += 1
          }
        } else if workers[index].job != nil, !workers[index].isTooLarge,
          let megabytes = Self.resident(workers[index].pid), megabytes > memory
        {
          workers[index].isTooLarge = true
          _ = kill(workers[index].pid, SIGKILL)
        }
      }
    }
  }

  /// Megabytes that a process has in memory; nil where the system does not say.
  private static func resident(_ pid: pid_t) -> Int? {
    let descriptor = open("/proc/\(pid)/statm", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let size = read(descriptor, &bytes, bytes.count)
    guard size > 0 else { return nil }
    let words = String(decoding: bytes[..<size], as: UTF8.self).split(separator: " ")
    guard words.count > 1, let pages = Int(words[1]) else { return nil }
    return (pages * Int(sysconf(Int32(_SC_PAGESIZE)))) >> 20
  }

  private func start() -> Worker? {
    var toWorker: [Int32] = [-1, -1]
    var fromWorker: [Int32] = [-1, -1]
    guard pipe(&toWorker) == 0 else { return nil }
    guard pipe(&fromWorker) == 0 else {
      for end in toWorker { _ = close(end) }
      return nil
    }
    for end in toWorker + fromWorker { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toWorker[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fromWorker[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGPIPE, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var strings: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    strings.append(nil)
    defer { for string in strings { free(string) } }
    var pid: pid_t = 0
    let problem = posix_spawn(&pid, program, &actions, &attributes, strings, environ)
    _ = close(toWorker[0])
    _ = close(fromWorker[1])
    guard problem == 0 else {
      _ = close(toWorker[1])
      _ = close(fromWorker[0])
      return nil
    }
    return Worker(pid: pid, input: toWorker[1], output: fromWorker[0])
  }

  /// Closes the pipes, which ends a worker that waits, and says how it ended; one that is at work is not waited for.
  @discardableResult private func end(_ worker: Worker) -> End {
    _ = close(worker.input)
    _ = close(worker.output)
    if worker.job != nil { _ = kill(worker.pid, SIGKILL) }
    var status: Int32 = 0
    while waitpid(worker.pid, &status, 0) < 0 { if errno != EINTR { return .unknown } }
    let signal = status & 0x7F
    return signal != 0 ? .signal(signal) : .status(status >> 8 & 0xFF)
  }

  /// What is said of a piece of work that nobody brought back.
  func end(_ result: Result, _ page: Page) -> String {
    switch result {
    case .died(.signal(let number)): page.text("worker.signal", [String(number)])
    case .died(.status(let number)): page.text("worker.status", [String(number)])
    case .died(.unknown): page.text("worker.unknown")
    case .tooMuchMemory: page.text("worker.memory", [String(memory)])
    case .line: page.text("worker.nonsense")
    }
  }

  /// The other side: each line of standard input is a piece of work, until there are no more.
  static func work(_ answer: ([UInt8]) -> String?) -> Int32 {
    var pending: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65536)
    while true {
      while let end = pending.firstIndex(of: 0x0A) {
        let line = Array(pending[..<end])
        pending.removeSubrange(...end)
        guard let result = answer(line) else { return 64 }
        guard writeAll(STDOUT_FILENO, Array((result + "\n").utf8)) else { return 74 }
      }
      let size = read(STDIN_FILENO, &block, block.count)
      if size < 0, errno == EINTR { continue }
      guard size > 0 else { return 0 }
      pending += block[..<size]
    }
  }
}

/// How a command shares out its work.
package struct WorkSharing: Equatable, Sendable {
  /// How many processes; nil: as many as there are cores.
  package var jobs: Int?
  /// Megabytes for each of them.
  package var memory = 2048
  /// This process is one of them: it takes its work from standard input.
  package var isWorker = false
  /// The command line that it came from, which the workers are given as well; none: there are no workers.
  package var words: [String] = []

  package init() {}

  /// nil: the work is done here.
  func pool(language: String) -> WorkerPool? {
    guard let command = words.first, let program = executablePath() else { return nil }
    return WorkerPool(
      program: program,
      arguments: [Self.mark, command, "--lang", language] + words.dropFirst(),
      count: jobs ?? WorkerPool.cores, memory: memory)
  }

  /// The first word of a worker's command line: between two processes of this program, for nobody to type.
  package static let mark = "--worker"
}
