import Diagnostics

/// What a template's parameter stands for in an instance.
indirect enum CppArgument: Sendable, Hashable {
  case type(CppType)
  case value(Int)
  case pack([CppArgument])
}

struct CppTemplateParameter: Sendable {
  var name: String
  /// Of a value.
  var type: CppRef?
  var isPack = false
  /// What it is where it is neither given nor found out.
  var value: CppRef?
}

/// A template: a text, and the instances that were made of it.
///
/// The text stays a tree. An instance is the tree read once more, with the names of the parameters meaning what
/// they stand for there ([temp.spec]).
struct CppTemplate: Sendable {
  var name: String
  var namespace: String
  /// What it declares; `id` is the class, the function or the other name for a type.
  var text: CppRef
  var kind: CppNodeKind
  var parameters: [CppTemplateParameter]
  /// The class that it is a member of.
  var owner: Int?
  /// Only announced: `template <typename T> class List;`
  var isDefined = false
  var place: SourceRange
  /// Classes or functions by what they are made for.
  var instances: [[CppArgument]: Int] = [:]
  /// What is defined outside of the class, with the parameters' names there.
  var members: [CppTemplateMember] = []
  /// Texts for some arguments only: what they are for, as nodes, and the parameters that are left.
  var specialisations: [CppSpecialisation] = []
  var choice = CppSpecialisationChoice()
  /// Of a class: what is asked where it stands without arguments. nil: nobody has asked yet.
  var guides: [Int]?
}

/// `template <typename T> void Box<T>::set(T value) { … }`
struct CppTemplateMember: Sendable {
  var text: CppRef
  var parameters: [CppTemplateParameter]
}

/// `template <typename T> class Box<T *> { … };`
struct CppSpecialisation: Sendable {
  var text: CppRef
  var parameters: [CppTemplateParameter]
  var arguments: [CppTree.ID]
}

/// The specialisations of a template by what they say outright: of those for `<T, 1>`, `<T, 2>` and so on one alone is
/// looked at.
struct CppSpecialisationChoice: Sendable {
  /// So many have been entered.
  private(set) var count = 0
  /// By the places of the arguments that are said outright, and these arguments.
  private var groups: [[Int]: [[CppArgument]: [Int]]] = [:]

  mutating func enter(_ said: [(place: Int, argument: CppArgument)]) {
    groups[said.map(\.place), default: [:]][said.map(\.argument), default: []].append(count)
    count += 1
  }

  /// Those that may be for these arguments, in their order.
  func candidates(for arguments: [CppArgument]) -> [Int] {
    groups.flatMap { places, group in
      places.allSatisfy(arguments.indices.contains)
        ? group[places.map { arguments[$0] }] ?? [] : []
    }.sorted()
  }
}

/// The template that a class or a function is made of, and for what.
struct CppInstance: Sendable {
  var template: Int
  var arguments: [CppArgument]
  /// What the names of the parameters mean.
  var names: [String: CppEntity] = [:]
  /// Who asked for it first.
  var use: Int?
}

/// One use of a template, and the instance in which it stands.
struct CppTemplateUse: Sendable {
  var place: SourceRange
  var within: Int?
  var depth: Int
}
