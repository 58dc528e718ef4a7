#import <Foundation/Foundation.h>
int main(void) {
  id o = [[Unknown alloc] init];  // expect error: E0301 use of undeclared identifier 'Unknown'
  return o == nil;
}
