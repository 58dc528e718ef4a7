/// Schedules of threads: `selfsame explore`. How a text is written: `Catalogue.swift`.
extension RussianTexts {
  static let schedules: StaticString = #"""
    command.race.name = гонка
    command.race.argument = [N] [КОД] [проверка УСЛОВИЕ]
    command.race.help = Выполнить КОД (функцию, выражение; без слов — последний ввод) в N потоках, по
      умолчанию в двух, при всех расписаниях. Код, который сам запускает потоки, перебирается как есть.
      В конце каждого расписания должно выполняться условие: :гонка 3 [Shop shared] проверка
      objects(Shop) == 1. :гонка вручную — вы сами выбираете, какой поток пойдёт дальше, и пробуете всё
      сломать. После этого всё остаётся, как было.
    command.replay.name = повтор
    command.replay.argument = [РАСПИСАНИЕ]
    command.replay.help = Пройти одно расписание последней команды :гонка, без имени — то, что она нашла. :назад, :вперёд и :перейти N водят по его
      шагам, и всё, что показывает мир, показывает мир этого шага; буква пускает дальше свой поток.
      Любая другая команда выходит из расписания.
    race.check = проверка
    race.play = вручную
    race.badTimes = Сколько потоков? От 1 до 8.
    race.which = Какой код? Например, :гонка [Shop shared]. Или сначала что-нибудь введите.
    race.noQuestion = Гонок ещё не было. Начните с :гонка КОД.
    race.nothingFound = Последняя гонка не нашла порядка, который можно повторить.
    race.worldIsGone = Мира, в котором шла эта гонка, больше нет (что-то отменили или с тех пор введено
      слишком много). Запустите :гонка ещё раз.
    race.noLog = {1} рассказывает о том, что произошло, а расписание записей не оставляет: его шаги — в таблице
      выше. :объекты, :потоки, :стек, :граф и всё, что показывает положение дел, показывают мир этого шага.
    race.afterwards = Пройти это расписание по шагам: :повтор и его обозначение; попробовать самому: :гонка
      вручную.
    race.walking = Вы стоите после шага {1}. :назад и :вперёд водят по расписанию, буква пускает
      свой поток дальше с этого места; :бросить выходит.
    race.left = Расписание покинуто; мир снова такой, каким был.
    race.play.begins = Теперь планировщик — вы. Введите букву потока, который пойдёт дальше (Enter — обычный
      порядок); :назад отменяет шаг, :бросить выходит. Сможете сломать?
    race.play.choice = {1}  {2} сделает: {3}
    race.play.which = Какой поток? Один из: {1}; Enter — обычный порядок.
    race.play.over = Это расписание дошло до конца. :назад отменяет шаги.
    race.passes = Это расписание кончается хорошо: {1}
    race.fails = Сломано: {1}. Расписание: {2}
    race.goto = Шаги идут от 0 (ещё ничего не сделано) до {1}.
    explore.proved = {1}PROVED: проверены все расписания, ни одно не приводит к ошибке.
    explore.nothingVisible = Ни один поток не делает здесь ничего, что заметил бы другой.
    explore.found = {1}FOUND: {2}.
    explore.bounded = BOUNDED: в проверенной части ошибок нет ({1}).
    explore.cannot = CANNOT: {1} перебору не поддаётся, поэтому ничего обещать нельзя.
    explore.check = Условие: {1}
    explore.ownCheck = Условие не задано. Если никого не прерывать, выполняется вот что, значит, так должно
      быть всегда: {1}
    explore.noCheck = Условие не задано: известно лишь, что программа не останавливается с ошибкой и ни один
      поток не ждёт вечно. Верен ли результат, спросит --check 'objects(Shop) == 1'.
    race.noCheck = Условие не задано: известно лишь, что программа не останавливается с ошибкой и ни один поток
      не ждёт вечно. Верен ли результат, спросит :гонка КОД проверка objects(Shop) == 1.
    explore.census = Расписаний: {1}; из них с ошибкой: {2}.
    explore.censusStories = Расписаний: {1}; из них с ошибкой: {2}. По-настоящему разных историй: {3}; из них
      с ошибкой: {4}.
    explore.replay = Повторить: {1}
    explore.race = Два потока могут одновременно обратиться к {1}, причём один из них пишет, а
      блокировки между ними нет.
    explore.stopped = вытеснение {1}: здесь {2} был остановлен
    explore.stoppedBeforeWrite = вытеснение {1}: {2} остановлен между чтением {3} и записью
    explore.stoppedAfterWrite = вытеснение {1}: {2} остановлен сразу после записи в {3}
    explore.believes = {1} всё ещё верит тому, что увидел на шаге {2}
    explore.loop = отсюда одни и те же шаги повторяются снова и снова
    explore.leftOut = … ещё {1} {1|one: шаг|few: шага|many: шагов|other: шага} …
    explore.time = (проходит время)
    explore.otherProgram = С тех пор как расписание записали, программа изменилась; оно выполняется,
      насколько подходит.
    explore.diverged = Расхождение на шаге {1}: {2} там не может работать. Дальше потоки идут обычным
      порядком.
    cli.explore.badToken = {1} не похоже на расписание вроде S1-K7QD-1b.5a.
    cli.explore.notReplayed = {1} нельзя указать вместе с --schedule: показываются шаги одного расписания и чем оно кончается. Какие параметры возможны, говорит selfsame explore --help.
    explore.waits = {1} ждёт: {2}; сейчас это у {3}.
    explore.waitsForNobody = {1} ждёт: {2}; помочь ему уже некому.
    explore.checkFails = В конце этого расписания условие не выполняется.
    explore.switches = Для этого потоки, которые могли бы работать дальше, прерываются {1} {1|one: раз|few: раза|many: раз|other: раза}; если прерывать их реже, ошибок нет: проверено расписаний — {2}.
    explore.noSwitchNeeded = Прерывать потоки для этого не нужно: ошибка случается, даже если каждый
      работает, пока не закончит или не начнёт ждать.
    explore.twin = Ближайшее расписание без ошибки, на одно вытеснение меньше: {1}
    explore.twinOther = Ближайшее расписание без ошибки: {1}
    explore.raceSteps = Причина: шаг {1} ({2} читает) и шаг {3} ({4} пишет) — гонка за {5}.
    explore.circle = Они ждут друг друга по кругу: {1}.
    explore.ended = Уже завершились: {1}.
    explore.livelock = Причина: с шага {1} никто не ждёт и никому не мешают работать, но дело не движется.
    explore.onceRecursion = Блок dispatch_once вызывает ту же самую dispatch_once: нынешняя libdispatch
      останавливает программу с сообщением «trying to lock recursively», прежние версии зависали.
    explore.unbounded = Потоки могут ходить по кругу, поэтому число расписаний не определить.
    explore.tooMany = Расписаний больше 2^128: столько не сосчитать.
    explore.leftBehind = main завершился, когда {1} ещё работали: программа кончилась и для них.
    explore.story = История {1} из {2}: {3}
    explore.spoken = Шаг {1}, {2}: {3}
    explore.spokenValue = Шаг {1}, {2}: {3}. Теперь {4} равно {5}.
    explore.library = (работает библиотека)
    explore.takes = {1} занимает {2}
    explore.access.read = чтение {1}
    explore.access.write = запись {1}
    explore.gives = {1} освобождает {2}
    explore.reads = читает
    explore.writes = пишет
    explore.noLock = нет
    explore.nilLock = @synchronized в строке {1} получил nil: это ничего не запирает.
    explore.lockset = {1} ничем не защищена: {2} {3} её в строке {4} (блокировки: {5}); {6} {7} её в строке
      {8} (блокировки: {9}).
    explore.guards = {1} защищает {2}: блокировка удерживается при каждом обращении.
    explore.reason.budget = место для состояний исчерпано
    explore.reason.executions = порядков операций больше, чем разрешено считать
    explore.reason.time = тайм-ауты: состояния не помещаются, а порядок операций их не различает
    explore.reason.depth = поток ходит по кругу, поэтому порядкам операций нет конца
    explore.reason.runs = {1} {1|one: случайный прогон|few: случайных прогона|many: случайных прогонов|other: случайного прогона}
    explore.reason.percent = ; ошибка, для которой двум событиям нужно случиться в определённом порядке,
      проявилась бы с вероятностью не меньше {1} %
    explore.reason.interrupted = прервано
    explore.anomaly.livelock = активная блокировка (livelock)
    explore.anomaly.lockKept = блокировка, которую никто не вернёт
    explore.wait.lock = блокировку
    explore.wait.semaphore = сигнал семафора
    explore.wait.join = завершение потока
    explore.wait.condition = сигнал условной переменной
    explore.wait.queue = очередь
    explore.wait.once = завершение dispatch_once
    explore.wait.sleep = назначенный срок
    explore.wait.initialize = завершение +initialize
    explore.wait.group = группу
    explore.wait.idle = работу
    explore.anomaly.check = условие не выполняется
    explore.anomaly.checkThenAct = проверка устарела к моменту действия (check-then-act)
    explore.anomaly.lostUpdate = потерянное обновление
    explore.anomaly.lockOrder = потоки держат то, чего ждут другие
    explore.anomaly.lostSignal = ожидание, которое никто не прервёт
    explore.anomaly.overRelease = лишний release
    explore.anomaly.useAfterFree = объект используют, когда его уже нет
    explore.anomaly.onceRecursion = повторный вход в dispatch_once из его же блока
    explore.anomaly.selfDeadlock = поток ждёт сам себя
    explore.anomaly.exception = исключение, которое никто не перехватил
    explore.anomaly.stop = машина остановила программу
    explore.followedFails = {1}При этом расписании есть ошибка: {2}.
    explore.storiesLeftOut = Ещё {1} {1|one: история|few: истории|many: историй|other: истории} — слишком длинно, чтобы показать здесь.
    cli.explore.scheduleOfRun = explore перебирает все расписания; по одному идёт selfsame run --schedule {1}, с теми же --parallel, --times, --setup и --check.
    cli.explore.oneFile = нужен один файл, например: selfsame explore --parallel body naive.m
    cli.explore.noFunction = в файле нет функции {1}.
    cli.explore.notCallable = каждый поток вызывает {1} со своим номером или без аргументов, а {1} принимает
      другое: объявите её как void {1}(int thread) или вызовите из функции, объявленной так.
    cli.explore.noMain = в файле нет main. Укажите, какую функцию вызывают потоки, например
      --parallel body.
    cli.explore.badCheck = {1} не является условием о конечном состоянии, как, например,
      «objects(Shop) == 1».
    cli.explore.badTimes = {1} не годится: число потоков от 1 до 32.
    cli.explore.badBudget = {1} не годится как число состояний.
    cli.explore.badSearch = {1}: такого перебора нет. Есть auto, layers, dpor, random и pct.
    cli.explore.badClock = {1}: таких часов нет. Есть lazy и slow.
    cli.help.explore = selfsame explore [ПАРАМЕТРЫ] ФАЙЛ      перебрать все расписания потоков программы
      \n
      \n  --parallel ФУНКЦИЯ   потоки начинают вместе, каждый вызывает ФУНКЦИЯ(номер)
      \n  --times N            сколько их (2)
      \n  --setup ФУНКЦИЯ      выполняется до них
      \n  --check УСЛОВИЕ      должно выполняться в конце каждого расписания, например
      objects(Shop) == 1
      \n  --search ИМЯ         auto (по умолчанию), layers, dpor, random или pct
      \n  --clock ИМЯ          lazy (по умолчанию) или slow: время может идти, даже если кто-то мог бы
      работать
      \n  --budget N           сколько состояний можно хранить
      \n  --film ФАЙЛ.html     записать страницу с найденным расписанием и ближайшим к нему хорошим
      \n  --json               для скриптов
      \n  --ascii              рамки и знаки, которые рисует любой терминал
      \n  --arc, --mrc, -DИМЯ[=ЗНАЧЕНИЕ]   как у run
      \n
      \nБез --parallel перебираются расписания main самой программы (или её
      инструкций) и её потоков.
      \n
      \nПримеры:
      \n  selfsame explore --parallel body --check 'objects(Shop) == 1' naive.m
      \n
      \nКод завершения: 0 PROVED, 1 FOUND, 2 BOUNDED, 3 CANNOT, 64 неверный вызов, 65 не
      компилируется, 66 не читается, 70 остановлена до начала потоков, 130 прервано.
    """#
}
