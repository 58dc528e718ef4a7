#import <Foundation/Foundation.h>
int main(void) {
  NSString *s = [[NSString alloc] initWithFormat:@"number %d in a long enough text", 42];
  NSString *same = [s copy];
  printf("%d %lu\n", s == same, [s retainCount]);  // expect: 1 2
  NSMutableString *m = [s mutableCopy];
  [m appendString:@"!"];
  NSString *frozen = [m copy];
  [m appendString:@"?"];
  NSLog(@"%@", frozen);  // expect: number 42 in a long enough text!
  NSLog(@"%d %d", m == (id)s, [s hasSuffix:@"!"]);  // expect: 0 0
  return 0;
}
