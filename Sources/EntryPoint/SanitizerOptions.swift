#if SANITIZED
  /// What the address sanitizer asks for before anything else runs (`make sanitize`): every access is looked at, leaks
  /// are not, since it sees no pointer that an enum keeps beside its tag.
  @_cdecl("__asan_default_options")
  func sanitizerOptions() -> UnsafeRawPointer {
    UnsafeRawPointer(("detect_leaks=0" as StaticString).utf8Start)
  }
#endif
