// mode: mrc
int main(void) {
  @throw; // expect error: E0329 @throw (rethrow) used outside of a @catch block
  return 0;
}
