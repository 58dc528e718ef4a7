#import <Foundation/Foundation.h>
int main(void) {
  NSObject *a = [NSObject new], *b = [[NSObject allocWithZone:NULL] init];
  printf("%d\n", [a zone] == NSDefaultMallocZone());  // expect: 1
  printf("%d\n", [b zone] == NSDefaultMallocZone());  // expect: 1
  return 0;
}
