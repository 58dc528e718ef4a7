// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  for (id x in nil) NSLog(@"%@", x);  // expect error: E0307 the type 'void *' is not a pointer to a fast-enumerable object
  for (id x in (NSArray *)nil) NSLog(@"%@", x);
  return 0;
}
