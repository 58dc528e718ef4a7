// Each level of precedence is a frame of the host, and only brackets were counted: 240 parentheses with
// ten operators in each overflowed a stack of 2 MB.
#define A 1 | 1 ^ 1 & 1 == 1 < 1 << 1 + 1 * (
#define B A A A A A A A A A A
int main(void) {
  return B B B B 1;  // expect error: E0207 bracket nesting level exceeded maximum of 256
}
