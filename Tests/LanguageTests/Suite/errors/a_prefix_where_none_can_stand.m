// mode: mrc
int main(void) {
  NSString *text = @L"x";  // expect error: E0124
  char letter = u8'x';  // expect error: E0124
  return letter + (int)[text length];
}
