/// What `selfsame lesson new` writes, in this language: a small lesson that is right as it stands.
extension RussianTexts {
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

    В прихожей висит лампа. Здесь в трёх предложениях скажите, о чём этот урок.

    ```{language} setup
    {lamp}
    ```

    <!-- step: look -->

    ## То, что работает

    Каждое утверждение показывает код, который выполняется.

    ```{language} run
    {look}
    ```

    ```output
    {printed}
    ```

    <!-- step: task points=2 -->

    ## Ваш ход

    {task}

    ```{language} task
    {gap}
    ```

    ```{language} solution
    {right}
    ```

    ```check
    mine same hall     -- mine указывает не на лампу в прихожей
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
