#include <iostream>
#include <vector>
template <typename T> class Pool {
  std::vector<T *> freeList;
  int made = 0;
public:
  class Handle {
    Pool *p;
    T *o;
  public:
    Handle(Pool *p, T *o) : p(p), o(o) {}
    Handle(Handle &&h) noexcept : p(h.p), o(h.o) { h.o = nullptr; }
    Handle(const Handle &) = delete;
    ~Handle() { if (o) p->give(o); }
    T *operator->() { return o; }
    T &operator*() { return *o; }
  };
  Handle take() {
    if (freeList.empty()) { made++; return Handle(this, new T()); }
    T *o = freeList.back();
    freeList.pop_back();
    return Handle(this, o);
  }
  void give(T *o) { freeList.push_back(o); std::cout << "back\n"; }
  int count() const { return made; }
  ~Pool() { for (T *o : freeList) delete o; std::cout << "freed " << freeList.size() << "\n"; }
};
struct Obj { int uses = 0; ~Obj() { std::cout << "~Obj " << uses << "\n"; } };
int main() {
  Pool<Obj> p;
  { auto a = p.take(); a->uses++; auto b = p.take(); (*b).uses = 7; }
  { auto c = p.take(); c->uses++; }
  std::cout << p.count() << "\n";
}
