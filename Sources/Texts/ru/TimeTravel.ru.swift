/// Going back and forth: `:back`, `:goto`, `:undo`, branches. How a text is written: `Catalogue.swift`.
extension RussianTexts {
  static let timeTravel: StaticString = #"""
    command.back.name = назад
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
      такого нет — следующее). :перейти запись #1.last — сразу за записью, от которой у
      переменной её значение, :перейти начало — до всего, :перейти конец — сейчас.
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
    time.atEnd = Это настоящее: дальше ещё ничего не произошло. :назад ведёт назад.
    time.notRecorded = В этом сеансе прошлое не записывается.
    time.forgotten = Событий было так много, что то место пришлось забыть. Первое событие, до
      которого ещё можно дойти, — {1}.
    time.noEvents = Ни с одним объектом ещё ничего не случилось: возвращаться некуда.
    time.undone.quiet = Отменено: {1}
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
    time.goto.start = начало
    time.goto.end = конец
    time.goto.write = запись
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
