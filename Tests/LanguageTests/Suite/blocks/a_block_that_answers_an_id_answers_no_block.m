// mode: mrc
// An id stands for a block as an argument; among the results of blocks they are two things, as clang has it.
int main(void) {
  void (^(^block)(void))(void) = ^{ return (id)nil; };  // expect error: E0307
  id (^object)(void) = ^{ return ^{}; };  // expect error: E0307
  void (^takes)(void (^)(void)) = ^(id given) {};
  void (^other)(id) = ^(void (^given)(void)) {};
  return 0;
}
