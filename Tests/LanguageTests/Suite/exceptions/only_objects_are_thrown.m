// mode: mrc
int main(void) {
  @throw 3; // expect error: E0307 @throw requires an Objective-C object type ('int' invalid)
  return 0;
}
