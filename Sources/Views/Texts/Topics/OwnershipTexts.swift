/// Texts about one topic, in the three languages side by side: who owns what: `:why`, the graph, leaks and cycles.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let ownership: StaticString = #"""
    words.listComma = ,
    holder.variable = variable {1}
    holder.local = {1} in {2}
    holder.onThread = {1}, thread {2}
    holder.ivar = {1} of {2}
    holder.element = inside {1}
    holder.capture = block {1}, which captured it
    holder.association = association of {1}
    holder.memory = C memory that nobody known keeps
    holder.memoryOf = C memory kept by {1}
    holder.pool = an autorelease pool
    holder.basePool = the pool under the prompt
    holder.thread = thread {1}, on the way to the caller
    holder.library = Foundation ({1})
    why.usage = Write :why #1, :why NAME, :why dead #1, :why alive #1, or :why same A B.
    why.unknown = There is no object {1}: neither a number like #1 nor a variable that points to one.
    why.isClass = {1} is a class. Classes are not counted and live for ever.
    why.isNil = {1} is nil: it points to no object.
    why.head = {1}: the count is {2}
    why.claimed = -retainCount answers {1}: an override says so, the count does not.
    why.owner = who holds it
    why.taken = taken by
    why.givenBack = given back by
    why.byARC = {1} (ARC)
    why.poolRelease = the pool's release
    why.in = {1} in {2}
    inserted.oldValue = the old value of {1}
    inserted.newValue = the new value
    why.nobody = nobody
    why.inHand = the input
    why.inHandText = The input that stands here in the middle has it in hand, as a value without a
      name; it may still store it or give it back.
    why.perhaps = not known, perhaps {1}
    why.cut = It was retained more often than an account follows: of the first {1} units that were out
      at once each has its line, what came later is not looked into.
    look.interrupted = Interrupted: the search was given up.
    shell.drain.suspended = An input stands in the middle: its pools lie above this one. :goto end or :forward goes on,
      then :drain works.
    why.nobodyText = A unit that nobody holds can never be given back: a release is missing.
    why.points = Points to it without owning: {1}
    why.weak = Weak, nil when it goes: {1}
    why.answeredStays = {1} answered {2} {2|one: time|other: times}, and the count stayed as it was.
    why.answeredMoves = {1} answered {2} {2|one: time|other: times} and passed the message on.
    why.answeredCount = {1} answered {2} {2|one: time|other: times}.
    why.returned = Taken and given back: {1}
    why.nowhere = Autoreleased without a pool, {1} {1|one: time|other: times}: that release never
      comes.
    why.surplus = Released, though nothing was left to give back: {1}
    why.incomplete = The log does not hold all of its past, so units may lack their place.
    why.immortal = {1} is outside of counting: a constant lives as long as the program.
    why.isDead = {1} is dead: nobody holds it.
    why.deadHint = :why dead {1} tells who released it last.
    why.isAlive = {1} is alive.
    why.aliveHint = :why alive {1} tells what keeps it.
    why.deadHead = {1} died when the last unit of its count was given back
    why.deadUnknown = The log does not hold its end.
    why.deadByHand = Nobody released it: dealloc was sent by hand.
    why.release = {1}, for what was taken by {2}
    why.lastRelease = The last: {1}, for what was taken by {2}
    why.deadStillOwed = {1} {1|one: unit was|other: units were} still out when it went: whoever holds
      them points to a dead object.
    why.takenHere = taken here
    why.givenBackHere = given back here
    why.madeHere = made here
    why.askedHere = asked here
    why.answeredHere = answered by this
    why.neverGivenBack = taken here, never given back
    why.aliveHead = {1} is alive because of
    why.aliveLost = Nothing leads to {1}: no variable, no pool, no running function. It is leaked.
    why.notSame = {1} is {2}, {3} is {4}: two objects.
    why.same = {1} and {2} are one object, {3}
    why.sameAnswer = {1} answered with it and made nothing new
    why.sameAssigned = Nobody answered in place of a new object: the pointer was copied.
    leak.one = leak: {1} lives with count {2}, and nothing leads to it any more
    leak.many = leak: {1} objects of class {2}, the first is {3}; nothing leads to them any more
    leak.missing = {1}: the release for this is missing
    leak.kept = {1} more {1|one: object lives|other: objects live} only because of it.
    leak.total = Lost in all: {1} {1|one: object|other: objects}, {2} {2|one: byte|other: bytes}.
    leak.none = Every object that lives can still be reached.
    leak.suspended = An input stands here in the middle: what it has in hand counts as reached.
    cycle.head = retain cycle: {1} {1|one: owner holds itself|other: owners hold each other}
    cycle.weaken = <- this one should not own
    cycle.takenHere = taken here: this one should not own (ARC: weak; MRC: no retain), or be let go
      before the last reference from outside
    command.why.name = why
    command.why.argument = OBJECT
    command.why.help = Tell who holds each unit of a count and which line took it (:why #1, :why NAME);
      how an object died (:why dead #1); what keeps it alive (:why alive #1); why two names mean one
      object (:why same A B).
    command.leaks.name = leaks
    command.leaks.help = Tell which objects nothing leads to any more: leaks and retain cycles.
    leak.brief = Nothing leads to {1} any more, and it is never given back: a leak (:leaks)
    leak.briefMany = Nothing leads to {1} objects any more, {2} is the first: leaks (:leaks)
    cycle.brief = Nothing leads here any more, but they hold each other: {1} (:leaks)
    """#
}

extension RussianTexts {
  static let ownership: StaticString = #"""
    words.listComma = ,
    holder.variable = переменная {1}
    holder.local = {1} в {2}
    holder.onThread = {1}, поток {2}
    holder.ivar = {1} объекта {2}
    holder.element = внутри {1}
    holder.capture = блок {1}, захвативший его
    holder.association = ассоциация с {1}
    holder.memory = память C без известного хозяина
    holder.memoryOf = память C, которую держит {1}
    holder.pool = пул автоосвобождения
    holder.basePool = пул приглашения
    holder.thread = поток {1}, по пути к вызвавшему
    holder.library = Foundation ({1})
    why.usage = Пишите :почему #1, :почему ИМЯ, :почему мёртв #1, :почему жив #1 или :почему одно A
      B.
    why.unknown = Объекта {1} нет: это не номер вида #1 и не переменная, указывающая на объект.
    why.isClass = {1} — класс. Классы не считают, они живут всегда.
    why.isNil = {1} — nil: ни на какой объект не указывает.
    why.head = {1}: счётчик {2}
    why.claimed = -retainCount отвечает {1}: так говорит переопределённый метод, а не счётчик.
    why.owner = кто держит
    why.taken = кем взято
    why.givenBack = кем отдано
    why.byARC = {1} (ARC)
    why.poolRelease = release от пула
    why.in = {1} в {2}
    inserted.oldValue = прежнее значение {1}
    inserted.newValue = новое значение
    why.nobody = никто
    why.inHand = сам ввод
    why.inHandText = Он в руках у ввода, который здесь не закончен: это значение без имени, и ввод
      ещё может сохранить его или отдать.
    why.perhaps = неизвестно, возможно {1}
    why.cut = retain было больше, чем можно просмотреть: у первых {1} прав владения строка названа,
      остальные не разобраны.
    look.interrupted = Прервано: поиск не закончен.
    shell.drain.suspended = Один из вводов остановлен на середине, его пулы лежат выше этого.
      Сначала :перейти конец или :вперёд, потом :опустошить.
    why.nobodyText = Право владения, которого ни у кого нет, уже никто не отдаст: не хватает release.
    why.points = Указывают, но не владеют: {1}
    why.weak = Слабые, станут nil: {1}
    why.answeredStays = {1} отвечал {2} {2|one: раз|few: раза|many: раз}, и счётчик не менялся.
    why.answeredMoves = {1} отвечал {2} {2|one: раз|few: раза|many: раз} и передавал сообщение дальше.
    why.answeredCount = {1} отвечал {2} {2|one: раз|few: раза|many: раз}.
    why.returned = Взято и отдано: {1}
    why.nowhere = autorelease без пула, {1} {1|one: раз|few: раза|many: раз}: этот release не придёт
      никогда.
    why.surplus = Лишний release, отдавать было уже нечего: {1}
    why.incomplete = В журнале не всё прошлое объекта, поэтому не у всех прав владения известно место.
    why.immortal = {1} вне подсчёта: константа живёт столько же, сколько программа.
    why.isDead = {1} уничтожен: его никто не держит.
    why.deadHint = :почему мёртв {1} расскажет, чей release был последним.
    why.isAlive = {1} жив.
    why.aliveHint = :почему жив {1} расскажет, что его держит.
    why.deadHead = {1} уничтожен, когда отдали последнее право владения
    why.deadUnknown = В журнале нет его конца.
    why.deadByHand = release никто не посылал: dealloc вызвали вручную.
    why.release = {1}; было взято: {2}
    why.lastRelease = Последний: {1}; было взято: {2}
    why.deadStillOwed = Не отдано прав владения: {1}. У кого они остались, тот указывает на уничтоженный
      объект.
    why.takenHere = взято здесь
    why.givenBackHere = отдано здесь
    why.madeHere = создан здесь
    why.askedHere = спросили здесь
    why.answeredHere = ответил этот метод
    why.neverGivenBack = взято здесь, не отдано никогда
    why.aliveHead = {1} жив, потому что его держит
    why.aliveLost = К {1} ничто не ведёт: ни переменная, ни пул, ни работающая функция. Это утечка.
    why.notSame = {1} — это {2}, {3} — это {4}: два объекта.
    why.same = {1} и {2} — один объект, {3}
    why.sameAnswer = {1} вернул его и ничего нового не создал
    why.sameAssigned = Никто не отвечал вместо нового объекта: скопирован указатель.
    leak.one = утечка: {1} жив, счётчик {2}, но к нему уже ничто не ведёт
    leak.many = утечка: объектов {1}, класс {2}, первый — {3}; к ним уже ничто не ведёт
    leak.missing = {1}: для этого не хватает release
    leak.kept = Только из-за него {1|one: живёт|few: живут|many: живут} ещё {1} {1|one: объект|few: объекта|many: объектов}.
    leak.total = Всего потеряно: {1} {1|one: объект|few: объекта|many: объектов}, {2} {2|one: байт|few: байта|many: байт}.
    leak.none = До каждого живого объекта ещё можно добраться.
    leak.suspended = Один ввод здесь не закончен: что у него в руках, считается достижимым.
    cycle.head = цикл сильных ссылок: {1} {1|one: владелец держит сам себя|few: владельца держат друг друга|many: владельцев держат друг друга}
    cycle.weaken = <- эта ссылка не должна владеть
    cycle.takenHere = взято здесь: эта ссылка не должна владеть (ARC: weak; MRC: без retain), или
      отпустите её раньше, чем уйдёт последняя снаружи
    command.why.name = почему
    command.why.argument = ОБЪЕКТ
    command.why.help = Рассказать, у кого каждое право владения и какая строка его взяла
      (:почему #1, :почему ИМЯ); как объект погиб (:почему мёртв #1); что держит его в живых
      (:почему жив #1); почему два имени — один объект (:почему одно A B).
    command.leaks.name = утечки
    command.leaks.help = Рассказать, к каким объектам уже ничто не ведёт: утечки и циклы сильных ссылок.
    leak.brief = К {1} больше ничто не ведёт, и освободить его некому: утечка (:утечки)
    leak.briefMany = Больше ничто не ведёт к объектам числом {1}, первый — {2}: утечки (:утечки)
    cycle.brief = Сюда больше ничто не ведёт, но они держат друг друга: {1} (:утечки)
    """#
}

extension ChineseTexts {
  static let ownership: StaticString = #"""
    words.listComma = 、
    holder.variable = 变量 {1}
    holder.local = {2} 中的 {1}
    holder.onThread = {1}，线程 {2}
    holder.ivar = {2} 的 {1}
    holder.element = {1} 的内部
    holder.capture = 捕获了它的 block {1}
    holder.association = {1} 的关联对象
    holder.memory = 不知由谁持有的 C 内存
    holder.memoryOf = {1} 持有的 C 内存
    holder.pool = 自动释放池
    holder.basePool = 提示符下的池
    holder.thread = 线程 {1}，正在返回给调用者
    holder.library = Foundation（{1}）
    why.usage = 请写 :为什么 #1、:为什么 变量名、:为什么 dead #1、:为什么 alive #1 或 :为什么 same A B。
    why.unknown = 没有对象 {1}：它既不是 #1 这样的编号，也不是指向对象的变量。
    why.isClass = {1} 是类。类不计数，永远存在。
    why.isNil = {1} 是 nil，没有指向任何对象。
    why.head = {1}：计数是 {2}
    why.claimed = -retainCount 回答 {1}：这是重写的方法说的，计数并非如此。
    why.owner = 持有者
    why.taken = 取得
    why.givenBack = 归还
    why.byARC = {1}（ARC）
    why.poolRelease = 池发出的 release
    why.in = {2} 中的 {1}
    inserted.oldValue = {1} 的旧值
    inserted.newValue = 新值
    why.nobody = 无人持有
    why.inHand = 这次输入
    why.inHandText = 停在中间的那次输入手里还有它，是一个没有名字的值；之后仍可能存起来或归还。
    why.perhaps = 不确定，可能：{1}
    why.cut = retain 的次数太多，没有全部追踪：只逐一列出最先的 {1} 个计数，之后的没有再查。
    look.interrupted = 已中断：没有查完。
    shell.drain.suspended = 有一次输入停在中间，它的池压在这个池的上面。先用 :跳到 终点 或 :前进 走完，再用 :排空。
    why.nobodyText = 无人持有的那一份再也不会归还：缺少一次 release。
    why.points = 指向它但不持有：{1}
    why.weak = 弱引用，对象销毁后变为 nil：{1}
    why.answeredStays = {1} 回答了 {2} 次，计数没有变。
    why.answeredMoves = {1} 回答了 {2} 次，并把消息传了下去。
    why.answeredCount = {1} 回答了 {2} 次。
    why.returned = 取得又归还的：{1}
    why.nowhere = 没有池时发送了 {1} 次 autorelease：那次 release 永远不会到来。
    why.surplus = 已经没有可归还的，却又 release：{1}
    why.incomplete = 日志没有它的全部经过，因此有的份额不知来处。
    why.immortal = {1} 不参与计数：常量与程序共存亡。
    why.isDead = {1} 已经销毁，没有人持有它。
    why.deadHint = :为什么 dead {1} 说明最后一次 release 是谁发的。
    why.isAlive = {1} 还活着。
    why.aliveHint = :为什么 alive {1} 说明是什么让它存活。
    why.deadHead = 最后一份计数归还时，{1} 被销毁
    why.deadUnknown = 日志里没有它的结局。
    why.deadByHand = 没有人 release：dealloc 是手工发送的。
    why.release = {1}，归还的是：{2}
    why.lastRelease = 最后一次：{1}，归还的是：{2}
    why.deadStillOwed = 销毁时还有 {1} 份没有归还：持有它们的人指向的是已销毁的对象。
    why.takenHere = 在这里取得
    why.givenBackHere = 在这里归还
    why.madeHere = 在这里创建
    why.askedHere = 在这里询问
    why.answeredHere = 由这个方法回答
    why.neverGivenBack = 在这里取得，从未归还
    why.aliveHead = {1} 活着，因为持有它的是
    why.aliveLost = 没有任何东西通向 {1}：没有变量，没有池，也没有正在运行的函数。它泄漏了。
    why.notSame = {1} 是 {2}，{3} 是 {4}：两个对象。
    why.same = {1} 和 {2} 是同一个对象 {3}
    why.sameAnswer = {1} 返回了它，没有创建新对象
    why.sameAssigned = 没有人代替新对象作答：只是复制了指针。
    leak.one = 内存泄漏：{1} 还活着，计数 {2}，但已没有任何东西通向它
    leak.many = 内存泄漏：{2} 类的 {1} 个对象，第一个是 {3}；已没有任何东西通向它们
    leak.missing = {1}：这里缺少对应的 release
    leak.kept = 另有 {1} 个对象只因它而存活。
    leak.total = 总共丢失：{1} 个对象，{2} 字节。
    leak.none = 每个存活的对象都还有东西通向它。
    leak.suspended = 这里有一次输入停在中间：它手里的值，都算作还有东西通向。
    cycle.head = 循环引用：{1} 个持有者互相持有
    cycle.weaken = <- 这个引用不该持有
    cycle.takenHere = 在这里取得：这个引用不该持有（ARC 用 weak，MRC 不要 retain），或者在其他最后一个引用消失之前放手
    command.why.name = 为什么
    command.why.argument = 对象
    command.why.help = 说明计数的每一份由谁持有、在哪一行取得（:为什么 #1、:为什么 变量名）；对象怎样销毁（:为什么 dead
      #1）；是什么让它存活（:为什么 alive #1）；为什么两个名字是同一个对象（:为什么 same A B）。
    command.leaks.name = 泄漏
    command.leaks.help = 列出已经没有任何东西通向的对象：内存泄漏和循环引用。
    leak.brief = 已没有任何东西通向 {1}，它再也不会归还：内存泄漏（:泄漏）
    leak.briefMany = 已没有任何东西通向 {1} 个对象，第一个是 {2}：内存泄漏（:泄漏）
    cycle.brief = 已没有任何东西通向这里，它们却互相持有：{1}（:泄漏）
    """#
}
