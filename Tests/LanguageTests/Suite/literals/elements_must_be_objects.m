// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  id a = @[@1, 2]; // expect error: E0307 numeric literal must be prefixed by '@' in a collection
  return a != nil;
}
