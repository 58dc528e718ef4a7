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
    note.macroDefinition = макрос определён здесь
    note.canonicalStep = этот шаг в исходном уроке
    zone.defaultShort = по умолчанию
    note.toMatch = парная скобка здесь
    note.startedHere = начинается здесь
    argument.endOfInput = конец ввода
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
    story.title = История объекта {1}:
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
    cli.lessons.missing = папки с уроками {1} нет.
    check.proofs = {1} {1|one: доказательство|few: доказательства|many: доказательств|other:
      доказательства}
    check.sum = прошло: {1}, не прошло: {2}
    proof.worldBroken = Код перед этим шагом не выполняется.
    proof.solutionFails = Решение не проходит ({1}): {2} {3}
    proof.wrongPasses = Неверный ответ проходит.
    proof.otherMistake = Должна называться ошибка {1}, а называется: {2}
    proof.wordless = Ответ отвергнут, но не сказано почему.
    proof.solutionIsMistake = Решение подходит под ошибку {1}.
    proof.outputDiffers = Должно печататься: {1}
      \nПечатается: {2}
    proof.runStopped = Выполнение остановлено или код не компилируется.
    proof.noAnswer = У предсказания должен быть ровно один верный ответ; подходят: {1}
    proof.hintTells = Подсказка {1} выдаёт решение: {2}
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
    cli.help.run = selfsame run [ПАРАМЕТРЫ] FILE      выполнить программу (- читает стандартный
      ввод)
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
    cli.help.check = selfsame check [ПАРАМЕТРЫ] PATH…      проверить уроки: каждое решение
      проходит, каждая ошибка отвергается со своим объяснением
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
    E0101.title = {1} не читается
    E0101.label = здесь нечего прочитать
    E0101.text = Файла нет, это папка, или у пользователя нет права на чтение.
    E0102.title = этот текст — не UTF-8
    E0102.label = этот байт не принадлежит ни одному символу UTF-8
    E0102.text = Исходные тексты читаются в UTF-8, где у каждого символа свой постоянный набор
      байтов.
    E0102.next = сохраните файл в кодировке UTF-8.
    E0103.title = символ, которого нет в Objective-C
    E0103.label = такого символа в языке нет
    E0103.text = {1} может стоять в строках и комментариях, но не в коде.
    E0104.label = {1} — полноширинный или типографский знак
    E0104.text = Код пишут знаками ASCII, здесь это {2}. В строках и комментариях годится любой
      символ.
    E0105.title = в слове {1} есть буква другого алфавита
    E0105.label = {2} лишь похожа на латинскую {3}
    E0105.text = Компилятор сравнивает коды букв, а не их вид, поэтому для него это другое слово.
    E0106.label = строка начинается здесь, но не закрыта до конца текста строки
    E0106.text = Строковый литерал начинается и кончается кавычкой, и всё это в одной строке
      текста.
    E0106.next = закройте строку кавычкой.
    E0107.label = символьная константа начинается здесь
    E0107.text = Символьная константа — это один символ между двумя апострофами, например 'a'.
    E0107.next = закройте её апострофом или возьмите кавычки, если это строка.
    E0108.label = комментарий начинается здесь и не заканчивается
    E0108.text = Комментарий, начатый с /*, заканчивается на */.
    E0108.next = поставьте */ там, где комментарий кончается.
    E0109.label = в C числа так не пишут
    E0109.text = C понимает 42, 0x2A, 052, 3.5 и 1e3 с окончаниями вроде u, L и f, но не {1}.
    E0110.label = такой управляющей последовательности нет
    E0110.text = C знает \\n, \\t, \\\\, \\", \\0, \\x41, \\u00e9 и ещё несколько, но не {1}.
    E0111.label = этого заголовка здесь нет
    E0111.text = В Selfsame есть заголовки Foundation и обычные заголовки C. Среди них нет {1}.
    E0112.label = этого файла здесь нет
    E0112.text = Имя в кавычках ищется в папке того файла, где оно написано.
    E0113.label = файлы включают друг друга слишком глубоко
    E0113.text = Чаще всего это файл, который включает сам себя, прямо или по кругу.
    E0113.next = используйте #import: он читает файл только один раз.
    E0114.label = препроцессор не может использовать эту строку
    E0114.text = Строка, которая начинается с #, обращена к препроцессору. Здесь он не
      понимает {1}.
    E0115.label = число аргументов не подходит
    E0115.text = У макроса {1} {2} {2|one: параметр|few: параметра|many: параметров}; здесь
      передано {3} {3|one: аргумент|few: аргумента|many: аргументов}.
    E0116.label = текст сам просит остановиться здесь
    E0116.text = #error намеренно прекращает компиляцию, обычно потому, что условие над ним не
      выполнено.
    E0117.label = такое условие препроцессор вычислить не может
    E0117.text = После #if стоит выражение из целых чисел, макросов и defined(ИМЯ).
    E0118.label = это условие не закрыто
    E0118.text = Каждый #if, #ifdef и #ifndef заканчивается своим #endif.
    E0118.next = добавьте #endif после строк, которые он охватывает.
    E0119.label = вызов начинается здесь и не закрыт
    E0119.text = Аргументы макроса {1} заканчиваются закрывающей скобкой.
    E0119.next = добавьте недостающую скобку ).
    E0120.label = это определение не складывается
    E0120.text = Макрос пишется как #define ИМЯ текст или #define ИМЯ(a, b) текст. В тексте #
      стоит перед параметром, а ## — между двумя частями.
    E0121.label = модули ещё не реализованы
    E0121.text = Selfsame читает заголовки, а @import {1} просит модуль.
    E0121.next = напишите #import <Foundation/Foundation.h>.
    E0122.label = эти две части не дают одного слова
    E0122.text = ## соединяет две части в одно имя, число или знак операции. {1} — ни то, ни
      другое, ни третье.
    E0123.title = макрос {1} разрастается слишком сильно
    E0123.label = результат раскрытия не помещается
    E0123.text = Макрос, части которого умножаются на каждом шаге, может расти без конца, поэтому
      у раскрытия есть предел.
    E0124.title = префикс строки {1} не реализован
    E0124.label = такой префикс Selfsame не читает
    E0124.text = Строки пишут как "…" (UTF-8, строка C) или @"…" (объект NSString).
    E0125.label = после этой обратной косой черты строка продолжается
    E0125.text = Обратная косая черта соединяет строку со следующей и должна быть в своей строке
      последней.
    W0101.label = текст сам предупреждает здесь
    W0101.text = #warning показывает свои слова и ничего не меняет.
    W0102.label = дальше действует новое определение
    W0102.text = Раньше у макроса {1} было другое определение.
    W0102.next = если так и задумано, напишите выше #undef {1}.
    """#

  // MARK: diagnostics E02

  private static let diagnostics02: StaticString = #"""
    E0201.label = здесь ожидается {1}
    E0201.text = В этом месте грамматика требует {1}, а стоит {2}.
    E0202.label = здесь должно быть выражение
    E0202.text = Выражение — это то, у чего есть значение: число, имя, сообщение вроде [a retain]
      или несколько таких частей, соединённых операциями.
    E0203.label = здесь должно быть имя
    E0203.text = Имя начинается с буквы или _, дальше идут буквы, цифры и _.
    E0204.label = здесь должен быть тип
    E0204.text = Тип — это имя вроде int или id либо класс со звёздочкой, например NSString *.
    E0205.label = это начинается здесь и не заканчивается
    E0205.text = @interface, @implementation и @protocol заканчиваются словом @end.
    E0205.next = добавьте @end.
    E0206.label = эта скобка ничего не закрывает
    E0206.text = Каждая } закрывает одну { выше, а здесь ни одна не открыта.
    E0206.next = удалите эту скобку или добавьте парную {.
    E0207.label = дальше слишком глубоко
    E0207.text = Скобки и типы можно вкладывать друг в друга до 256 раз.
    E0208.label = здесь должно быть тело метода
    E0208.text = В @implementation за заголовком метода следует его тело в фигурных скобках.
    E0209.label = здесь этому не место
    E0209.text = У каждого объявления своё место: методы — внутри @interface или @implementation,
      переменные экземпляра — в фигурных скобках под их заголовком, классы — на верхнем уровне.
    E0210.label = эти слова не складываются в один тип
    E0210.text = В C нет сочетания {1}.
    E0211.title = {1}: ещё не реализовано
    E0211.label = Selfsame это знает, но выполнить пока не может
    E0211.text = Это правильный Objective-C. Отказ назван по имени, чтобы ничего не делалось
      наполовину.
    E0212.label = здесь должна быть инструкция
    E0212.text = Инструкция — это выражение с точкой с запятой, объявление, блок в фигурных
      скобках или одно из слов if, for, while, do, switch, return, break, continue.
    E0213.label = такого слова в Objective-C нет
    E0213.text = После @ стоит слово языка, например @interface, @implementation, @end или
      @selector, либо литерал вроде @"текст".
    E0214.label = за этим @try ничего не следует
    E0214.text = За @try следует @catch, @finally или оба.
    E0214.next = добавьте после него @catch (NSException *e) { }.
    E0215.label = инструкция вне всех функций
    E0215.text = Между классами файла стоят объявления. Инструкции стоят внутри функций и методов.
    E0215.next = перенесите её в функцию или метод.
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
    E0701.title = урок без заголовочной части
    E0701.label = здесь должна быть заголовочная часть
    E0701.text = Урок начинается строкой ---, затем идут строки вроде id: lifetime.retain и снова
      ---.
    E0702.title = строка не вида ключ: значение
    E0702.label = эта строка непонятна
    E0702.text = Заголовочная часть состоит из строк вида ключ: значение; значение занимает одну
      строку, список пишется [a, b].
    E0703.title = неизвестный ключ {1}
    E0703.label = такого ключа нет
    E0703.text = В заголовочной части бывают lesson, id, title, mode, needs, teaches, covers и
      limit.
    E0704.title = ключ {1} указан дважды
    E0704.label = вот второй
    E0704.text = Каждый ключ стоит один раз, чтобы ответ был один.
    E0704.next = удалите одну из двух строк.
    E0705.title = нет ключа {1}
    E0705.label = в заголовочной части он не указан
    E0705.text = По ключу {1} проверка и оболочка различают и показывают уроки.
    E0705.next = добавьте строку, которая начинается с {1}:
    E0706.title = значение {2} не подходит для {1}
    E0706.label = такого значения у ключа быть не может
    E0706.text = Значение для {1} выглядит так: {3}.
    E0707.title = формат урока версии {1}
    E0707.label = эта версия неизвестна
    E0707.text = Эта программа читает версию 1.
    E0707.next = напишите lesson: 1.
    E0708.title = неизвестная роль {1}
    E0708.label = такой роли нет
    E0708.text = После обратных кавычек стоит язык, затем роль: objc task, objc solution, check,
      output и так далее.
    E0709.title = у {2} нет атрибута {1}
    E0709.label = такого атрибута нет
    E0709.text = Блок с этой ролью не принимает {1}.
    E0710.title = значение атрибута {1} не подходит
    E0710.label = его нет, оно повторено или неизвестно
    E0710.text = Атрибут пишется ключ=значение, стоит один раз, а его значение — одно из известных
      этой роли.
    E0711.title = этот комментарий шага непонятен
    E0711.label = это не шаг
    E0711.text = Шаг начинается с комментария вида <!-- step: id points=2 -->; id — слово из
      строчных букв, цифр и дефисов.
    E0712.title = второй шаг с именем {1}
    E0712.label = это имя уже занято
    E0712.text = Успехи хранятся по именам шагов, поэтому каждое имя в уроке стоит один раз.
    E0713.title = блок кода без конца
    E0713.label = блок начинается здесь
    E0713.text = Блок заканчивается отдельной строкой из стольких же обратных кавычек, сколько
      было в начале.
    E0714.title = есть {1}, но нет {2}
    E0714.label = этому блоку нужен другой в том же шаге
    E0714.text = В том же шаге, что и {1}, стоит {2}; без него этот блок никогда не понадобится.
    E0715.title = ошибки с именем {1} нет
    E0715.label = say= называет ошибку этого шага
    E0715.text = Неверный ответ говорит, какую ошибку он показывает, а сама ошибка описана в том
      же шаге.
    E0716.title = у пробы {1} нет пары
    E0716.label = у пробы и её проверки одно имя
    E0716.text = После ответа выполняется проба, и её судит проверка с тем же именем.
    E0717.title = {1} встречается в шаге дважды
    E0717.label = вот второе место
    E0717.text = В пределах шага каждое имя, задание и решение стоит один раз.
    E0718.title = у задания шага {1} нет решения
    E0718.label = это задание некому доказать
    E0718.text = Проверка выполняет решение и так доказывает, что задание решается.
    E0718.next = добавьте в шаг блок objc solution.
    E0719.title = у задания шага {1} нет проверки
    E0719.label = прошёл бы любой ответ
    E0719.text = Проверка говорит через состояния и события, чего должен добиться ответ.
    E0719.next = добавьте в шаг блок check.
    E0720.title = пояснение к {1}, которого нет
    E0720.label = нет ни ошибки, ни подсказки с таким именем
    E0720.text = Цитата начинается с [!hint] или с имени ошибки того же шага.
    E0721.title = {1}: пусто
    E0721.label = здесь ничего нет
    E0721.text = Пустой блок ничего не говорит ученику и ничего не доказывает.
    E0721.next = заполните его или удалите.
    E0722.title = эта строка проверки непонятна
    E0722.label = это не условие
    E0722.text = Строка пишется условие -- текст, где условие — выражение Objective-C или языка
      проверок, например b same a или count(a) == 2.
    E0723.title = неизвестное слово проверки {1}
    E0723.label = такого слова нет
    E0723.text = Язык проверок знает count, same, class, zone, live, made, deallocs, inits, sent,
      answered, pooled и другие слова.
    E0724.title = {1}: ещё не реализовано
    E0724.label = программа это знает, но пока не умеет
    E0724.text = Это часть формата уроков. Отказ назван по имени, чтобы ни одно доказательство не
      пропускалось молча.
    E0725.title = слишком глубокая вложенность
    E0725.label = дальше слишком глубоко
    E0725.text = Списки и цитаты в уроке можно вкладывать друг в друга до глубины {1}.
    E0726.title = у ошибки {1} нет слов
    E0726.label = тот, кто её сделает, ничего не прочтёт
    E0726.text = У каждой ошибки есть цитата, которая начинается с её имени и говорит ученику, что
      произошло.
    E0726.next = добавьте в шаг блок > [!{1}].
    E0727.title = ни один неверный ответ не показывает ошибку {1}
    E0727.label = эту ошибку ничто не доказывает
    E0727.text = Блок objc wrong say={1} доказывает, что ошибка распознаётся.
    E0730.title = шаг {1} не переведён
    E0730.label = в переводе этого шага нет
    E0730.text = Пока его нет, ученик читает этот шаг на языке оригинала.
    E0731.title = в оригинале нет шага {1}
    E0731.label = он есть только в переводе
    E0731.text = В переводе те же шаги, что в оригинале, и никаких других.
    E0732.title = код или проверки в {1} расходятся с оригиналом
    E0732.label = расхождение начинается здесь
    E0732.text = Перевод повторяет код оригинала; отличаться могут только комментарии и строки с
      пометкой /*tr*/. До тех пор показывается оригинал.
    E0733.title = оригинал шага {1} изменился
    E0733.label = переведено с более старого текста
    E0733.text = Текст правили после перевода; читателю об этом сообщается.
    E0733.next = просмотрите перевод и напишите from={2}.
    E0734.title = у шага {1} не сказано, с чего он переведён
    E0734.label = нет from=
    E0734.text = По хешу исходного текста проверка замечает, что оригинал изменился.
    E0734.next = впишите from={2} в комментарий шага.
    E0740.title = этот пункт не ведёт к уроку
    E0740.label = здесь должна быть ссылка на папку урока
    E0740.text = Каждый пункт course.md — ссылка на урок; порядок пунктов и есть порядок курса.
    E0741.title = урока {1} нет
    E0741.label = эта ссылка никуда не ведёт
    E0741.text = В папке {1} нет файла lesson.md.
    E0742.title = урок {1} указан дважды
    E0742.label = вот второе место
    E0742.text = У урока одно место в курсе.
    E0743.title = урока {1} нет в course.md
    E0743.label = ученики до него не дойдут
    E0743.text = Папка есть, но в оглавлении её нет.
    E0743.next = добавьте ссылку на урок или уберите папку.
    """#

  // MARK: diagnostics E08

  private static let diagnosticsE08: StaticString = #"""
    """#
}
