/// What an input did: its value, and the facts below it. How a text is written: `Catalogue.swift`.
extension RussianTexts {
  static let outcome: StaticString = #"""
    value.count = счётчик {1}
    value.claimed = настоящий счётчик {1}, а -retainCount возвращает {2}
    value.immortal = константа, ссылки не считаются
    value.dead = уже уничтожен
    value.length =  ({1} {1|one: символ|few: символа|many: символов})
    fact.allocated = {1}: выделена память, {2}
    fact.bitwiseCopy = {1}: побайтовая копия {2}
    fact.retained = {1}: retain
    fact.released = {1}: release
    fact.count = , счётчик {1}
    fact.countAfterwards = , после последнего счётчик {1}
    fact.andDeallocated = , объект уничтожен
    fact.deallocated = {1}: объект уничтожен
    fact.deallocIncomplete = {1}: -dealloc закончился без [super dealloc], поэтому память не
      возвращена
    fact.autoreleased = {1}: autorelease, release ждёт в пуле
    fact.autoreleasedBase = {1}: autorelease, release ждёт в пуле приглашения (:опустошить)
    fact.autoreleasedNowhere = {1}: autorelease, но пула нет: release не придёт никогда
    fact.initAgain = {1} №{2} для {3}: выполняется второй раз
    fact.initOnceMore = {1} №{2} для {3}: выполняется ещё раз
    fact.initMany = {1} №{2}–№{4} для {3}: выполняется ещё {5} {5|one: раз|few: раза|many: раз}
    fact.initAnswered = {1}: {2} вернул другой объект, {3}
    fact.initAnsweredNil = {1}: {2} вернул nil
    fact.answeredInstead = {1} ответил вместо {2}
    fact.answered = ответил {1}
    fact.countStays = : счётчик остаётся {1}
    fact.countMoves = : счётчик {2}
    fact.claims = : он говорит {1}, а настоящий счётчик {2}
    fact.gaveNil = : nil
    fact.gaveClass = : сам класс {1}, а не новый объект
    fact.made = : создан {1}
    fact.gaveSame = : ничего нового не создано, ответ — {1}
    fact.nilMessage = сообщение {1} послано nil: ничего не происходит
    fact.poolDrained = пул опустошён: {1} release
    fact.zoneCreated = {1}: создана
    fact.zoneRecycled = {1}: возвращена системе
    fact.blockTaken = память C: {1} {1|one: байт|few: байта|many: байт}, {2}
    fact.blockFreed = память C: блок возвращён, {1}
    fact.initialized = {1}: выполняется +initialize, до первого сообщения классу
    fact.initializedAbove = {1}: ещё раз выполняется +[{2} initialize], до первого сообщения классу
    fact.times = {1} (×{2})
    fact.group = {1} × {2} ({3} … {4})
    fact.scattered = {1} × {2} ({3})
    fact.about = {1}: {2}
    fact.in = , в {1}
    fact.copyOfBlock = копии блока
    fact.endOfBlock = конце блока
    fact.inAt = , в {1} ({2})
    fact.more = {1} и ещё {2} (:трасса вкл покажет всё)
    notice.classDefined = класс {1} определён
    notice.typeDefined = тип {1} определён
    notice.methodReplaced = метод {1} заменён; объекты остались, а уже идущие вызовы выполняют
      прежний
    notice.functionDefined = функция {1} определена
    notice.functionReplaced = функция {1} заменена; уже идущие вызовы выполняют прежнюю
    notice.variableRedeclared = переменная {1} объявлена заново и хранит новое значение
    outcome.stopped = Всё, что сделал этот ввод, отменено. До следующего ввода :стек, :объекты и
      :трасса показывают момент остановки.
    outcome.interrupted = Прервано. Всё, что сделал этот ввод, отменено.
    outcome.exited = программа вызвала exit({1})
    """#
}
