/// What `selfsame lesson new` writes, in this language: a small lesson that is right as it stands.
extension EnglishTexts {
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

    A lamp hangs in a hall. Write here what this lesson is about, in three
    sentences.

    ```{language} setup
    {lamp}
    ```

    <!-- step: look -->

    ## Something that runs

    Every claim is shown by something that runs.

    ```{language} run
    {look}
    ```

    ```output
    {printed}
    ```

    <!-- step: task points=2 -->

    ## Your turn

    {task}

    ```{language} task
    {gap}
    ```

    ```{language} solution
    {right}
    ```

    ```check
    mine same hall     -- mine is not the lamp in the hall
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
