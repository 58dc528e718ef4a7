// mode: mrc
int main(void) {
  @synchronized (3) { } // expect error: E0307 @synchronized requires an Objective-C object type ('int' invalid)
  return 0;
}
