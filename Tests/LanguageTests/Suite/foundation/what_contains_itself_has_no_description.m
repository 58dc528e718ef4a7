#import <Foundation/Foundation.h>
int main(void) {
  NSMutableArray *a = [NSMutableArray new];
  [a addObject:a];
  NSLog(@"%@", a);  // expect runtime error: R0646
  return 0;
}
