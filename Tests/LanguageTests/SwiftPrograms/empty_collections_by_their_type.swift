class Log {
  var lines = [String]()
  var counts = [String: Int]()
  var seen = Set<Int>()
}
let log = Log()
log.lines.append("a")
log.counts["a", default: 0] += 1
log.counts["a", default: 0] += 1
log.seen.insert(4)
log.seen.insert(4)
print(log.lines, log.counts, log.seen.count)
let numbers = [Int]()
print(numbers.isEmpty, [String: [Int]]().isEmpty)
