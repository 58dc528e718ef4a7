#define BAD(x) (x + missing)
int main(void) {
  return BAD(1);  // expect error: E0301 use of undeclared identifier 'missing'
}
