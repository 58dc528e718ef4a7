#include <iostream>
#include <atomic>
#include <mutex>
class Ref {
  std::atomic<int> n{1};
public:
  void retain() { n.fetch_add(1); }
  bool release() { if (n.fetch_sub(1) == 1) { delete this; return true; } return false; }
  int count() const { return n.load(); }
protected:
  virtual ~Ref() { std::cout << "gone\n"; }
};
class Img : public Ref { public: int w = 4; };
template <class T> class P {
  T *p;
public:
  explicit P(T *p) : p(p) {}
  P(const P &o) : p(o.p) { p->retain(); }
  P(P &&o) noexcept : p(o.p) { o.p = nullptr; }
  ~P() { if (p) p->release(); }
  T *operator->() const { return p; }
  P &operator=(P o) { std::swap(p, o.p); return *this; }
};
int main() {
  P<Img> a(new Img);
  {
    P<Img> b = a;
    std::cout << b->count() << b->w << "\n";
    P<Img> c = std::move(b);
    std::cout << a->count() << "\n";
  }
  std::cout << a->count() << "\n";
  a = P<Img>(new Img);
  std::cout << "end\n";
}
