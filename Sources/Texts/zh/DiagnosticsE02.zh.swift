/// Diagnostics of the grammar. How a text is written: `Catalogue.swift`.
extension ChineseTexts {
  static let diagnosticsE02: StaticString = #"""
    E0201.label = 这里应为 {1}
    E0201.text = 按语法，这个位置应为 {1}，实际是 {2}。
    E0202.label = 这里应为表达式
    E0202.text = 表达式是有值的东西：数字、名称、像 [a retain] 这样的消息，或者由运算符连接起来的几个部分。
    E0203.label = 这里应为名称
    E0203.text = 名称以字母或 _ 开头，后面是字母、数字和 _。
    E0204.label = 这里应为类型
    E0204.text = 类型是 int、id 这样的名称，或者类名加星号，例如 NSString *。
    E0205.label = 这里缺少 @end
    E0205.text = @interface、@implementation 和 @protocol 以 @end 结束。
    E0205.next = 加上 @end。
    E0206.label = 这个花括号没有对应的开头
    E0206.text = 每个 } 结束上面的一个 {，而这里没有未结束的 {。
    E0206.next = 删除这个花括号，或补上与它对应的 {。
    E0207.label = 从这里起嵌套太深
    E0207.text = 括号和类型最多可以嵌套 256 层。
    E0208.label = 这里应为方法体
    E0208.text = 在 @implementation 里，方法声明之后是花括号中的方法体。
    E0209.label = 它不能放在这里
    E0209.text = 每种声明都有自己的位置：方法在 @interface 或 @implementation 里，实例变量在其下的花括号里，类在顶层。
    E0210.label = 这些词组不成一个类型
    E0210.text = C 没有 {1} 这样的组合。
    E0211.title = {1}：尚未实现
    E0211.label = Selfsame 认识它，但还不能运行
    E0211.text = 这是正确的 Objective-C。这里明确拒绝，而不是只做一半。
    E0213.label = Objective-C 里没有这个词
    E0213.text = @ 后面是语言的关键字，例如 @interface、@implementation、@end、@selector，或者像 @"文本" 这样的字面量。
    E0214.label = 这个 @try 后面什么都没有
    E0214.text = @try 后面要有 @catch、@finally，或两者都有。
    E0214.next = 在后面加上 @catch (NSException *e) { }。
    E0215.label = 语句在所有函数之外
    E0215.text = 文件中各个类之间只能放声明，语句要放在函数或方法里。
    E0215.next = 把它移到函数或方法里。
    """#
}
