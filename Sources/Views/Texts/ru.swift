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
    zone.named = зона «{1}»
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
    note.declaredHere = объявлено здесь
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
    fact.times = {1} (×{2})
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
    objects.inits = init ×{1}
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
    shell.welcome = Selfsame: Objective-C, в котором виден каждый счётчик. :помощь — список
      команд, :выход — выйти.
    shell.bye = До свидания.
    shell.language.question = На каком языке будем говорить? (1, 2 или 3, затем Enter; позже —
      :язык)
    shell.noState = В папку состояния нельзя писать: история, язык и успехи в этот раз не
      сохранятся.
    shell.unfinished = Последний ввод не закончен: не хватает скобки, кавычки или @end.
    shell.pipe.notUTF8 = Строка {1} ввода — не текст в UTF-8 (байт {2} строки). Она пропущена;
      сохраните текст в UTF-8.
    shell.unknownCommand = Команды :{1} нет. :помощь покажет все.
    shell.unknownCommand.near = Команды :{1} нет. Может быть, :{2}?
    shell.layout = {1} прочитано как {2} (другая раскладка клавиатуры).
    shell.notBuilt = Команда {1} ещё не готова. :помощь покажет готовые.
    shell.notBuilt.arc = ARC ещё не готов, поэтому :arc выбрать нельзя. Пока пишите retain и
      release сами, в режиме :mrc.
    shell.mode.mrc = Ручной подсчёт ссылок: retain и release пишете вы.
    shell.group.lesson = Уроки
    shell.group.look = Смотреть на объекты
    shell.group.shell = Оболочка
    shell.help.end = Всё остальное — Objective-C и выполняется сразу. Tab дополняет, Ctrl-C
      отбрасывает недописанное или останавливает программу, Ctrl-D — выход. Подробнее: :помощь
      КОМАНДА.
    shell.help.notBuilt = Ещё не готовы: {1}
    shell.help.alsoNamed = Также: {1}
    shell.source.which = Чей исходник? Например, :исходник NSObject.
    shell.unknownClass = Класса {1} нет. :класс покажет, какие есть.
    shell.unknownClass.near = Класса {1} нет. Может быть, {2}?
    shell.drain.empty = В пуле подсказки не ждёт ни один объект.
    shell.trace.on = Теперь показывается каждое событие.
    shell.trace.off = Снова кратко: только главное, в нескольких строках.
    shell.trace.usage = Напишите :трасса вкл, :трасса выкл или просто :трасса — события последнего
      ввода (а не {1}).
    shell.lang.current = Язык сейчас: {1}. Сменить: :язык en, :язык ru или :язык zh.
    shell.lang.unknown = Языка {1} здесь нет. Есть en, ru, zh.
    shell.lang.now = Теперь по-русски.
    shell.width.usage = Сколько места занимают неоднозначные символы: :ширина 1 или :ширина 2?
      Сейчас {1}. Выберите 2, если рамки выглядят рваными.
    shell.width.now = Неоднозначные символы теперь занимают столько мест: {1}.
    shell.load.which = Какой файл? Например, :загрузить Car.m.
    shell.load.unfinished = {1} обрывается: не хватает скобки, кавычки или @end.
    shell.lesson.none = Урок не открыт. :уроки покажет список, :начать откроет следующий.
    shell.lesson.noCourse = Уроки не найдены. Укажите папку: --lessons DIR или SELFSAME_LESSONS.
    shell.lesson.unknown = Урока {1} нет. :уроки покажет список.
    shell.lesson.stepOf = Шаг {1} из {2}
    shell.lesson.goOn = Enter — дальше.
    shell.lesson.yourTurn = Ваш ход: введите ответ, затем :проверить. :подсказка поможет.
    shell.lesson.notYet = В этом шаге есть задание. Решите его и введите :проверить — или :дальше,
      чтобы пропустить.
    shell.lesson.end = Это был последний шаг урока. :уроки покажет другие; подсказка остаётся
      вашей.
    shell.lesson.first = Это первый шаг.
    shell.lesson.noTask = В этом шаге нет задания. Enter — дальше.
    shell.lesson.nothingTyped = Для этого задания ещё ничего не введено.
    shell.lesson.right = Верно.
    shell.lesson.rightWas = Не совсем. Правильно: {1}.
    shell.lesson.fail = Пока нет.
    shell.lesson.failedLine = Не выполняется: {1}
    shell.lesson.probe = (обнаружилось при проверке: {1})
    shell.lesson.invalid = Ошибка в самом уроке: этот шаг нельзя оценить. Сообщите автору.
    shell.lesson.limit = Ответ остановлен: он превысил ограничения урока.
    shell.lesson.noHint = В этом шаге нет подсказок.
    shell.lesson.solutionLater = Решение можно увидеть после {1} {1|one: попытки|few:
      попыток|many: попыток|other: попытки}. До тех пор поможет :подсказка.
    shell.lesson.reset = Шаг начат заново: объекты такие, какими их оставил текст.
    shell.lesson.progress = Не удалось сохранить успехи в {1}.
    shell.lesson.broken = Урок {1} не открывается:
    shell.lesson.predict.number = Сначала предскажите: какое число получится? Введите его.
    shell.lesson.predict.choice = Сначала предскажите: что верно? Введите букву.
    shell.lesson.stale = Перевод этого шага старее английского текста.
    shell.lesson.nextIs = Enter откроет следующий: {1}.
    shell.lesson.maySee = Если хотите, :решение покажет решение.
    shell.trace.between = … между ними ещё {1} {1|one: событие|few: события|many: событий|other:
      события}
    shell.classes.own = Ваши
    shell.classes.prelude = Из Foundation
    shell.reset.free = Всё введённое забыто: новый, чистый мир.
    """#

  // MARK: commands

  private static let commands: StaticString = #"""
    command.help.name = помощь
    command.help.argument = [КОМАНДА]
    command.help.help = Список команд или рассказ об одной.
    command.lessons.name = уроки
    command.lessons.help = Список уроков и ваши успехи.
    command.start.name = начать
    command.start.argument = [УРОК]
    command.start.help = Открыть урок по номеру или имени; без имени — там, где вы остановились.
    command.next.name = дальше
    command.next.help = К следующему шагу. То же делает Enter на пустой строке.
    command.prev.name = назад
    command.prev.help = К предыдущему шагу.
    command.hint.name = подсказка
    command.hint.help = Показать следующую подсказку.
    command.check.name = проверить
    command.check.help = Оценить то, что введено с начала шага.
    command.solution.name = решение
    command.solution.help = Показать решение — после двух попыток.
    command.reset.name = сброс
    command.reset.help = Начать шаг заново; без урока — забыть всё введённое.
    command.objects.name = объекты
    command.objects.help = Живые объекты и их настоящие счётчики.
    command.class.name = класс
    command.class.argument = [КЛАСС]
    command.class.help = Показать класс: предков, переменные экземпляра, методы. Без имени —
      список классов.
    command.source.name = исходник
    command.source.argument = КЛАСС
    command.source.help = Исходный текст класса, в том числе из Foundation.
    command.zones.name = зоны
    command.zones.help = Зоны памяти и что в них лежит.
    command.pools.name = пулы
    command.pools.help = Пулы автоосвобождения и кто в них ждёт.
    command.drain.name = опустошить
    command.drain.help = Опустошить пул подсказки: каждый ждущий объект получит release.
    command.stack.name = стек
    command.stack.help = Где остановился последний ввод.
    command.trace.name = трасса
    command.trace.argument = [вкл|выкл]
    command.trace.help = Показывать каждое событие ввода; без слова — один раз, для последнего.
    command.load.name = загрузить
    command.load.argument = ФАЙЛ
    command.load.help = Взять файл, как если бы его ввели здесь.
    command.mrc.name = mrc
    command.mrc.help = Дальше — ручной подсчёт ссылок.
    command.arc.name = arc
    command.arc.help = Дальше — с ARC (ещё не готово).
    command.lang.name = язык
    command.lang.argument = [en|ru|zh]
    command.lang.help = Сменить язык.
    command.width.name = ширина
    command.width.argument = 1|2
    command.width.help = Сколько места в вашем терминале занимают неоднозначные символы.
    command.quit.name = выход
    command.quit.help = Выйти.
    """#

  // MARK: lessons

  private static let lessons: StaticString = #"""
    lesson.hintNumber = Подсказка {1} из {2}
    lesson.progress = {1} из {2} {2|one: шага|few: шагов|many: шагов}
    """#

  // MARK: command line

  private static let commandLine: StaticString = #"""
    cli.notBuilt = {1}: ещё не готово.
    cli.unknownCommand = {1} — не команда. Список: selfsame --help.
    cli.fileWithoutRun = чтобы выполнить программу, напишите: selfsame run {1}
    cli.unknownOption = параметр {1} неизвестен. Смотрите selfsame {2}.
    cli.missingValue = после {1} нужно значение.
    cli.badLimit = «{1}» — не ограничение. Пишите steps=N, objects=N или bytes=N, где N больше 0,
      через запятую.
    cli.badLanguage = языка {1} нет. Есть en, ru, zh.
    cli.run.noFile = какую программу? Например: selfsame run --mrc Car.m
    cli.run.arc = {1} должна компилироваться с ARC (так по умолчанию), а ARC ещё не готов. Если
      программа сама пишет retain и release, укажите --mrc или начните файл строкой // mode: mrc.
    cli.file.missing = файла {1} нет.
    cli.file.folder = {1} — папка, а нужен файл.
    cli.file.unreadable = {1} не читается: {2}.
    cli.file.notUTF8 = {1} — не текст в UTF-8: строка {2}, байт {3} строки. Сохраните файл в
      UTF-8.
    cli.check.noPath = какие уроки? Например: selfsame check Lessons
    cli.check.badFormat = формата {1} нет: text, json, tap или junit.
    cli.help = selfsame: как живут и умирают объекты в Objective-C
      \n
      \n  selfsame [--lessons DIR]      оболочка: урок, на котором вы остановились
      \n  selfsame run FILE             выполнить программу
      \n  selfsame check PATH…          проверить уроки
      \n  selfsame КОМАНДА --help       подробнее об одной из них
      \n  selfsame --version
      \n
      \nПримеры:
      \n  selfsame
      \n  selfsame run --mrc Car.m
      \n  echo '[[NSObject new] retainCount]' | selfsame
      \n
      \nКод выхода: программы; 64 — неверный вызов, 65 — не компилируется, 66 — не читается, 70 —
      остановлена машиной, 130 — прервана.
    cli.help.run = selfsame run [ПАРАМЕТРЫ] FILE      выполнить программу (- читает стандартный ввод)
      \n
      \n  --mrc, --arc       кто пишет retain и release: вы или компилятор (ещё не готово). По
      умолчанию — строка // mode: mrc в файле, иначе ARC
      \n  -D NAME[=VALUE]    определить макрос
      \n  --trace            показать потом, что происходило с объектами
      \n  --limit LIMITS     steps=N,objects=N,bytes=N: остановить программу, которой нужно больше
      \n  -W, -w             показывать предупреждения всегда или никогда (иначе — если вывод
      ошибок идёт на терминал)
      \n
      \nПримеры:
      \n  selfsame run --mrc Car.m
      \n  selfsame run --mrc -DDEBUG=1 --limit steps=100000 Loop.m
      \n  selfsame run --mrc --trace Singleton.m
    cli.help.check = selfsame check [ПАРАМЕТРЫ] PATH…      проверить уроки: каждое решение проходит, каждая ошибка отвергается со своим объяснением
      \n
      \n  --format NAME    text (по умолчанию), json, tap или junit
      \n  --lang NAME      en, ru или zh
      \n
      \nПримеры:
      \n  selfsame check Lessons
      \n  selfsame check --format junit Lessons/one-instance
      \n
      \nКод выхода: 0 — всё доказано, 1 — проверка не прошла, 3 — урок написан с ошибкой, 5 —
      устарел только перевод, 64 — неверный вызов, 66 — не читается.
    cli.help.later = selfsame {1} ещё не готово. Что есть, покажет selfsame --help.
    """#

  // MARK: diagnostics E01

  private static let diagnostics01: StaticString = #"""
    E0101.label = этот файл не читается
    E0101.text = Здесь нужен текстовый файл, доступный для чтения.
    E0102.label = это не UTF-8
    E0102.text = Байт {2} в строке {1} не принадлежит ни одному символу UTF-8. Исходные файлы
      читаются в UTF-8.
    E0102.next = сохраните файл в кодировке UTF-8.
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
