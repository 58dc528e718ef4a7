#import <Foundation/Foundation.h>
int main(void) {
  Crate *crate = 3;  // expect error: E0303 unknown type name 'Crate'
  return 0;
}
