/// Schedules of threads: `selfsame explore`. How a text is written: `Catalogue.swift`.
extension RussianTexts {
  static let schedules: StaticString = #"""
    explore.proved = PROVED: проверены все расписания, ни одно не приводит к ошибке.
    explore.found = FOUND: есть расписание, при котором всё ломается: {1}.
    explore.bounded = BOUNDED: в проверенной части ошибок нет ({1}).
    explore.cannot = CANNOT: {1} перебору не поддаётся, поэтому ничего обещать нельзя.
    explore.check = Условие: {1}
    explore.census = Расписаний: {1}; из них с ошибкой: {2}.
    explore.stories = По-настоящему разных историй: {1}; из них с ошибкой: {2}.
    explore.states = Состояний: {1}; переходов между ними: {2}.
    explore.replay = Повторить: {1}
    explore.race = Два потока могут одновременно обратиться к {1}, причём один из них пишет, а
      блокировки между ними нет.
    explore.stopped = здесь {1} был остановлен
    explore.time = (проходит время)
    explore.otherProgram = С тех пор как расписание записали, программа изменилась; оно выполняется,
      насколько подходит.
    explore.diverged = Расхождение на шаге {1}: {2} там не может работать. Дальше потоки идут обычным
      порядком.
    cli.explore.badToken = {1} не похоже на расписание вроде S1-K7QD-1b.5a.
    explore.waits = {1} ждёт: {2}; сейчас это у {3}.
    explore.waitsForNobody = {1} ждёт: {2}; помочь ему уже некому.
    explore.checkFails = В конце этого расписания условие не выполняется.
    explore.switches = Для этого потоки, которые могли бы работать дальше, прерываются {1} {1|one: раз|few: раза|many: раз|other: раза}; если прерывать их реже, ошибки не будет.
    explore.noSwitchNeeded = Прерывать потоки для этого не нужно: ошибка случается, даже если каждый
      работает, пока не закончит или не начнёт ждать.
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
    cli.explore.oneFile = нужен один файл, например: selfsame explore --parallel body naive.m
    cli.explore.noFunction = в файле нет функции {1}.
    cli.explore.noMain = в файле нет main. Укажите, какую функцию вызывают потоки, например
      --parallel body.
    cli.explore.badCheck = {1} не является условием о конечном состоянии, как, например,
      «objects(Shop) == 1».
    cli.explore.badTimes = {1} не годится: число потоков от 1 до 32.
    cli.explore.badBudget = {1} не годится как число состояний.
    cli.explore.badSearch = {1}: такого перебора нет. Есть auto, layers, dpor, random и pct.
    cli.explore.badClock = {1}: таких часов нет. Есть lazy и slow.
    cli.help.explore = selfsame explore [ПАРАМЕТРЫ] FILE      перебрать все расписания потоков программы
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
      \n  --film FILE.html     записать страницу с найденным расписанием и ближайшим к нему хорошим
      \n  --json               для скриптов
      \n  --arc, --mrc, -DИМЯ[=ЗНАЧЕНИЕ]   как у run
      \n
      \nБез --parallel перебираются расписания main самой программы и её потоков.
      \n
      \nПримеры:
      \n  selfsame explore --parallel body --check 'objects(Shop) == 1' naive.m
      \n
      \nКод возврата: 0 PROVED, 1 FOUND, 2 BOUNDED, 3 CANNOT, 64 неверный вызов, 65 не
      компилируется, 66 не читается, 70 остановлена до начала потоков, 130 прервано.
    """#
}
