#define A !!!!!!!!!!!!!!!!
#define B A A A A A A A A
int main(void) {
  return B B B B 1;  // expect error: E0207 bracket nesting level exceeded maximum of 256
}
