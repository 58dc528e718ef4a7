#import <Foundation/Foundation.h>
int main(void) {
  NSObject *o = [NSObject new];
  char a[32], b[32];
  snprintf(a, sizeof a, "%p", o);
  snprintf(b, sizeof b, "0x%lx", (unsigned long)o);
  printf("%d\n", strcmp(a, b));  // expect: 0
  NSLog(@"%p", nil);  // expect: 0x0
  return 0;
}
