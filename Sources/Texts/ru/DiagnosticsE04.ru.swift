/// Diagnostics of constructs that are known and not built. How a text is written: `Catalogue.swift`.
extension RussianTexts {
  static let diagnosticsE04: StaticString = #"""
    E0401.title = {1}: ещё не реализовано
    E0401.label = Selfsame это знает, но выполнить пока не может
    E0401.text = Это правильный Objective-C. Об отказе сказано прямо, чтобы ничего не делалось
      наполовину.
    E0402.title = {1}: снаружи программы ничего нет
    E0402.label = здесь нет ни ввода, ни файлов, ни других процессов
    E0402.text = Программа живёт в собственном мире, одинаковом при каждом запуске; читать в нём неоткуда.
    E0402.next = запишите значения прямо в программе; собственные файлы даёт NSFileManager.
    """#
}
