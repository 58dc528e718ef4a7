#import <Foundation/Foundation.h>
@class Later;
int main(void) {
  Later *l = nil;
  [l hash];  // expect warning: W0304 receiver 'Later' is a forward class and corresponding @interface may not exist
  return 0;
}
