// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  id a = @[@1, 2]; // expect error: E0307 collection element of type 'int' is not an Objective-C object
  return a != nil;
}
