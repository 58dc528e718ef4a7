/// Texts about one topic, in the three languages side by side: what is said about schedules of threads.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let schedules: StaticString = #"""
    explore.proved = PROVED: every schedule was searched, and none is bad.
    explore.found = FOUND: a schedule that goes wrong: {1}.
    explore.bounded = BOUNDED: nothing bad in what was searched ({1}).
    explore.cannot = CANNOT: {1} cannot be explored, so nothing is promised.
    explore.check = Check: {1}
    explore.census = Schedules: {1}; they fail: {2}.
    explore.stories = Really different stories: {1}; they fail: {2}.
    explore.states = States: {1}; steps between them: {2}.
    explore.replay = Replay: {1}
    explore.race = Two threads can be at {1} at the same moment, one of them writing, with no lock
      between them.
    explore.stopped = {1} was stopped here
    explore.time = (time passes)
    explore.otherProgram = The program has changed since this schedule was written down; it is
      followed as far as it applies.
    explore.diverged = Diverged at step {1}: {2} cannot run there. From here on the usual thread runs.
    cli.explore.badToken = {1} is no schedule, such as S1-K7QD-1b.5a.
    explore.waits = {1} waits for {2}, which {3} has.
    explore.waitsForNobody = {1} waits for {2}, and nobody is left to help it.
    explore.checkFails = At the end of this schedule the check does not hold.
    explore.switches = It takes {1} {1|one: switch|other: switches} away from a thread that could
      have gone on; with fewer nothing goes wrong.
    explore.noSwitchNeeded = It takes no switch at all: it goes wrong although each thread runs on
      until it waits or ends.
    explore.wait.lock = a lock
    explore.wait.semaphore = a signal of a semaphore
    explore.wait.join = the end of a thread
    explore.wait.condition = a signal of a condition
    explore.wait.queue = a queue
    explore.wait.once = the end of a dispatch_once
    explore.wait.sleep = its deadline
    explore.wait.initialize = the end of +initialize
    explore.wait.group = a group
    explore.wait.idle = work
    explore.anomaly.check = the check does not hold
    explore.anomaly.checkThenAct = check-then-act
    explore.anomaly.lostUpdate = a lost update
    explore.anomaly.lockOrder = threads hold what the others wait for
    explore.anomaly.lostSignal = a wait that nobody ends
    explore.anomaly.overRelease = a release too many
    explore.anomaly.useAfterFree = an object is used after it is gone
    explore.anomaly.onceRecursion = dispatch_once entered again from its own block
    explore.anomaly.selfDeadlock = a thread waits for itself
    explore.anomaly.exception = an exception that nobody catches
    explore.anomaly.stop = the machine stops the program
    cli.explore.oneFile = one file is needed, such as: selfsame explore --parallel body naive.m
    cli.explore.noFunction = the file defines no function {1}.
    cli.explore.noMain = the file has no main. Say which function the threads call, such as
      --parallel body.
    cli.explore.badCheck = {1} is no condition on a final state, such as “objects(Shop) == 1”.
    cli.explore.badTimes = {1} is no number of threads from 1 to 32.
    cli.explore.badBudget = {1} is no number of states.
    cli.explore.badSearch = {1} is no search: auto, layers, dpor, random or pct.
    cli.explore.badClock = {1} is no clock: lazy or slow.
    cli.help.explore = selfsame explore [OPTIONS] FILE      search every schedule of a program's threads
      \n
      \n  --parallel FUNCTION  threads that start together, each calling FUNCTION(number)
      \n  --times N            how many of them (2)
      \n  --setup FUNCTION     runs before them
      \n  --check CONDITION    must hold at the end of each schedule, such as objects(Shop) == 1
      \n  --search NAME        auto (default), layers, dpor, random or pct
      \n  --clock NAME         lazy (default) or slow: time may pass although somebody could run
      \n  --budget N           states that may be kept
      \n  --json               for scripts
      \n  --arc, --mrc, -DNAME[=VALUE]   as for run
      \n
      \nWithout --parallel the program's own main and its threads are explored.
      \n
      \nExamples:
      \n  selfsame explore --parallel body --check 'objects(Shop) == 1' naive.m
      \n
      \nExit status: 0 PROVED, 1 FOUND, 2 BOUNDED, 3 CANNOT, 64 usage, 65 does not compile, 66 cannot
      be read, 70 stopped before the threads began, 130 interrupted.
    """#
}

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

extension ChineseTexts {
  static let schedules: StaticString = #"""
    explore.proved = PROVED：所有调度都已搜索，没有一个出错。
    explore.found = FOUND：找到一个会出错的调度：{1}。
    explore.bounded = BOUNDED：已搜索的部分没有发现错误（{1}）。
    explore.cannot = CANNOT：{1} 无法搜索，因此不作任何保证。
    explore.check = 条件：{1}
    explore.census = 调度共 {1} 种，其中出错 {2} 种。
    explore.stories = 真正不同的情形共 {1} 种，其中出错 {2} 种。
    explore.states = 状态 {1} 个，状态之间的步骤 {2} 个。
    explore.replay = 重放：{1}
    explore.race = 两个线程可能同时访问 {1}，其中至少一个在写，而它们之间没有锁。
    explore.stopped = {1} 在这里被打断
    explore.time = （时间流逝）
    explore.otherProgram = 这个调度记下之后程序已经改动过；能照做的部分仍照做。
    explore.diverged = 在第 {1} 步出现偏差：{2} 在那里无法运行。此后按通常的顺序继续。
    cli.explore.badToken = {1} 不是调度，正确的例子：S1-K7QD-1b.5a。
    explore.waits = {1} 在等{2}，而它在 {3} 手里。
    explore.waitsForNobody = {1} 在等{2}，但已经没有谁能帮它了。
    explore.checkFails = 这个调度结束时，条件不成立。
    explore.switches = 需要在线程还能继续运行时打断 {1} 次；次数更少就不会出错。
    explore.noSwitchNeeded = 根本不需要打断：即使每个线程都一直运行到等待或结束，也会出错。
    explore.wait.lock = 锁
    explore.wait.semaphore = 信号量的信号
    explore.wait.join = 线程结束
    explore.wait.condition = 条件变量的信号
    explore.wait.queue = 队列
    explore.wait.once = dispatch_once 完成
    explore.wait.sleep = 预定的时刻
    explore.wait.initialize = +initialize 完成
    explore.wait.group = 任务组
    explore.wait.idle = 新的任务
    explore.anomaly.check = 条件不成立
    explore.anomaly.checkThenAct = 先检查后执行，检查结果已经过时（check-then-act）
    explore.anomaly.lostUpdate = 丢失更新
    explore.anomaly.lockOrder = 线程互相等待对方持有的东西
    explore.anomaly.lostSignal = 没有谁会结束的等待
    explore.anomaly.overRelease = 多余的 release
    explore.anomaly.useAfterFree = 对象已经不在了，却还在使用
    explore.anomaly.onceRecursion = 从 dispatch_once 自己的块里再次进入它
    explore.anomaly.selfDeadlock = 线程在等自己
    explore.anomaly.exception = 没有被捕获的异常
    explore.anomaly.stop = 机器停止了程序
    cli.explore.oneFile = 需要一个文件，例如：selfsame explore --parallel body naive.m
    cli.explore.noFunction = 文件中没有函数 {1}。
    cli.explore.noMain = 文件中没有 main。请指明线程调用哪个函数，例如 --parallel body。
    cli.explore.badCheck = {1} 不是关于最终状态的条件；正确的例子：“objects(Shop) == 1”。
    cli.explore.badTimes = {1} 不是 1 到 32 之间的线程数。
    cli.explore.badBudget = {1} 不是状态数。
    cli.explore.badSearch = 没有名为 {1} 的搜索方式：可用 auto、layers、dpor、random 或 pct。
    cli.explore.badClock = 没有名为 {1} 的时钟：可用 lazy 或 slow。
    cli.help.explore = selfsame explore [选项] FILE      搜索程序中线程的所有调度
      \n
      \n  --parallel 函数      同时开始的线程，每个都调用 函数(编号)
      \n  --times N            线程的数量（2）
      \n  --setup 函数         在线程开始之前运行
      \n  --check 条件         每个调度结束时必须成立，例如 objects(Shop) == 1
      \n  --search 名称        auto（默认）、layers、dpor、random 或 pct
      \n  --clock 名称         lazy（默认）或 slow：即使有线程可以运行，时间也可能流逝
      \n  --budget N           可以保存的状态数
      \n  --json               供脚本使用
      \n  --arc、--mrc、-D名称[=值]   与 run 相同
      \n
      \n不带 --parallel 时，搜索程序自己的 main 和它的线程。
      \n
      \n示例：
      \n  selfsame explore --parallel body --check 'objects(Shop) == 1' naive.m
      \n
      \n退出状态：0 PROVED，1 FOUND，2 BOUNDED，3 CANNOT，64 用法错误，65 无法编译，66 无法读取，70
      在线程开始之前被停止，130 被中断。
    """#
}
