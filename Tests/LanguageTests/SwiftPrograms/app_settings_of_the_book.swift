import Foundation
public protocol QuestionStrategy: AnyObject { func title() -> String }
public class QuestionGroup { public let title = "Group" }
public class RandomQuestionStrategy: QuestionStrategy {
  public init(questionGroup: QuestionGroup) {}
  public func title() -> String { "random" }
}
public class SequentialQuestionStrategy: QuestionStrategy {
  public init(questionGroup: QuestionGroup) {}
  public func title() -> String { "sequential" }
}
public enum QuestionStrategyType: Int, CaseIterable {
  case random
  case sequential
  public func title() -> String {
    switch self {
    case .random:
      return "Random"
    case .sequential:
      return "Sequential"
    }
  }
  public func questionStrategy(for questionGroup: QuestionGroup) -> QuestionStrategy {
    switch self {
    case .random:
      return RandomQuestionStrategy(questionGroup: questionGroup)
    case .sequential:
      return SequentialQuestionStrategy(questionGroup: questionGroup)
    }
  }
}
public class AppSettings {
  private struct Keys {
    static let questionStrategy = "selfsame.questionStrategy"
  }
  public static let shared = AppSettings()
  public var questionStrategyType: QuestionStrategyType {
    get {
      let rawValue = userDefaults.integer(forKey: Keys.questionStrategy)
      return QuestionStrategyType(rawValue: rawValue)!
    } set {
      userDefaults.set(newValue.rawValue, forKey: Keys.questionStrategy)
    }
  }
  private let userDefaults = UserDefaults.standard
  private init() {}
  public func questionStrategy(for questionGroup: QuestionGroup) -> QuestionStrategy {
    return questionStrategyType.questionStrategy(for: questionGroup)
  }
}
print(QuestionStrategyType.allCases.map { $0.title() })
let settings = AppSettings.shared
settings.questionStrategyType = .random
print(settings.questionStrategyType.title())
settings.questionStrategyType = .sequential
print(AppSettings.shared.questionStrategyType.title())
print(settings.questionStrategy(for: QuestionGroup()).title())
settings.questionStrategyType = .random
