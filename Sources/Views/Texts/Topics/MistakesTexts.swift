/// Texts about one topic, in the three languages side by side: the named mistakes.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let mistakes: StaticString = #"""
    note.firstInit = initialised here already
    note.superDealloc = the memory goes here
    note.autoreleasedHere = autorelease was sent here
    note.takenHere = the new one is taken here, later
    note.drainedHere = drained here
    note.sharedAccessor = the accessor of {1}, with its one static variable
    note.lockedHere = the lock is taken here
    note.leavesHere = left here, with the lock taken
    note.otherOrder = taken in the other order here
    note.removedHere = the collection let go here
    command.explain.name = explain
    command.explain.argument = [CODE]
    command.explain.help = Explain a diagnostic by its code, with an example; alone: the last one.
    explain.which = There is no diagnostic yet. Write :explain CODE, as in :explain M0816.
    explain.unknown = There is no diagnostic {1}. A code is a letter and four digits, as in M0816.
    explain.noPage = There is no page about {1}. What it says of every case ({2} stands for what
      differs):
    explain.label = Under the place it writes: {1}
    explain.thisOne = There is no page about {1}. This is the one that came last:
    explain.wrong = wrong
    explain.right = right
    cli.explain.usage = explain takes one code, as in: selfsame explain M0816
    cli.help.explain = selfsame explain CODE
      \n
      \nExplains a diagnostic: what it means, an example that is wrong, and the same one mended.
      \n
      \nExample:
      \n  selfsame explain M0816
    mistakes.codes = {1}: selfsame explain CODE tells more.
    M0801.label = {1} was never initialised
    M0801.text = alloc gives memory full of zeros and nothing more. Without an init the object
      never gets the values that its methods count on.
    M0801.next = write [[… alloc] init], or the init of the class that takes arguments.
    M0802.label = the answer of {1} is dropped
    M0802.text = An init may answer with another object than the one it was sent to, or with nil.
      Only its answer may be used from then on.
    M0802.next = keep the answer: object = [object init…].
    M0803.label = {1} is initialised a second time
    M0803.text = init is written for fresh memory: it overwrites what is there without giving it
      back.
    M0803.next = send init once, right behind alloc; write a method of its own for starting over.
    M0804.label = the answer of [super {1}] is not put into self
    M0804.text = The superclass may answer with another object, or with nil when it cannot be
      made. Then self still means the old one.
    M0804.next = write self = [super {1}] and go on only if self is not nil.
    M0805.label = {1} never asks its superclass
    M0805.text = What {2} keeps in the object is not set up. The chain of initialisers has to
      reach the root class.
    M0805.next = begin with self = [super init].
    M0806.label = {2} runs again on {1}
    M0806.text = alloc answers with the one object that exists, and init behind it sets everything
      back to the beginning.
    M0806.next = let init ask whether it has run before, or keep the values out of init.
    M0807.label = {2} answers nil and leaves {1} behind
    M0807.text = The caller gets nil and has nothing to release. Only the init itself still knows
      the object.
    M0807.next = send [self release] before return nil.
    M0808.label = {1} promises a claim and lends
    M0808.text = Names that begin with alloc, new, copy or mutableCopy hand a claim to the caller,
      who will release it. This answer is already in a pool.
    M0808.next = drop the autorelease, or give the method another name.
    M0809.label = {1} hands out a claim that nobody expects
    M0809.text = Its name begins neither with alloc, new, copy nor mutableCopy, so a caller will
      not release what it gets: the object leaks.
    M0809.next = autorelease the object before it is returned, or begin the name with new.
    M0811.label = {1} is destroyed by hand
    M0811.text = dealloc takes the memory away, whoever else may still hold the object. It is sent
      by the last release, and by nobody else.
    M0811.next = send release, once for each claim of your own.
    M0812.label = {1} dies while a pool still has to release it
    M0812.text = autorelease has promised a release already. One more is a release too many; it
      shows only later, when the pool is drained.
    M0812.next = drop this release, or the autorelease.
    M0813.label = the count is asked, and then changed
    M0813.text = The number holds the claims of others too: of frameworks, pools and collections.
      It may say anything, and a class may override the answer.
    M0813.next = release once for each claim of your own; do not ask how many there are.
    M0814.label = {1} releases {2} before it retains the new object
    M0814.text = When both are the same object and nobody else holds it, the release is the last
      one, and retain goes to a dead object.
    M0814.next = retain the new object first, then release the old one.
    M0815.label = {1} overwrites {2} without releasing what it held
    M0815.text = The old object loses its last pointer and keeps its claim. It leaks at every call
      but the first.
    M0815.next = release the old object, after the new one is retained.
    M0816.label = {1} is never released: nobody points to it, and its count is {2}
    M0816.text = A claim was taken here and never given back. Since no variable holds the object
      any more, nobody can.
    M0816.next = send release (or autorelease) before the last variable that holds it goes.
    M0817.label = {1} is gone, and {2} of {3} still points to it
    M0817.text = The accessor lends its object. A caller that releases it ends it for everybody,
      and the accessor goes on handing out the address.
    M0817.next = drop this release, or retain the object before it is kept.
    M0818.label = {1} is used after [super dealloc]
    M0818.text = [super dealloc] gives the memory back. Whatever stands behind it works on an
      object that is gone.
    M0818.next = make [super dealloc] the last line.
    M0819.label = {1} was kept in {2} of {3}, and outlives it
    M0819.text = The owner is gone without giving back what it held. Its dealloc has to release
      every ivar that owns something.
    M0819.next = release {2} in -dealloc of {3}.
    M0820.label = {1} ignores retain and obeys release
    M0820.text = The second owner takes nothing and gives something back. Whoever releases first
      ends the object for all others.
    M0820.next = override release as well, or neither of the two.
    M0821.label = {1} is autoreleased, and there is no pool
    M0821.text = autorelease means: release this when the pool is drained. Without a pool the
      release never comes.
    M0821.next = put @autoreleasepool { … } around the work of this thread.
    M0822.label = {1} is never drained
    M0822.text = Pools are a stack. Its objects wait until an outer pool is drained, or for ever;
      the pool itself leaks.
    M0822.next = send drain to each pool, the youngest first; or write @autoreleasepool { … }.
    M0823.label = {1} objects wait in one pool
    M0823.text = Each turn of the loop leaves its objects to a pool that is drained only after the
      last turn. Memory grows with every turn.
    M0823.next = put an @autoreleasepool { … } inside of the loop.
    M0824.label = {1} was held by a collection alone
    M0824.text = objectAtIndex: lends. When the collection lets go of the object, the last claim
      goes with it.
    M0824.next = retain the element before it is removed, and release it afterwards.
    M0825.label = {2} of {3} points to {1}, and never claimed it
    M0825.text = A plain pointer does not keep an object alive. Its owner let go, and the ivar
      still holds the address.
    M0825.next = retain the object in the setter; or make the reference weak, if somebody else
      owns it.
    M0831.label = objects hold each other: {1}
    M0831.text = Each waits for the other to go first. Nobody outside reaches them, and none of
      their counts can fall.
    M0831.next = make {2} weak.
    M0832.label = an object and its delegate hold each other: {1}
    M0832.text = The delegate usually owns the object that reports to it. If that one owns its
      delegate too, neither can go.
    M0832.next = declare {2} as weak (assign under manual counting).
    M0833.label = a block and its owner hold each other: {1}
    M0833.text = A block holds the objects that it uses. When one of them keeps the block, the
      ring is closed.
    M0833.next = capture a weak reference: __weak id weakSelf = self; and use weakSelf in the
      block.
    M0834.label = a timer and its target hold each other: {1}
    M0834.text = A timer retains its target until it is invalidated. An invalidate in dealloc
      comes too late: dealloc waits for the timer.
    M0834.next = invalidate the timer in a method that somebody sends while the object is still
      needed.
    M0835.label = a collection closes a ring: {1}
    M0835.text = Arrays, sets and dictionaries retain what they hold. Objects that hold each other
      by way of a collection can never go.
    M0835.next = take one of them out in time, or keep it in a collection of weak references.
    M0841.label = {1} has no {2}
    M0841.text = NSObject knows copy and mutableCopy, but only asks: the class itself has to say
      how a copy of it is made.
    M0841.next = adopt NSCopying (or NSMutableCopying) and write {2}.
    M0842.label = {2} answers with {1} itself and takes no claim
    M0842.text = Whoever sends copy will send release. The count does not know of this second
      owner, and the object dies too early.
    M0842.next = return [self retain].
    M0843.label = {2} hands {1} out again and takes no claim
    M0843.text = alloc promises a claim to each caller. They will all release, and the count knows
      of one only.
    M0843.next = return [shared retain]; or override release so that it does nothing, with its
      whole set.
    M0844.label = {1} is declared {2} and marked copy: what it holds cannot be changed
    M0844.text = The setter sends copy, and copy answers with the immutable kind. The first
      addObject: or appendString: finds no such method.
    M0844.next = declare {1} with the immutable class; or use strong, or a setter that sends
      mutableCopy.
    M0845.label = {1} has its own isEqual:, and the hash of NSObject
    M0845.text = Sets and dictionaries look by hash first. Two equal objects with two hashes are
      not found again.
    M0845.next = write - (NSUInteger)hash from the same ivars as isEqual:.
    M0846.label = two addresses are compared, not two texts
    M0846.text = == asks whether both are one and the same object. Equal strings may be two
      objects; whether they are is left to chance.
    M0846.next = write [a isEqual:b], for strings [a isEqualToString:b].
    M0847.label = the block lay on the stack of a function that is over
    M0847.text = A block that captures variables begins on the stack. Without copy it is gone when
      its function returns.
    M0847.next = send copy to the block before it is kept or returned (and release it at the end).
    M0851.label = {1} is asked for {3}, and the answer is a {2}
    M0851.text = The accessor is inherited, and its static variable exists once. The parent was
      first, so the subclass gets the parent's object.
    M0851.next = give the subclass an accessor with a static of its own, or keep one instance per
      class.
    M0852.label = {1} is asked for {3}, and the answer is a {2}
    M0852.text = The subclass was first. Its object lies in the only static variable, and
      everybody gets it, the parent included.
    M0852.next = give each class its own static variable, or name the class in the accessor.
    M0853.label = {1} comes back to itself before it has an instance
    M0853.text = To make the object it sends alloc (or init), and that asks for the shared
      instance again. Nobody ever makes one.
    M0853.next = make the object with [[super allocWithZone:NULL] init]: super goes past your own
      override.
    M0854.label = the token of dispatch_once lies in a variable that comes and goes
    M0854.text = Each call finds a fresh token and runs the block again. A token must live as long
      as the program, and there must be one of it.
    M0854.next = declare it static: static dispatch_once_t token;
    M0855.label = the block of {1} runs a second time
    M0855.text = Somebody wrote 0 into the token. The next call makes another instance, and
      whoever keeps the old one goes on using it.
    M0855.next = leave the token alone; where an instance has to be replaced, replace what is in
      it.
    M0856.label = {1} is not 0 at the first call
    M0856.text = -1 means done: the block is never run. Any other number means that somebody is at
      it: everybody waits for ever.
    M0856.next = leave the token without an initial value; a static variable is 0.
    M0857.label = {1} is nil: {2} is gone, and dispatch_once makes no other
    M0857.text = A weak static keeps nothing alive. When the last user let go, the object went,
      and its token still says done.
    M0857.next = use a strong static; or, if it may come and go, a lock instead of dispatch_once.
    M0858.label = the variable is read outside of the lock that guards its writing
    M0858.text = Another processor may see the pointer before it sees what init wrote. Then a
      half-built object is handed out.
    M0858.next = use dispatch_once, or look inside the lock only.
    M0859.label = {1} is made by {2}, past the allocWithZone: of its class
    M0859.text = The class guards its door, and the function goes through the wall: there are two
      objects now.
    M0859.next = use alloc; call such functions only inside of allocWithZone:.
    M0860.label = {1} is answered by {2}
    M0860.text = The two methods were exchanged. If the class inherits alloc, that is the alloc of
      NSObject: every class of the program goes through the replacement.
    M0860.next = override allocWithZone: in the class itself.
    M0861.label = {1} calls itself
    M0861.text = self.name = … is the message setName:. Inside of setName: it has no end.
    M0861.next = use the ivar inside its own accessors.
    M0871.label = {1} can return without giving the lock back
    M0871.text = On this path nobody unlocks. The next one who wants the lock waits for ever.
    M0871.next = give the lock back before every return, or use @synchronized.
    M0872.label = the lock is nil: nothing is locked
    M0872.text = @synchronized takes the lock of an object. nil has none, so the block runs
      unprotected, and nothing says so.
    M0872.next = lock an object that exists and that all threads share: self, or an ivar made in
      init.
    M0873.label = the lock is made here, and nobody else has it
    M0873.text = A lock works when all threads take the same one. This one is new at each call:
      everybody has a key to a door of his own.
    M0873.next = lock self, or an object that is made once and kept.
    M0874.label = {1} and {2} are taken in one order here, in the other one there
    M0874.text = When both threads have their first lock, each waits for the other's. It did not
      happen this time; it can.
    M0874.next = take the locks in the same order everywhere.
    M0875.label = {1} runs on two threads, and neither holds a lock
    M0875.text = A setter reads the old pointer, writes the new one and releases the old. If two
      threads do it at once, both may release the same object.
    M0875.next = guard the property with a lock, or let one thread alone write it.
    M0882.label = the collection changes under the loop that walks it
    M0882.text = A for-in loop remembers where it is. When elements come or go, that place means
      nothing, and the loop is stopped.
    M0882.next = walk over a copy, or collect what is to be removed and remove it after the loop.
    M0883.label = nil is put into a collection
    M0883.text = Collections hold objects, and nil is none. Foundation throws an exception.
    M0883.next = test for nil first, or store [NSNull null] where an empty place is meant.
    M0884.label = the index lies outside of the collection
    M0884.text = Indices run from 0 to count - 1. Beyond that nothing lies, and Foundation throws
      NSRangeException.
    M0884.next = compare with count, or use for-in.
    M0885.label = {1} is sent to nil, and nothing is stored
    M0885.text = A message to nil does nothing and says nothing. The collection that was to take
      this was never made.
    M0885.next = make the collection in init, before anything is put into it.
    M0886.label = {1} is gone, and still listed as an observer
    M0886.text = The centre does not own its observers. It keeps the address and sends the
      notification to a dead object.
    M0886.next = send removeObserver: in -dealloc.
    """#
}

extension RussianTexts {
  static let mistakes: StaticString = #"""
    note.firstInit = уже инициализирован здесь
    note.superDealloc = память уходит здесь
    note.autoreleasedHere = autorelease послан здесь
    note.takenHere = новый берут здесь, позже
    note.drainedHere = пул опустошён здесь
    note.sharedAccessor = метод доступа класса {1} с единственной static-переменной
    note.lockedHere = блокировку берут здесь
    note.leavesHere = выход здесь, блокировка не отпущена
    note.otherOrder = здесь взяты в другом порядке
    note.removedHere = здесь коллекция его отпустила
    command.explain.name = объясни
    command.explain.argument = [КОД]
    command.explain.help = Объяснить диагностику по её коду, с примером; без кода — последнюю.
    explain.which = Диагностик ещё не было. Напишите :объясни КОД, например :объясни M0816.
    explain.unknown = Диагностики {1} нет. Код — это буква и четыре цифры, например M0816.
    explain.noPage = Страницы о {1} нет. Вот что эта диагностика говорит всегда (на месте {2} — то,
      что бывает разным):
    explain.label = Под местом она пишет: {1}
    explain.thisOne = Страницы о {1} нет. Вот она сама, последняя:
    explain.wrong = неверно
    explain.right = верно
    cli.explain.usage = explain принимает один код, например: selfsame explain M0816
    cli.help.explain = selfsame explain КОД
      \n
      \nОбъясняет диагностику: что она значит, пример с ошибкой и тот же пример без неё.
      \n
      \nПример:
      \n  selfsame explain M0816
    mistakes.codes = {1}: подробнее — selfsame explain КОД.
    M0801.label = объект {1} так и не был инициализирован
    M0801.text = alloc даёт обнулённую память, и только. Без init объект не получает значений, на
      которые рассчитывают его методы.
    M0801.next = пишите [[… alloc] init] или вызывайте init с аргументами, который есть у класса.
    M0802.label = ответ {1} отброшен
    M0802.text = init может вернуть не тот объект, которому его послали, или nil. Дальше можно
      пользоваться только его ответом.
    M0802.next = сохраните ответ: object = [object init…].
    M0803.label = объект {1} инициализируется второй раз
    M0803.text = init рассчитан на чистую память: он перезаписывает то, что в ней есть, ничего не
      освобождая.
    M0803.next = посылайте init один раз, сразу после alloc; для сброса напишите отдельный метод.
    M0804.label = ответ [super {1}] не записан в self
    M0804.text = Суперкласс может вернуть другой объект или nil, если создать его не удалось.
      Тогда self по-прежнему означает старый.
    M0804.next = напишите self = [super {1}] и продолжайте, только если self не nil.
    M0805.label = {1} не обращается к суперклассу
    M0805.text = То, что хранит в объекте {2}, осталось без начальных значений. Цепочка
      инициализаторов должна дойти до корневого класса.
    M0805.next = начните с self = [super init].
    M0806.label = {2} снова выполняется для {1}
    M0806.text = alloc возвращает единственный существующий объект, а init после него возвращает
      все значения к исходным.
    M0806.next = пусть init проверяет, выполнялся ли он раньше, или уберите начальные значения из
      init.
    M0807.label = {2} возвращает nil и бросает {1}
    M0807.text = Вызывающий получает nil, и освобождать ему нечего. Об объекте знает только сам
      init.
    M0807.next = перед return nil пошлите [self release].
    M0808.label = имя {1} обещает владение, а метод одалживает
    M0808.text = Методы, чьё имя начинается с alloc, new, copy или mutableCopy, передают владение
      вызывающему, и он пошлёт release. А этот ответ уже лежит в пуле.
    M0808.next = уберите autorelease или назовите метод иначе.
    M0809.label = {1} отдаёт владение, о котором никто не знает
    M0809.text = Имя не начинается с alloc, new, copy или mutableCopy, и вызывающий не пошлёт
      release: объект утечёт.
    M0809.next = пошлите объекту autorelease перед return или начните имя с new.
    M0811.label = {1} уничтожают вручную
    M0811.text = dealloc забирает память, кто бы ещё ни держал объект. Его посылает последний
      release, и больше никто.
    M0811.next = посылайте release — по одному на каждое своё право владения.
    M0812.label = объект {1} умирает, хотя пул ещё должен его освободить
    M0812.text = autorelease уже обещал release. Ещё один — лишний; заметно это станет позже,
      когда пул опустошат.
    M0812.next = уберите этот release или autorelease.
    M0813.label = счётчик сначала спрашивают, а потом меняют
    M0813.text = В этом числе есть и чужие права: фреймворков, пулов, коллекций. Оно может быть
      любым, и класс может переопределить ответ.
    M0813.next = посылайте release по одному на каждое своё право; не спрашивайте, сколько их
      всего.
    M0814.label = {1} освобождает {2} раньше, чем удерживает новый объект
    M0814.text = Если это один и тот же объект и его больше никто не держит, этот release
      последний, и retain уйдёт мёртвому объекту.
    M0814.next = сначала удержите новый объект, потом освободите старый.
    M0815.label = {1} затирает {2}, не освободив того, что там было
    M0815.text = Старый объект теряет последний указатель, а право владения остаётся. При каждом
      вызове, кроме первого, он утекает.
    M0815.next = освободите старый объект — после retain нового.
    M0816.label = {1} никто не освободил: на него никто не указывает, а счётчик равен {2}
    M0816.text = Право владения взяли здесь и не вернули. Ни одна переменная объект больше не
      держит, и вернуть его уже некому.
    M0816.next = пошлите release (или autorelease), пока переменная, которая держит объект, ещё
      есть.
    M0817.label = {1} уничтожен, а {2} в {3} всё ещё указывает на него
    M0817.text = Метод доступа даёт объект взаймы. Тот, кто посылает ему release, уничтожает его
      для всех, а метод и дальше раздаёт этот адрес.
    M0817.next = уберите этот release или удержите объект, прежде чем хранить его у себя.
    M0818.label = {1} используется после [super dealloc]
    M0818.text = [super dealloc] возвращает память. Всё, что стоит после него, работает с
      объектом, которого нет.
    M0818.next = поставьте [super dealloc] последней строкой.
    M0819.label = {1} хранился в {2} класса {3} и пережил владельца
    M0819.text = Владелец уничтожен, не вернув того, что держал. Его dealloc должен освободить
      каждую переменную, которая чем-то владеет.
    M0819.next = освободите {2} в -dealloc класса {3}.
    M0820.label = {1} не слушает retain, но слушает release
    M0820.text = Второй владелец ничего не берёт, а отдаёт. Кто первым пошлёт release, тот
      уничтожит объект для всех.
    M0820.next = переопределите и release — или ни того, ни другого.
    M0821.label = {1}: послан autorelease, а пула нет
    M0821.text = autorelease означает «release при опустошении пула». Без пула этот release не
      придёт никогда.
    M0821.next = окружите работу этого потока @autoreleasepool { … }.
    M0822.label = {1} так и не опустошён
    M0822.text = Пулы образуют стек. Объекты ждут, пока не опустошат внешний пул, или вечно; сам
      пул утекает.
    M0822.next = пошлите drain каждому пулу, начиная с последнего, или пишите @autoreleasepool { …
      }.
    M0823.label = объектов в одном пуле: {1}
    M0823.text = Каждый оборот оставляет свои объекты пулу, который опустошат только после
      последнего. Память растёт с каждым оборотом.
    M0823.next = поставьте @autoreleasepool { … } внутрь цикла.
    M0824.label = {1} держала только коллекция
    M0824.text = objectAtIndex: даёт взаймы. Когда коллекция отпускает объект, уходит и последнее
      право владения.
    M0824.next = удержите элемент до удаления, а потом освободите.
    M0825.label = {2} в {3} указывает на {1}, но никогда им не владела
    M0825.text = Простой указатель не продлевает объекту жизнь. Владелец его отпустил, а в
      переменной остался адрес.
    M0825.next = удержите объект в сеттере; если он чужой — сделайте ссылку слабой.
    M0831.label = объекты держат друг друга: {1}
    M0831.text = Каждый ждёт, пока исчезнет другой. Снаружи до них не добраться, и ни один счётчик
      не может упасть.
    M0831.next = сделайте {2} слабой ссылкой.
    M0832.label = объект и его делегат держат друг друга: {1}
    M0832.text = Обычно делегат владеет объектом, который ему докладывает. Если и тот владеет
      делегатом, никто из них не уйдёт.
    M0832.next = объявите {2} как weak (assign при ручном подсчёте).
    M0833.label = блок и его владелец держат друг друга: {1}
    M0833.text = Блок держит объекты, которыми пользуется. Если один из них хранит этот блок,
      кольцо замкнуто.
    M0833.next = захватите слабую ссылку: __weak id weakSelf = self; и пользуйтесь в блоке
      weakSelf.
    M0834.label = таймер и его цель держат друг друга: {1}
    M0834.text = Таймер удерживает цель до invalidate. Вызывать invalidate в dealloc поздно:
      dealloc сам ждёт таймера.
    M0834.next = пошлите invalidate в методе, который вызовут, пока объект ещё нужен.
    M0835.label = кольцо замыкает коллекция: {1}
    M0835.text = Массивы, множества и словари удерживают элементы. Объекты, которые держат друг
      друга через коллекцию, не исчезнут никогда.
    M0835.next = вовремя уберите один из них или храните его в коллекции слабых ссылок.
    M0841.label = у {1} нет метода {2}
    M0841.text = NSObject знает copy и mutableCopy, но лишь спрашивает: как делается копия, должен
      сказать сам класс.
    M0841.next = примите протокол NSCopying (или NSMutableCopying) и напишите {2}.
    M0842.label = {2} возвращает сам {1} и не берёт права владения
    M0842.text = Кто послал copy, тот пошлёт и release. Счётчик об этом втором владельце не знает,
      и объект умрёт раньше времени.
    M0842.next = возвращайте [self retain].
    M0843.label = {2} снова выдаёт {1}, не беря права владения
    M0843.text = alloc обещает право каждому вызывающему. Каждый пошлёт release, а счётчик знает
      лишь об одном.
    M0843.next = возвращайте [shared retain] или переопределите release так, чтобы он ничего не
      делал, — вместе со всем набором.
    M0844.label = {1} объявлено как {2} с атрибутом copy: изменить его содержимое не выйдет
    M0844.text = Сеттер посылает copy, а copy возвращает неизменяемый вариант. Первый же
      addObject: или appendString: не найдёт своего метода.
    M0844.next = объявите {1} с неизменяемым классом, либо возьмите strong, либо напишите сеттер с
      mutableCopy.
    M0845.label = у {1} свой isEqual:, а hash — от NSObject
    M0845.text = Множества и словари сначала ищут по хешу. Два равных объекта с разными хешами не
      найдут друг друга.
    M0845.next = напишите - (NSUInteger)hash по тем же переменным, что и isEqual:.
    M0846.label = сравниваются два адреса, а не два текста
    M0846.text = == спрашивает, один ли это объект. Равные строки могут быть двумя объектами — тут
      как повезёт.
    M0846.next = пишите [a isEqual:b], для строк — [a isEqualToString:b].
    M0847.label = блок лежал на стеке функции, которая уже завершилась
    M0847.text = Блок, захвативший переменные, рождается на стеке. Без copy он исчезает, когда его
      функция возвращается.
    M0847.next = пошлите блоку copy, прежде чем хранить его или возвращать (а в конце — release).
    M0851.label = {3} спрашивают у {1}, а в ответ приходит {2}
    M0851.text = Метод доступа унаследован, и статическая переменная у него одна. Родитель успел
      первым — подкласс получает его объект.
    M0851.next = дайте подклассу метод доступа со своей static-переменной или храните по
      экземпляру на класс.
    M0852.label = {3} спрашивают у {1}, а в ответ приходит {2}
    M0852.text = Первым успел подкласс. Его объект лежит в единственной static-переменной, и его
      получают все, даже родитель.
    M0852.next = дайте каждому классу свою static-переменную или назовите класс в методе доступа
      явно.
    M0853.label = {1} возвращается к себе, так и не получив экземпляра
    M0853.text = Чтобы создать объект, он посылает alloc (или init), а тот снова просит общий
      экземпляр. Создать его некому.
    M0853.next = создавайте объект через [[super allocWithZone:NULL] init]: super обходит ваше
      переопределение.
    M0854.label = жетон dispatch_once лежит в переменной, которая появляется и исчезает
    M0854.text = Каждый вызов находит новый жетон и снова выполняет блок. Жетон должен жить столько
      же, сколько программа, и быть один.
    M0854.next = объявите его static: static dispatch_once_t token;
    M0855.label = блок жетона {1} выполняется второй раз
    M0855.text = Кто-то записал в жетон 0. Следующий вызов создаст ещё один экземпляр, а те, кто
      хранит старый, продолжат пользоваться им.
    M0855.next = не трогайте жетон; если экземпляр надо обновить, меняйте его содержимое.
    M0856.label = при первом вызове {1} не равен 0
    M0856.text = -1 значит «сделано»: блок не выполнится никогда. Любое другое число значит, что
      кто-то уже занят: ждать будут вечно.
    M0856.next = не задавайте жетону начального значения: статическая переменная и так 0.
    M0857.label = {1} стал nil: {2} уничтожен, а dispatch_once второго не создаст
    M0857.text = Слабая static-переменная никого не держит. Последний пользователь отпустил объект,
      он исчез, а жетон по-прежнему говорит «сделано».
    M0857.next = возьмите сильную static-переменную или, если объект может исчезать и появляться,
      блокировку вместо dispatch_once.
    M0858.label = переменную читают без блокировки, которая охраняет запись
    M0858.text = Другой процессор может увидеть указатель раньше, чем то, что записал init. Тогда
      выдадут недостроенный объект.
    M0858.next = возьмите dispatch_once или проверяйте только под блокировкой.
    M0859.label = {1} создан функцией {2} в обход allocWithZone: своего класса
    M0859.text = Класс сторожит дверь, а функция прошла сквозь стену: теперь объектов два.
    M0859.next = пользуйтесь alloc; такие функции вызывайте только внутри allocWithZone:.
    M0860.label = на {1} отвечает {2}
    M0860.text = Методы поменяли местами. Если alloc унаследован, это alloc класса NSObject: через
      подмену пойдут все классы программы.
    M0860.next = переопределите allocWithZone: в самом классе.
    M0861.label = {1} вызывает сам себя
    M0861.text = self.name = … — это сообщение setName:. Внутри setName: оно бесконечно.
    M0861.next = внутри аксессоров обращайтесь к самой переменной экземпляра.
    M0871.label = {1} может вернуться, не отпустив блокировку
    M0871.text = На этом пути unlock никто не посылает. Следующий, кому нужна блокировка, будет
      ждать вечно.
    M0871.next = отпускайте блокировку перед каждым return или возьмите @synchronized.
    M0872.label = блокировка по nil: ничего не заперто
    M0872.text = @synchronized берёт блокировку объекта. У nil её нет, поэтому блок выполняется без
      защиты, и никто об этом не скажет.
    M0872.next = запирайте существующий и общий для всех потоков объект: self или переменную,
      созданную в init.
    M0873.label = блокировка создана здесь, и больше её ни у кого нет
    M0873.text = Блокировка работает, когда все потоки берут одну и ту же. Эта при каждом вызове
      новая: у каждого ключ от собственной двери.
    M0873.next = запирайте self или объект, который создан один раз и хранится.
    M0874.label = {1} и {2} берут здесь в одном порядке, там — в другом
    M0874.text = Когда каждый поток взял свою первую блокировку, он ждёт блокировку другого. На этот
      раз обошлось, но случиться может.
    M0874.next = берите блокировки везде в одном порядке.
    M0875.label = {1} выполняется в двух потоках, и ни один не держит блокировки
    M0875.text = Сеттер читает старый указатель, пишет новый и освобождает старый. Если это делают
      два потока сразу, оба могут освободить один объект.
    M0875.next = защитите свойство блокировкой или пишите в него только из одного потока.
    M0882.label = коллекция меняется под циклом, который её обходит
    M0882.text = Цикл for-in помнит своё место. Когда элементы появляются или исчезают, это место
      теряет смысл, и цикл останавливают.
    M0882.next = обходите копию или соберите лишнее и удалите после цикла.
    M0883.label = в коллекцию кладут nil
    M0883.text = Коллекции хранят объекты, а nil — не объект. Foundation бросает исключение.
    M0883.next = сначала проверьте на nil или храните [NSNull null], если нужно пустое место.
    M0884.label = индекс вне коллекции
    M0884.text = Индексы идут от 0 до count - 1. Дальше ничего нет, и Foundation бросает
      NSRangeException.
    M0884.next = сравнивайте с count или используйте for-in.
    M0885.label = {1} послано nil, и ничего не сохранилось
    M0885.text = Сообщение nil ничего не делает и ни о чём не говорит. Коллекцию, которая должна
      была это принять, так и не создали.
    M0885.next = создайте коллекцию в init, прежде чем что-то в неё класть.
    M0886.label = {1} уничтожен, но всё ещё числится наблюдателем
    M0886.text = Центр не владеет наблюдателями. Он хранит адрес и посылает уведомление мёртвому
      объекту.
    M0886.next = пошлите removeObserver: в -dealloc.
    """#
}

extension ChineseTexts {
  static let mistakes: StaticString = #"""
    note.firstInit = 在这里已经初始化过
    note.superDealloc = 内存在这里归还
    note.autoreleasedHere = 在这里发送了 autorelease
    note.takenHere = 之后才在这里取得新对象
    note.drainedHere = 在这里排空
    note.sharedAccessor = {1} 的访问方法，只有一个静态变量
    note.lockedHere = 在这里加锁
    note.leavesHere = 在这里离开，锁还没有归还
    note.otherOrder = 在这里以另一种顺序取锁
    note.removedHere = 集合在这里放开了它
    command.explain.name = 解释
    command.explain.argument = [编号]
    command.explain.help = 按编号解释一条诊断，附例子；不写编号则解释最近的一条。
    explain.which = 还没有出现过诊断。请写 :解释 编号，例如 :解释 M0816。
    explain.unknown = 没有编号为 {1} 的诊断。编号是一个字母加四位数字，例如 M0816。
    explain.noPage = 没有关于 {1} 的页面。这条诊断总是这样说（{2} 代表每次不同的内容）：
    explain.label = 在出错的位置下面它写着：{1}
    explain.thisOne = 没有关于 {1} 的页面。最近的一条是：
    explain.wrong = 错误
    explain.right = 正确
    cli.explain.usage = explain 需要一个编号，例如：selfsame explain M0816
    cli.help.explain = selfsame explain 编号
      \n
      \n解释一条诊断：它的含义、一个错误的例子，以及改正之后的样子。
      \n
      \n例如：
      \n  selfsame explain M0816
    mistakes.codes = {1}：用 selfsame explain 编号 查看详细说明。
    M0801.label = {1} 从未被初始化
    M0801.text = alloc 只给出一块清零的内存。没有 init，方法所依赖的初始值就不存在。
    M0801.next = 写成 [[… alloc] init]，或者调用该类带参数的 init 方法。
    M0802.label = {1} 的返回值被丢弃
    M0802.text = init 可能返回另一个对象，也可能返回 nil。从那以后只能使用它的返回值。
    M0802.next = 保存返回值：object = [object init…]。
    M0803.label = {1} 被第二次初始化
    M0803.text = init 是为全新的内存写的：它直接覆盖已有的内容，什么也不归还。
    M0803.next = init 只在 alloc 之后发送一次；要重新开始，就另写一个方法。
    M0804.label = [super {1}] 的返回值没有放进 self
    M0804.text = 父类可能返回另一个对象，创建失败时返回 nil。这时 self 指的仍是旧对象。
    M0804.next = 写成 self = [super {1}]，并且只在 self 不是 nil 时继续。
    M0805.label = {1} 没有调用父类
    M0805.text = {2} 保存在对象里的内容没有被设置。初始化方法的链必须一直到达根类。
    M0805.next = 以 self = [super init] 开头。
    M0806.label = {2} 在 {1} 上又运行了一次
    M0806.text = alloc 返回已有的那一个对象，随后的 init 又把一切恢复成初始值。
    M0806.next = 让 init 先检查自己是否运行过，或者不要在 init 里设置初始值。
    M0807.label = {2} 返回 nil，却把 {1} 留了下来
    M0807.text = 调用者得到 nil，没有东西可以释放。只有 init 自己还认识那个对象。
    M0807.next = 在 return nil 之前发送 [self release]。
    M0808.label = {1} 的名字承诺转交所有权，实际只是借出
    M0808.text = 以 alloc、new、copy 或 mutableCopy 开头的方法把所有权交给调用者，调用者会 release。而这个返回值已经在池里了。
    M0808.next = 去掉 autorelease，或者给方法换个名字。
    M0809.label = {1} 交出了没人知道的所有权
    M0809.text = 它的名字不以 alloc、new、copy 或 mutableCopy 开头，调用者不会释放得到的对象，于是泄漏。
    M0809.next = 返回之前 autorelease，或者让名字以 new 开头。
    M0811.label = {1} 被手动销毁
    M0811.text = dealloc 会收走内存，不管还有谁持有对象。它只由最后一次 release 发送。
    M0811.next = 改为发送 release，自己的每份所有权一次。
    M0812.label = {1} 已销毁，而池里还有一次 release 等着它
    M0812.text = autorelease 已经承诺了一次 release。再来一次就多了；要等到池排空时才会发作。
    M0812.next = 去掉这次 release，或者去掉 autorelease。
    M0813.label = 先询问引用计数，再据此改变它
    M0813.text = 这个数也包含别人的所有权：框架的、池的、集合的。它可以是任何值，类还可以重写这个答案。
    M0813.next = 自己的每份所有权 release 一次，不要问总共有多少。
    M0814.label = {1} 在 retain 新对象之前就释放了 {2}
    M0814.text = 如果两者是同一个对象而且没有别人持有，这次 release 就是最后一次，retain 就发给了已销毁的对象。
    M0814.next = 先 retain 新对象，再 release 旧对象。
    M0815.label = {1} 覆盖了 {2}，却没有释放原来的对象
    M0815.text = 旧对象失去最后一个指针，所有权却还在。除第一次外，每次调用都泄漏。
    M0815.next = retain 新对象之后，释放旧对象。
    M0816.label = {1} 从未被释放：没有人指向它，引用计数却是 {2}
    M0816.text = 这里取得了一份所有权，却没有归还。已经没有变量持有这个对象，谁也无法归还了。
    M0816.next = 在最后一个持有它的变量消失之前发送 release（或 autorelease）。
    M0817.label = {1} 已经销毁，{3} 的 {2} 却还指向它
    M0817.text = 访问方法只是把对象借出。谁释放它，就替所有人结束了它，而访问方法还会继续给出这个地址。
    M0817.next = 去掉这次 release，或者在保存之前先 retain。
    M0818.label = {1} 在 [super dealloc] 之后还被使用
    M0818.text = [super dealloc] 归还内存。写在它后面的代码操作的是一个已经不存在的对象。
    M0818.next = 把 [super dealloc] 放在最后一行。
    M0819.label = {1} 由 {3} 的 {2} 持有，却比它活得更久
    M0819.text = 所有者没有归还所持有的对象就消失了。它的 dealloc 必须释放每个拥有对象的实例变量。
    M0819.next = 在 {3} 的 -dealloc 里释放 {2}。
    M0820.label = {1} 忽略 retain，却服从 release
    M0820.text = 第二个所有者什么也没取得，却归还了一份。谁先 release，谁就替所有人结束了对象。
    M0820.next = release 也要重写，或者两个都不重写。
    M0821.label = {1} 被 autorelease，但没有自动释放池
    M0821.text = autorelease 的意思是“池排空时再 release”。没有池，这次 release 就永远不会来。
    M0821.next = 用 @autoreleasepool { … } 包住这个线程的工作。
    M0822.label = {1} 从未被排空
    M0822.text = 池是一个栈。里面的对象要等外层的池排空，或者永远等下去；池本身则泄漏。
    M0822.next = 向每个池发送 drain，后开的先排空；或者写 @autoreleasepool { … }。
    M0823.label = 一个池里等待着 {1} 个对象
    M0823.text = 循环的每一轮都把对象留给一个最后才排空的池，内存一轮比一轮多。
    M0823.next = 在循环体内放一个 @autoreleasepool { … }。
    M0824.label = {1} 只由集合持有
    M0824.text = objectAtIndex: 只是借出。集合放手时，最后一份所有权也随之而去。
    M0824.next = 移除之前 retain 元素，用完再 release。
    M0825.label = {3} 的 {2} 指向 {1}，却从未取得它的所有权
    M0825.text = 普通指针不能让对象活着。所有者放手了，实例变量里还留着地址。
    M0825.next = 在 setter 里 retain；如果对象属于别人，就用弱引用。
    M0831.label = 对象互相持有：{1}
    M0831.text = 每一个都在等另一个先走。外面已经没有人能到达它们，引用计数都不可能再下降。
    M0831.next = 把 {2} 改成弱引用。
    M0832.label = 对象与它的委托互相持有：{1}
    M0832.text = 通常是委托拥有向它汇报的对象。如果后者也拥有委托，谁都走不了。
    M0832.next = 把 {2} 声明为 weak（手动计数时用 assign）。
    M0833.label = block 与它的所有者互相持有：{1}
    M0833.text = block 持有它用到的对象。如果其中一个又保存着这个 block，环就闭合了。
    M0833.next = 捕获弱引用：__weak id weakSelf = self; 并在 block 里使用 weakSelf。
    M0834.label = 定时器与它的目标互相持有：{1}
    M0834.text = 定时器在失效之前一直 retain 它的目标。在 dealloc 里 invalidate 太晚了：dealloc 正等着定时器。
    M0834.next = 在对象还被需要的时候，由别人调用的方法里发送 invalidate。
    M0835.label = 一个集合闭合了环：{1}
    M0835.text = 数组、集合、字典都会 retain 自己的元素。经由集合互相持有的对象永远不会消失。
    M0835.next = 及时取出其中一个，或者放进弱引用的集合。
    M0841.label = {1} 没有 {2} 方法
    M0841.text = NSObject 知道 copy 和 mutableCopy，但它只是询问：副本怎么做，要由类自己说明。
    M0841.next = 采用 NSCopying（或 NSMutableCopying），并实现 {2}。
    M0842.label = {2} 返回 {1} 自己，却没有取得所有权
    M0842.text = 发送 copy 的人会发送 release。引用计数不知道这第二个所有者，对象会过早销毁。
    M0842.next = 返回 [self retain]。
    M0843.label = {2} 再次给出 {1}，却没有取得所有权
    M0843.text = alloc 向每个调用者承诺一份所有权。他们都会 release，而引用计数只知道一份。
    M0843.next = 返回 [shared retain]；或者重写 release 让它什么也不做，并且整组一起重写。
    M0844.label = {1} 声明为 {2} 又标记为 copy：里面的内容无法修改
    M0844.text = setter 发送 copy，而 copy 返回不可变的那一种。第一次 addObject: 或 appendString: 就会找不到方法。
    M0844.next = 把 {1} 声明成不可变的类；或者用 strong，或者写一个发送 mutableCopy 的 setter。
    M0845.label = {1} 有自己的 isEqual:，hash 却来自 NSObject
    M0845.text = 集合和字典先按哈希值查找。两个相等的对象哈希值不同，就再也找不到了。
    M0845.next = 用 isEqual: 所比较的实例变量写一个 - (NSUInteger)hash。
    M0846.label = 比较的是两个地址，不是两段文字
    M0846.text = == 问的是两者是不是同一个对象。相等的字符串可能是两个对象，是不是全凭运气。
    M0846.next = 写成 [a isEqual:b]，字符串用 [a isEqualToString:b]。
    M0847.label = 这个 block 位于一个已经结束的函数的栈上
    M0847.text = 捕获了变量的 block 最初在栈上。不 copy，函数返回时它就没有了。
    M0847.next = 在保存或返回之前向 block 发送 copy（最后再 release）。
    M0851.label = 向 {1} 请求 {3}，得到的却是 {2}
    M0851.text = 访问方法是继承来的，它的静态变量只有一份。父类先来，所以子类拿到父类的对象。
    M0851.next = 给子类写一个有自己静态变量的访问方法，或者每个类保存一个实例。
    M0852.label = 向 {1} 请求 {3}，得到的却是 {2}
    M0852.text = 子类先来。它的对象占了唯一的静态变量，所有人拿到的都是它，父类也不例外。
    M0852.next = 每个类各用自己的静态变量，或者在访问方法里写明类名。
    M0853.label = {1} 还没有实例，就又回到了自己
    M0853.text = 它为了创建对象发送 alloc（或 init），后者又来请求共享实例。于是谁也没有创建它。
    M0853.next = 用 [[super allocWithZone:NULL] init] 创建对象：super 会绕过自己的重写。
    M0854.label = dispatch_once 的令牌放在一个用完即逝的变量里
    M0854.text = 每次调用都看到一个新的令牌，于是再次运行 block。令牌必须和程序活得一样久，而且只有一个。
    M0854.next = 声明为 static：static dispatch_once_t token;
    M0855.label = {1} 的 block 第二次运行
    M0855.text = 有人往令牌里写了 0。下一次调用会创建另一个实例，而保存着旧实例的人还在用旧的。
    M0855.next = 不要动令牌；需要换掉实例时，换掉它里面的内容。
    M0856.label = 第一次调用时 {1} 就不是 0
    M0856.text = -1 表示已完成：block 永远不会运行。其他的数表示有人正在运行：所有人永远等下去。
    M0856.next = 不要给令牌初值；静态变量本来就是 0。
    M0857.label = {1} 是 nil：{2} 已经销毁，而 dispatch_once 不会再创建
    M0857.text = 弱引用的静态变量留不住任何对象。最后一个使用者放手，对象就没了，而令牌仍然说“已完成”。
    M0857.next = 用强引用的静态变量；如果允许它时有时无，就用锁代替 dispatch_once。
    M0858.label = 在保护写入的锁之外读取了变量
    M0858.text = 另一个处理器可能先看到指针，后看到 init 写入的内容。这时给出的是半成品对象。
    M0858.next = 用 dispatch_once，或者只在锁内检查。
    M0859.label = {1} 由 {2} 创建，绕过了本类的 allocWithZone:
    M0859.text = 类守着门，函数却穿墙而过：现在有两个对象了。
    M0859.next = 用 alloc；这类函数只在 allocWithZone: 内部调用。
    M0860.label = {1} 由 {2} 回应
    M0860.text = 两个方法被交换了。如果类的 alloc 是继承来的，那就是 NSObject 的 alloc：程序里所有的类都要经过替换的方法。
    M0860.next = 在类自己里重写 allocWithZone:。
    M0861.label = {1} 调用了自己
    M0861.text = self.name = … 就是消息 setName:。在 setName: 里面它没有尽头。
    M0861.next = 在存取方法内部直接使用实例变量。
    M0871.label = {1} 可能没有归还锁就返回
    M0871.text = 这条路径上没有人解锁。下一个要这把锁的人会永远等下去。
    M0871.next = 每个 return 之前都要解锁，或者使用 @synchronized。
    M0872.label = 锁是 nil：什么也没有锁住
    M0872.text = @synchronized 取的是对象的锁。nil 没有锁，代码块在没有保护的情况下运行，而且毫无提示。
    M0872.next = 锁住一个存在的、所有线程共用的对象：self，或者在 init 里创建的实例变量。
    M0873.label = 锁在这里创建，别人都没有它
    M0873.text = 所有线程都取同一把锁，锁才有用。这一把每次调用都是新的：人人都拿着自己那扇门的钥匙。
    M0873.next = 锁住 self，或者一个只创建一次并保存起来的对象。
    M0874.label = {1} 和 {2}：这里按一种顺序取，那里按另一种顺序
    M0874.text = 当两个线程都拿到自己的第一把锁时，就会互相等待对方的锁。这次没有发生，但可能发生。
    M0874.next = 到处都按同一个顺序取锁。
    M0875.label = {1} 在两个线程上运行，谁都没有持有锁
    M0875.text = setter 读出旧指针，写入新指针，再释放旧对象。两个线程同时做，可能释放同一个对象两次。
    M0875.next = 用锁保护这个属性，或者只让一个线程写它。
    M0882.label = 集合在遍历它的循环中被改变
    M0882.text = for-in 循环记着自己的位置。元素一增一减，这个位置就没有意义，循环于是被终止。
    M0882.next = 遍历一份副本；或者先记下要删除的，循环之后再删除。
    M0883.label = 把 nil 放进了集合
    M0883.text = 集合保存的是对象，而 nil 不是。Foundation 会抛出异常。
    M0883.next = 先判断是不是 nil；如果要表示空位，就存 [NSNull null]。
    M0884.label = 下标在集合之外
    M0884.text = 下标从 0 到 count - 1。再往后什么也没有，Foundation 会抛出 NSRangeException。
    M0884.next = 与 count 比较，或者使用 for-in。
    M0885.label = {1} 发给了 nil，什么也没有保存
    M0885.text = 发给 nil 的消息什么也不做，也什么都不说。该接收它的集合从未创建。
    M0885.next = 在 init 里就把集合创建好，再往里放东西。
    M0886.label = {1} 已经销毁，却还在观察者名单上
    M0886.text = 通知中心不拥有观察者。它只记着地址，于是把通知发给了已销毁的对象。
    M0886.next = 在 -dealloc 里发送 removeObserver:。
    """#
}
