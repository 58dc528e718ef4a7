// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  __weak id x = nil;  // expect error: E0341 cannot create __weak reference in file using manual reference counting
  return x == nil;
}
