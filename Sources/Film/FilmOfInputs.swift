package import Session
internal import VirtualMachine

/// `:film`: what was typed runs once more from its beginning, and is watched.
extension ProgramSession {
  /// A film of everything that was typed on this line of time. nil: nothing was, or its beginning had to be given up.
  package func film(titled title: String, most: Int = FilmRecorder.mostMoments) -> Film? {
    let recorder = FilmRecorder(self, most: most)
    let hasRun = watchAgain(
      recorder.watcher, live: { recorder.printed($0) }, input: { text, _ in recorder.begin(text) })
    guard hasRun, !recorder.moments.isEmpty else { return nil }
    return Film(
      title: title, sources: sources,
      takes: [Film.Take(moments: recorder.moments, isCut: recorder.isCut)])
  }
}
