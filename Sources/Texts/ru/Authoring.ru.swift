/// `selfsame lesson …` and its commands. How a text is written: `Catalogue.swift`.
extension RussianTexts {
  static let authoring: StaticString = #"""
    cli.lesson.unknown = {1} нет среди команд lesson: {2}.
    cli.lesson.noPath = lesson {1}: укажите путь к уроку или к папке с уроками.
    lesson.new.task = Сделайте `mine` вторым владельцем лампы.
    lesson.new.task.cpp = Пусть `mine` указывает на лампу в прихожей.
    lesson.new.owned = у лампы должно быть два владельца
    lesson.new.owned.cpp = зажечь одну — значит зажечь и другую
    lesson.new.told = `mine` знает, где лампа, но не удерживает её: счётчик по-прежнему 1.
    lesson.new.told.cpp = Это другая лампа, как бы она ни была похожа на первую.
    lesson.new.hint = Какое сообщение говорит «я тоже ею пользуюсь»?
    lesson.new.hint.arc = Под ARC обычная переменная владеет тем, на что указывает.
    lesson.new.hint.swift = Обычная переменная владеет тем, на что ссылается.
    lesson.new.hint.cpp = Указатель можно скопировать, не копируя того, на что он указывает.
    cli.lesson.badMode = режима {1} нет: mrc, arc, swift или cpp.
    cli.help.lesson = selfsame lesson КОМАНДА ПУТЬ…      писать уроки
      \n
      \n  new ПАПКА         небольшой урок, в котором всё верно; --title ТЕКСТ, --id ИМЯ,
      --lang ЯЗЫК, --mode mrc, arc, swift или cpp
      \n  lint ПУТЬ…        всё, что доказывает check, но и предупреждения считаются
      \n  bless ПУТЬ…       вписать в урок то, что программы печатают на самом деле
      \n  preview ПУТЬ…     урок глазами ученика, с верными ответами; --lang ЯЗЫК
      \n  sync ПУТЬ…        перенести код урока в переводы; --lang ЯЗЫК; --mark: считать переводы
      сделанными с сегодняшнего текста
      \n  status ПУТЬ…      в каком состоянии переводы
      \n  watch ПУТЬ…       проверять урок при каждом сохранении
      \n  film ПУТЬ…        записать рядом с уроком страницу для каждого блока film; --lang ЯЗЫК
      \n  adopt ФАЙЛ УРОК   превратить сохранённый ответ ученика в неверный ответ урока; --step
      ШАГ
      \n
      \nПримеры:
      \n  selfsame lesson new kites/two-owners --title 'Один змей на двоих'
      \n  selfsame lesson watch kites
      \n  selfsame lesson adopt answer.m kites/two-owners
      \n
      \nКод завершения: как у selfsame check; lint: 1 и при предупреждении; status: 5, если
      перевод отстаёт.
    author.noLesson = ни в {1}, ни в папках внутри нет lesson.md.
    author.done = Готово уроков: {1}.
    author.new.exists = {1} уже есть.
    author.new.badID = {1} не годится в id: это от 1 до 100 латинских букв, цифр, точек, дефисов и
      подчёркиваний.
    author.new.badTitle = «{1}» не годится в заголовок: это одна строка не в кавычках и не в скобках, без #
      после пробела.
    author.new.done = Записан {1}. Проверить: selfsame lesson lint, посмотреть: selfsame lesson
      preview.
    author.lint.warnings = Предупреждений: {1}.
    author.lint.mutants = Замечено или объяснено испорченных решений: {1} из {2}.
    author.bless.changed = {1}: переписано блоков: {2}, шаги: {3}.
    author.sync.changed = {1}: перенесено мест: {2}.
    author.sync.translate = {1}: осталось перевести: {2}.
    author.status.counts = свежих {1}, старше оригинала {2}, нет или другой код {3}
    author.status.missing = перевода нет
    author.status.soft = старше оригинала: {1}
    author.status.hard = нет или другой код: {1}
    author.preview.stuck = эти шаги не удаётся закончить: {1}
    author.watch.begins = Слежу за уроками: {1}. Ctrl-C завершает.
    author.adopt.paths = lesson adopt: нужны два пути, сохранённый ответ и папка урока.
    author.adopt.done = {1}: в шаге {2} новый неверный ответ, ученику скажут {3}.
    author.adopt.unnamed = {1}: в шаге {2} новый неверный ответ. Подходящей ошибки пока нет:
      опишите её и впишите имя после say=.
    author.adopt.passes = ответ на {1} верен: переносить нечего.
    author.adopt.known = такой неверный ответ в шаге {1} уже есть.
    author.adopt.noStep = в {1} не сказано, на какой это шаг ответ (:сохранить и :сдать пишут это). Укажите его: --step ШАГ.
    author.adopt.unknownStep = в уроке нет шага «{1}» с заданием. Укажите его: --step ШАГ.
    """#
}
