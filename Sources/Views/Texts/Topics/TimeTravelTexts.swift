/// Texts about one topic, in the three languages side by side: going back and forth: `:back`, `:goto`, `:undo`, branches.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let timeTravel: StaticString = #"""
    command.back.name = back
    command.back.argument = [N]
    command.back.help = Go N events back (one, if nothing is said), within an input and across
      inputs. Everything shows the world of that moment. What you type there begins a branch.
    command.forward.name = forward
    command.forward.argument = [N]
    command.forward.help = Go N events forward again. At the end of a branch that was begun in the
      middle of an input: let the rest of that input run.
    command.goto.name = goto
    command.goto.argument = WHERE
    command.goto.help = Go right behind an event: by its number in :trace, or by what it did, such
      as :goto dealloc #1, :goto retain a (the latest before here, else the next one). :goto start
      is before everything, :goto end is now.
    command.undo.name = undo
    command.undo.help = Take the last input back, whole; again and again. :branches N brings it
      back.
    command.branches.name = branches
    command.branches.argument = [N]
    command.branches.help = Show the lines of time as a tree, or go to the end of line N. Going back
      and typing something else begins a new line; the old one stays.
    time.present = Now: everything has happened ({1} {1|one: event|other: events}).
    time.beginning = Before the first of {1} {1|one: event|other: events}.
    time.past = Right after event {1} of {2}:
    time.together = Events {1} to {2} are one step: no moment lies between them.
    time.suspended = The end of this line, after {1} {1|one: event|other: events}. The input that it
      began in has not finished: :forward lets the rest of it run, and what you type runs before
      that.
    time.stopped = Here, after {1} {1|one: event|other: events}, the input was stopped. It counts as
      undone: what you type next runs as if it had never been.
    time.resumed = The input that stood here goes on to its end.
    time.atBeginning = This is the beginning: nothing happened before it.
    time.atEnd = This is now: nothing has happened after it. :back goes back.
    time.notRecorded = The past is not recorded in this session.
    time.forgotten = So much has happened that the memory of it had to be given up there. The first
      event that can still be reached is {1}.
    time.noEvents = Nothing has happened to any object yet: there is nowhere to go back to.
    time.undone = Taken back: {1} ({2} {2|one: event|other: events})
    time.undone.drain = Taken back: the draining of the pool ({2} {2|one: event|other: events})
    time.undone.resumed = Taken back: the rest of {1} ({2} {2|one: event|other: events})
    time.undone.stopped = Taken back: {1} (it had been stopped)
    time.undo.none = There is no input to take back.
    time.undo.lesson = There is no input of yours to take back in this step.
    time.back.usage = How many events back? A number from 1 on (not {1}).
    time.forward.usage = How many events forward? A number from 1 on (not {1}).
    time.goto.which = Where to? For example :goto 3, :goto dealloc #1, :goto start, :goto end.
    time.goto.usage = I cannot go to {1}. Write the number of an event, start, end, or an event and
      its object: :goto dealloc #1. Events are alloc, init, retain, release, autorelease, dealloc,
      copy, weak, lock, unlock, once, initialize, thread, throw, override, pool, nil.
    time.goto.outside = There is no event {1} here: they go from {2} to {3}.
    time.goto.none = There is no such event: {1}.
    time.branches.usage = Which line? A number (not {1}); :branches alone lists them.
    time.branches.unknown = There is no line {1}. :branches lists them.
    branches.none = There is one line of time, and nothing on it yet.
    branches.line = line {1}
    branches.from = , left after event {1}
    branches.events = , {1} {1|one: event|other: events}
    branches.inputs = , {1} {1|one: input|other: inputs}
    branches.stopped = , was stopped
    branches.here = You are here, after event {1}.
    """#
}

extension RussianTexts {
  static let timeTravel: StaticString = #"""
    command.back.name = вспять
    command.back.argument = [N]
    command.back.help = Вернуться на N событий (без числа — на одно), внутри ввода и через вводы. Всё
      показывает мир той минуты. Введённое там начинает новую ветку.
    command.forward.name = вперёд
    command.forward.argument = [N]
    command.forward.help = Пройти N событий вперёд. В конце ветки, начатой посреди ввода, —
      дать этому вводу доработать.
    command.goto.name = перейти
    command.goto.argument = КУДА
    command.goto.help = Встать сразу за событием: по его номеру из :трасса или по тому, что
      случилось, например :перейти dealloc #1, :перейти retain a (последнее до этого места, а если
      такого нет — следующее). :перейти начало — до всего, :перейти конец — сейчас.
    command.undo.name = отменить
    command.undo.help = Отменить последний ввод целиком; можно снова и снова. Вернуть его —
      :ветки N.
    command.branches.name = ветки
    command.branches.argument = [N]
    command.branches.help = Показать ветки времени деревом или перейти в конец ветки N. Если
      вернуться и ввести что-то другое, начнётся новая ветка, а старая останется.
    time.present = Сейчас: всё произошло ({1} {1|one: событие|few: события|many:
      событий|other: события}).
    time.beginning = До первого из {1} {1|one: события|few: событий|many: событий}.
    time.past = Сразу после события {1} из {2}:
    time.together = События с {1} по {2} — один шаг: между ними нет ни мига.
    time.suspended = Конец этой ветки, событий: {1}. Ввод, посреди которого она начата, ещё не
      закончен: :вперёд даст ему доработать, а введённое сейчас выполнится раньше.
    time.stopped = Здесь, на событии {1}, ввод был остановлен. Он считается отменённым: следующий
      ввод выполнится так, будто его не было.
    time.resumed = Ввод, который стоял здесь, дорабатывает до конца.
    time.atBeginning = Это начало: раньше ничего не было.
    time.atEnd = Это настоящее: дальше ещё ничего не произошло. :вспять ведёт назад.
    time.notRecorded = В этом сеансе прошлое не записывается.
    time.forgotten = Событий было так много, что то место пришлось забыть. Первое событие, до
      которого ещё можно дойти, — {1}.
    time.noEvents = Ни с одним объектом ещё ничего не случилось: возвращаться некуда.
    time.undone = Отменено: {1} ({2} {2|one: событие|few: события|many: событий|other: события})
    time.undone.drain = Отменено: опустошение пула ({2} {2|one: событие|few: события|many:
      событий|other: события})
    time.undone.resumed = Отменено: остаток ввода {1} ({2} {2|one: событие|few: события|many:
      событий|other: события})
    time.undone.stopped = Отменено: {1} (этот ввод был остановлен)
    time.undo.none = Отменять нечего.
    time.undo.lesson = На этом шаге отменять нечего: вы ещё ничего не ввели.
    time.back.usage = На сколько событий назад? Нужно число от 1 (а не {1}).
    time.forward.usage = На сколько событий вперёд? Нужно число от 1 (а не {1}).
    time.goto.which = Куда? Например: :перейти 3, :перейти dealloc #1, :перейти начало, :перейти
      конец.
    time.goto.usage = Не знаю, куда это: {1}. Нужен номер события, начало, конец или событие с
      объектом: :перейти dealloc #1. События: alloc, init, retain, release, autorelease, dealloc,
      copy, weak, lock, unlock, once, initialize, thread, throw, override, pool, nil.
    time.goto.outside = События {1} здесь нет: они идут с {2} по {3}.
    time.goto.none = Такого события не было: {1}.
    time.branches.usage = Какая ветка? Нужен номер (а не {1}); :ветки без числа покажет все.
    time.branches.unknown = Ветки {1} нет. :ветки покажет все.
    branches.none = Ветка времени одна, и на ней ещё ничего нет.
    branches.line = ветка {1}
    branches.from = , отошла после события {1}
    branches.events = , {1} {1|one: событие|few: события|many: событий|other: события}
    branches.inputs = , {1} {1|one: ввод|few: ввода|many: вводов|other: ввода}
    branches.stopped = , остановлена
    branches.here = Вы здесь, после события {1}.
    """#
}

extension ChineseTexts {
  static let timeTravel: StaticString = #"""
    command.back.name = 回退
    command.back.argument = [N]
    command.back.help = 回退 N 个事件（不写则为一个），可以停在一次输入的中间，也可以跨过输入。此时看到的一切都是那一刻的样子；在那里输入新内容会开出一条分支。
    command.forward.name = 前进
    command.forward.argument = [N]
    command.forward.help = 再前进 N 个事件。若分支是从某次输入的中间开出的，在分支末尾用它让那次输入的剩余部分运行完。
    command.goto.name = 跳到
    command.goto.argument = 位置
    command.goto.help = 跳到某个事件刚发生之后：用 :跟踪 里的编号，或写明发生了什么，例如 :跳到 dealloc #1、:跳到 retain a（取此处之前最近的一个，没有则取之后的）。:跳到 起点 是一切之前，:跳到 终点 是现在。
    command.undo.name = 撤销
    command.undo.help = 撤销上一次输入的全部效果，可反复使用。:分支 N 可以把它找回来。
    command.branches.name = 分支
    command.branches.argument = [N]
    command.branches.help = 以树的形式列出各条时间线，或跳到第 N 条的末尾。回退后输入别的内容会开出新的一条，旧的仍然保留。
    time.present = 现在：一切都已发生（{1} 个事件）。
    time.beginning = {1} 个事件中的第一个还没有发生。
    time.past = 事件 {1}（共 {2}）刚刚发生：
    time.together = 事件 {1} 到 {2} 是同一步，它们之间没有别的时刻。
    time.suspended = 这条时间线到此为止（{1} 个事件）。它开始时所在的那次输入还没有运行完：:前进 让剩余部分运行完，现在输入的内容会抢先运行。
    time.stopped = 在 {1} 个事件之后，输入在这里被中止。它算作已撤销：接下来输入的内容运行时，就像它从未发生过。
    time.resumed = 停在这里的输入继续运行到结束。
    time.atBeginning = 这里就是起点，之前什么都没有发生。
    time.atEnd = 这里就是现在，之后还什么都没有发生。:回退 可以回到过去。
    time.notRecorded = 这个会话没有记录过去。
    time.forgotten = 发生的事情太多，那里的记录只好放弃了。还能到达的第一个事件是 {1}。
    time.noEvents = 还没有任何对象发生过什么，没有可以回去的地方。
    time.undone = 已撤销：{1}（{2} 个事件）
    time.undone.drain = 已撤销：排空自动释放池（{2} 个事件）
    time.undone.resumed = 已撤销：{1} 的剩余部分（{2} 个事件）
    time.undone.stopped = 已撤销：{1}（它本来就被中止了）
    time.undo.none = 没有可以撤销的输入。
    time.undo.lesson = 这一步里没有你的输入可以撤销。
    time.back.usage = 回退几个事件？请写 1 以上的数（不是 {1}）。
    time.forward.usage = 前进几个事件？请写 1 以上的数（不是 {1}）。
    time.goto.which = 跳到哪里？例如 :跳到 3、:跳到 dealloc #1、:跳到 起点、:跳到 终点。
    time.goto.usage = 不知道 {1} 在哪里。请写事件编号、起点、终点，或事件加对象：:跳到 dealloc #1。事件有 alloc、init、retain、release、autorelease、dealloc、copy、weak、lock、unlock、once、initialize、thread、throw、override、pool、nil。
    time.goto.outside = 这里没有事件 {1}：编号从 {2} 到 {3}。
    time.goto.none = 没有这样的事件：{1}。
    time.branches.usage = 哪一条？请写编号（不是 {1}）；只写 :分支 会列出全部。
    time.branches.unknown = 没有第 {1} 条时间线。:分支 会列出全部。
    branches.none = 只有一条时间线，上面还什么都没有。
    branches.line = 时间线 {1}
    branches.from = ，在事件 {1} 之后分出
    branches.events = ，{1} 个事件
    branches.inputs = ，{1} 次输入
    branches.stopped = ，被中止
    branches.here = 你在这里，事件 {1} 之后。
    """#
}
