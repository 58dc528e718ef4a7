/// Diagnostics of linking and loading. How a text is written: `Catalogue.swift`.
extension ChineseTexts {
  static let diagnosticsE05: StaticString = #"""
    E0501.title = 这个类没有 @implementation
    E0501.label = 有声明，没有实现
    E0501.text = @interface 承诺类能做什么，@implementation 兑现承诺。在有实现之前，不能使用这个类。
    E0501.next = 写出这个类的 @implementation。
    E0502.title = 这个类正在使用
    E0502.label = 按旧定义创建的实例仍然存活
    E0502.text = 存活的对象保留创建时的实例变量和父类，所以现在不能改变它们。
    E0502.next = 先释放这些实例（:对象 会列出它们），或者换一个类名。
    E0503.title = 空间已满
    E0503.label = 这里放不下了
    E0503.text = 一次会话能容纳的类、函数和选择器数量有限。
    E0503.next = 重新开始一次会话。
    E0504.title = 父类没有 @implementation
    E0504.label = 有声明，没有实现
    E0504.text = 类建立在父类之上，所以要先有父类的实现。
    E0504.next = 在上面写出父类的 @implementation。
    E0505.title = 没有可运行的内容
    E0505.label = 既没有 main，也没有语句
    E0505.text = 程序从 main 开始，或者从函数之外的第一条语句开始。
    E0505.next = 加上 main 函数。
    """#
}
