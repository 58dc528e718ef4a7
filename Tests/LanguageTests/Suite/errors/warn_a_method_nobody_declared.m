#import <Foundation/Foundation.h>
int main(void) {
  NSObject *o = [NSObject new];
  if (!o) [o dance];  // expect warning: W0303 instance method '-dance' not found (return type defaults to 'id')
  return 0;
}
