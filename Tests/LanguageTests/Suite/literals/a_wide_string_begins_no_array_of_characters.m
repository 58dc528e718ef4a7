// mode: mrc
int main(void) {
  char narrow[] = L"x";  // expect error: E0326
  wchar_t wide[] = "x";  // expect error: E0326
  short other[] = "x";  // expect error: E0326
  return 0;
}
