/// What `selfsame lesson new` writes, in this language: a small lesson that is right as it stands.
extension ChineseTexts {
  static let lessonTemplate: StaticString = """
    ---
    lesson: 1
    id: {id}
    title: {title}
    mode: {mode}
    teaches: []
    limit: steps=20000 objects=100
    ---

    # {title}

    门厅里挂着一盏灯。请在这里用三句话说明这一课讲什么。

    ```{language} setup
    {lamp}
    ```

    <!-- step: look -->

    ## 能运行的东西

    每个说法都由能运行的代码来证明。

    ```{language} run
    {look}
    ```

    ```output
    {printed}
    ```

    <!-- step: task points=2 -->

    ## 轮到你了

    {task}

    ```{language} task
    {gap}
    ```

    ```{language} solution
    {right}
    ```

    ```check
    mine same hall     -- mine 不是门厅里的那盏灯
    {owners}   -- {owned}
    ```

    ```mistake no-claim
    {recognised}
    ```

    ```{language} wrong say=no-claim
    {wrong}
    ```

    > [!no-claim]
    > {told}

    > [!hint]
    > {hint}
    """
}
