#include <cstdio>
struct T { int v; T(int v) : v(v) { printf("+%d ", v); } ~T() { printf("-%d ", v); } };
T &st(int v) { static T t(v); return t; }
T *glob = nullptr;
struct Reg {
  T t;
  Reg *next;
  static Reg *head;
  Reg(int v) : t(v), next(head) { head = this; }
};
Reg *Reg::head;
Reg r1(1), r2(2);
namespace { T anon(50); }
static T arr[2] = {60, 61};
int main() {
  printf("| main ");
  for (Reg *r = Reg::head; r; r = r->next) printf("[%d] ", r->t.v);
  st(100);
  glob = new T(200);
  st(101);
  { static T in(300); }
  static const T &ref = st(5);
  printf("%d | ", ref.v);
  delete glob;
}
