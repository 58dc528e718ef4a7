// mode: mrc
enum Color { red, green };
int main(int argc, char **argv) {
  int (^mixed)(void) = ^{
    if (argc > 1) return 1;
    return 2.0;  // expect error: E0328
  };
  id (^objects)(void) = ^{
    if (argc > 1) return @"text";
    return @5;  // expect error: E0328
  };
  void (^nothing)(void) = ^{
    if (argc > 1) return;
    return 1;  // expect error: E0328
  };
  int (^said)(void) = ^int {
    if (argc > 1) return 1;
    return 2.0;
  };
  id (^same)(void) = ^{
    if (argc > 1) return @"one";
    return @"two";
  };
  enum Color (^colors)(void) = ^{
    if (argc > 1) return red;
    return green;
  };
  return 0;
}
