#import <Foundation/Foundation.h>
static int asked;
static id ask(void) {
  asked++;
  return nil;
}
int main(void) {
  NSObject *none = nil;
  [none isEqual:ask()];
  [ask() isEqual:ask()];
  printf("%d\n", asked);  // expect: 3
  return 0;
}
