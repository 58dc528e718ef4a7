// mode: mrc
// What follows a comma can be no operand: the line above lacks its semicolon.
#import <Foundation/Foundation.h>
int one(void) {
  printf("a"),  // expect error: E0201 expected ';' after expression
}
int two(void) {
  printf("a"),  // expect error: E0201 expected ';' after expression
  int x = 5;
  return 0;
}
int three(void) {
  printf("a"),  // expect error: E0201 expected ';' after expression
  if (1) { }
  return 0;
}
int four(void) {
  return 0,  // expect error: E0201 expected ';' after return statement
}
int five(void) {
  NSString *s = @"x",  // expect error: E0201 expected ';' at end of declaration
  NSString *t = @"y";
  return 0;
}
int six(void) {
  int x = 5,  // expect error: E0201 expected ';' at end of declaration
  int y = 6;
  return 0;
}
int main(void) {
  int a = 1, b = 2, *c = &a;
  a = 3, b = a * b, c = &b;
  for (a = 0, b = 1; a < 2; a++, b++) *c = a, b = a;
  return a, b;
}
