// <stdexcept>: exceptions that say in a text what is wrong.
//: part string.cpp
//: names runtime_error logic_error invalid_argument out_of_range length_error domain_error range_error
//: names overflow_error underflow_error

namespace std {
class logic_error : public exception {
  string text;
public:
  explicit logic_error(const string &text) : text(text) {}
  explicit logic_error(const char *text) : text(text) {}
  const char *what() const noexcept override { return text.c_str(); }
};
class runtime_error : public exception {
  string text;
public:
  explicit runtime_error(const string &text) : text(text) {}
  explicit runtime_error(const char *text) : text(text) {}
  const char *what() const noexcept override { return text.c_str(); }
};
class invalid_argument : public logic_error {
public:
  explicit invalid_argument(const string &text) : logic_error(text) {}
  explicit invalid_argument(const char *text) : logic_error(text) {}
};
class out_of_range : public logic_error {
public:
  explicit out_of_range(const string &text) : logic_error(text) {}
  explicit out_of_range(const char *text) : logic_error(text) {}
};
class length_error : public logic_error {
public:
  explicit length_error(const string &text) : logic_error(text) {}
  explicit length_error(const char *text) : logic_error(text) {}
};
class domain_error : public logic_error {
public:
  explicit domain_error(const string &text) : logic_error(text) {}
  explicit domain_error(const char *text) : logic_error(text) {}
};
class range_error : public runtime_error {
public:
  explicit range_error(const string &text) : runtime_error(text) {}
  explicit range_error(const char *text) : runtime_error(text) {}
};
class overflow_error : public runtime_error {
public:
  explicit overflow_error(const string &text) : runtime_error(text) {}
  explicit overflow_error(const char *text) : runtime_error(text) {}
};
class underflow_error : public runtime_error {
public:
  explicit underflow_error(const string &text) : runtime_error(text) {}
  explicit underflow_error(const char *text) : runtime_error(text) {}
};
void __throw_invalid_argument(const char *text) { throw invalid_argument(text); }
void __throw_out_of_range(const char *text) { throw out_of_range(text); }
}
