/// Everything said to a person in Russian. How to write a text: `Catalogue.swift`. The same keys, in the
/// same order, stand in the other two files.
enum RussianTexts {
  static var sections: [StaticString] {
    [
      words, outcome, tables, shell, commands, lessons, commandLine,
      diagnostics01, diagnostics02, diagnostics03, diagnostics04, diagnostics05, diagnosticsW03,
      diagnosticsR06, diagnosticsE07, diagnosticsE08,
    ]
  }

  // MARK: words used by several views

  private static let words: StaticString = #"""
    place.input = ввод {1}, строка {2}
    place.prelude = библиотека {1}, строка {2}
    zone.default = зона по умолчанию
    zone.named = зона {1}
    zone.unknown = зона №{1}
    diagnostic.error = ошибка
    diagnostic.warning = предупреждение
    diagnostic.note = примечание
    words.colon = :
    diagnostic.hint = Подсказка
    diagnostic.didYouMean = может быть, {1}?
    diagnostic.untitled = это невозможно
    diagnostic.more = … и ещё {1} {1|one: замечание|few: замечания|many: замечаний}; возможно, это
      следствия первых
    """#

  // MARK: outcome

  private static let outcome: StaticString = #"""
    value.count = счётчик {1}
    value.claimed = настоящий счётчик {1}, а -retainCount отвечает {2}
    value.immortal = константа, ссылки не считаются
    value.dead = уже уничтожен
    value.length =  ({1} {1|one: символ|few: символа|many: символов})
    fact.allocated = {1}: выделена память, {2}
    fact.bitwiseCopy = {1}: побайтовая копия {2}
    fact.retained = {1}: retain
    fact.released = {1}: release
    fact.count = , счётчик {1}
    fact.andDeallocated = , объект уничтожен
    fact.deallocated = {1}: объект уничтожен
    fact.deallocIncomplete = {1}: -dealloc закончился без [super dealloc], поэтому память не
      возвращена
    fact.autoreleased = {1}: autorelease, release ждёт в пуле
    fact.autoreleasedBase = {1}: autorelease, release ждёт в пуле приглашения (:опустошить)
    fact.autoreleasedNowhere = {1}: autorelease, но пула нет: release не придёт никогда
    fact.initAgain = {1} №{2} для {3}: состояние задаётся второй раз
    fact.initOnceMore = {1} №{2} для {3}: состояние задаётся ещё раз
    fact.initAnswered = {1}: {2} вернул другой объект, {3}
    fact.initAnsweredNil = {1}: {2} вернул nil
    fact.answeredInstead = {1} ответил вместо {2}
    fact.answered = ответил {1}
    fact.countStays = : счётчик остаётся {1}
    fact.countMoves = : счётчик {2}
    fact.claims = : он говорит {1}, а настоящий счётчик {2}
    fact.gaveNil = : nil
    fact.made = : создан {1}
    fact.gaveSame = : ничего нового не создано, ответ — {1}
    fact.nilMessage = сообщение {1} отправлено nil: ничего не происходит, ответ — 0
    fact.poolDrained = пул опустошён: {1} release
    fact.zoneCreated = {1}: создана
    fact.zoneRecycled = {1}: возвращена системе
    fact.blockTaken = память C: {1} {1|one: байт|few: байта|many: байт}, {2}
    fact.blockFreed = память C: блок возвращён, {1}
    fact.initialized = {1}: выполняется +initialize, до первого сообщения классу
    fact.times = {1} (× {2})
    fact.group = {1} × {2} (#{3} … #{4})
    fact.about = {1}: {2}
    fact.in = , в {1}
    fact.inAt = , в {1} ({2})
    fact.more = {1} и ещё {2} (:trace on покажет всё)
    notice.classDefined = класс {1} определён
    notice.methodReplaced = метод {1} заменён; объекты остались, а уже идущие вызовы выполняют
      прежний
    notice.functionDefined = функция {1} определена
    notice.functionReplaced = функция {1} заменена; уже идущие вызовы выполняют прежнюю
    notice.variableRedeclared = переменная {1} объявлена заново и хранит новое значение
    outcome.stopped = Всё, что сделал этот ввод, отменено. До следующего ввода :stack, :objects и
      :trace показывают момент остановки.
    outcome.interrupted = Прервано. Всё, что сделал этот ввод, отменено.
    outcome.exited = программа вызвала exit({1})
    """#

  // MARK: tables

  private static let tables: StaticString = #"""
    table.more = {1} и ещё {2}
    objects.none = Живых объектов нет.
    objects.object = объект
    objects.count = счётчик
    objects.bytes = байт
    objects.zone = зона
    objects.variables = где хранится
    objects.deallocating = идёт -dealloc
    objects.inits = init × {1}
    objects.constants = Ещё {1} {1|one: строковая константа|few: строковые константы|many:
      строковых констант}: ссылки на них не считаются.
    zones.zone = зона
    zones.objects = объектов
    zones.blocks = блоков C
    zones.bytes = байт
    zones.address = адрес
    pools.none = Пулов автоосвобождения нет.
    pools.base = пул {1}, под приглашением: {2} {2|one: release ждёт|few: release ждут|many:
      release ждут}
    pools.pool = пул {1}: {2} {2|one: release ждёт|few: release ждут|many: release ждут}
    trace.noPool = пула нет
    trace.thread = поток {1}
    trace.waiting = ждали: {1}
    trace.count = счётчик {1}
    class.size = экземпляр занимает {1} {1|one: байт|few: байта|many: байт}; первые 8 — указатель
      isa
    class.offset = смещение
    class.bytes = байт
    class.ivar = переменная экземпляра
    stack.none = Ничего не остановлено.
    stack.topLevel = верхний уровень
    stack.receiver = self = {1}
    stack.same = {1} ещё {2} {2|one: такой же кадр|few: таких же кадра|many: таких же кадров}
    """#

  // MARK: shell

  private static let shell: StaticString = #"""
    """#

  // MARK: commands

  private static let commands: StaticString = #"""
    """#

  // MARK: lessons

  private static let lessons: StaticString = #"""
    lesson.hintNumber = Подсказка {1} из {2}
    lesson.progress = {1} из {2} {2|one: шага|few: шагов|many: шагов}
    """#

  // MARK: command line

  private static let commandLine: StaticString = #"""
    """#

  // MARK: diagnostics E01

  private static let diagnostics01: StaticString = #"""
    """#

  // MARK: diagnostics E02

  private static let diagnostics02: StaticString = #"""
    """#

  // MARK: diagnostics E03

  private static let diagnostics03: StaticString = #"""
    """#

  // MARK: diagnostics E04

  private static let diagnostics04: StaticString = #"""
    """#

  // MARK: diagnostics E05

  private static let diagnostics05: StaticString = #"""
    """#

  // MARK: diagnostics W03

  private static let diagnosticsW03: StaticString = #"""
    """#

  // MARK: diagnostics R06

  private static let diagnosticsR06: StaticString = #"""
    """#

  // MARK: diagnostics E07

  private static let diagnosticsE07: StaticString = #"""
    """#

  // MARK: diagnostics E08

  private static let diagnosticsE08: StaticString = #"""
    """#
}
