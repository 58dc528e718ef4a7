// <exception>: what everything that the library throws is.
//: part exception.cpp
//: names exception bad_alloc

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
}
