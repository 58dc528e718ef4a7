// As an input method for Chinese writes them: each is told with what was meant, and read as that.
int main(void) {
  int door = １２;  // expect error: E0104 unexpected character <U+FF11>
  ｄoor = 2;  // expect error: E0105
  return door;
}
