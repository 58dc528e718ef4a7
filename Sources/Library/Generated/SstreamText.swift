// swift-format-ignore-file
// Written by `make library` from CPlusPlus/sstream.cpp: change it there.
enum SstreamText {
static let text: StaticString = #"""
namespace std {
class ostringstream : public ostream {
  // What was given as the text: it is written over from its start.
  string __under;
public:
  ostringstream() : ostream(0) {}
  explicit ostringstream(const string &text) : ostream(0), __under(text) {}
  ~ostringstream() { free(kept); }
  string str() const {
    string whole(kept ? kept : "", held);
    if (held < __under.size()) whole.append(__under.data() + held, __under.size() - held);
    return whole;
  }
  void str(const string &text) {
    held = 0;
    __under = text;
  }
};
}
"""#
}
