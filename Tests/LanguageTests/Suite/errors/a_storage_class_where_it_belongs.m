// One word says how a variable is kept, and not each may stand everywhere.
register int a;  // expect error: E0210
auto int b;  // expect error: E0210
register void c(void);  // expect error: E0210
static extern int d;  // expect error: E0210
typedef static int e;  // expect error: E0210
void f(static int x);  // expect error: E0210
void g(register int x);
struct S { static int x; };  // expect error: E0210
void h(void) { extern int x = 1; }  // expect error: E0210
void i(void) { static void g(void); }  // expect error: E0210
void j(void) { auto register int x; }  // expect error: E0210
void k(register int n) {
  extern int x;
  auto int y = n;
  static static int z;
  for (register int i = 0; i < y + z; i++) ;
}
int main(void) { return 0; }
