/// The stable codes of everything that can go wrong. The letter tells the kind (E: does not compile,
/// W: compiles, but look; R: stopped while running), the first two digits the phase. A code is never
/// reused; its words live in the catalogue (`Views/Texts`), under `<code>.title` (only where clang has no
/// sentence), `<code>.label` (what was found, behind the carets), `<code>.text` (what was expected and
/// why) and `<code>.next` (one next step).
package enum DiagnosticCode: String, CaseIterable, Sendable {
  // MARK: E01 reading, characters, preprocessor
  case unreadableFile = "E0101"
  case notUTF8 = "E0102"

  // MARK: E02 grammar

  // MARK: E03 names, types, messages

  // MARK: E04 known constructs that are not built yet, refused by name

  // MARK: E05 linking and loading a unit

  // MARK: W03 warnings of the type checker

  // MARK: R06 stops of the machine

  // MARK: E07 lesson files
  case lessonNoFrontMatter = "E0701"
  case lessonFrontMatterLine = "E0702"
  case lessonUnknownKey = "E0703"
  case lessonDuplicateKey = "E0704"
  case lessonMissingKey = "E0705"
  case lessonBadValue = "E0706"
  case lessonUnsupportedVersion = "E0707"
  case lessonUnknownRole = "E0708"
  case lessonUnknownAttribute = "E0709"
  case lessonBadAttribute = "E0710"
  case lessonStepComment = "E0711"
  case lessonDuplicateStep = "E0712"
  case lessonUnterminatedFence = "E0713"
  case lessonMisplacedFence = "E0714"
  case lessonUnknownMistake = "E0715"
  case lessonUnknownProbe = "E0716"
  case lessonDuplicateName = "E0717"
  case lessonTaskWithoutSolution = "E0718"
  case lessonTaskWithoutCheck = "E0719"
  case lessonUnknownNote = "E0720"
  case lessonEmptyBlock = "E0721"
  case lessonCheckSyntax = "E0722"
  case lessonCheckUnknownFunction = "E0723"
  case lessonNotBuilt = "E0724"
  case lessonTooDeep = "E0725"
  case lessonMistakeWithoutNote = "E0726"
  case lessonUnprovedMistake = "E0727"
  case translationMissingStep = "E0730"
  case translationUnknownStep = "E0731"
  case translationCodeDiffers = "E0732"
  case translationProseChanged = "E0733"
  case translationWithoutHash = "E0734"
  case courseBadEntry = "E0740"
  case courseMissingLesson = "E0741"
  case courseDuplicateLesson = "E0742"
  case courseUnlistedLesson = "E0743"

  // MARK: E08 the command line and the shell
}
