// swift-format-ignore-file
// Written by `make library` from CPlusPlus/exception.cpp: change it there.
enum ExceptionText {
static let text: StaticString = #"""
namespace std {
class exception {
public:
  exception() noexcept {}
  exception(const exception &other) noexcept {}
  exception &operator=(const exception &other) noexcept { return *this; }
  virtual ~exception() {}
  virtual const char *what() const noexcept { return "std::exception"; }
};
class bad_alloc : public exception {
public:
  const char *what() const noexcept override { return "std::bad_alloc"; }
};
class bad_cast : public exception {
public:
  const char *what() const noexcept override { return "std::bad_cast"; }
};
void __throw_bad_cast() { throw bad_cast(); }
typedef void (*terminate_handler)();
terminate_handler set_terminate(terminate_handler ending) noexcept {
  return (terminate_handler)__cpp_set_terminate((void *)ending);
}
void terminate() noexcept { __cpp_end(); }
int uncaught_exceptions() noexcept { return __cpp_uncaught(); }
}
"""#
}
