#import <Foundation/Foundation.h>
int main(void) {
  [super init];  // expect error: E0334 use of undeclared identifier 'super'
  return 0;
}
