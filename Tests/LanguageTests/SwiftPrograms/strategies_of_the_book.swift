protocol QuestionStrategy: AnyObject {
  var title: String { get }
  func next() -> Int?
}
final class Sequential: QuestionStrategy {
  let title = "Sequential"
  private var index = -1
  private let questions: [Int]
  init(_ q: [Int]) { questions = q }
  func next() -> Int? {
    guard index + 1 < questions.count else { return nil }
    index += 1
    return questions[index]
  }
}
enum StrategyType: Int, CaseIterable {
  case random, sequential
  func title() -> String {
    switch self {
    case .random: return "Random"
    case .sequential: return "Sequential"
    }
  }
  func make(_ q: [Int]) -> QuestionStrategy { Sequential(q) }
}
let s: QuestionStrategy = StrategyType.sequential.make([3, 1])
while let q = s.next() { print(q) }
print(StrategyType.allCases.map { $0.title() }, s.title)
print(StrategyType(rawValue: 1)!.title(), StrategyType(rawValue: 9) as Any)
