#import <Foundation/Foundation.h>
int main(void) {
  id o = [NSObject new;  // expect error: E0201 expected ']'
  return o == nil;
}
