#import <Foundation/Foundation.h>
@class Later;
@interface Sooner : Later  // expect error: E0337 attempting to use the forward class 'Later' as superclass of 'Sooner'
@end
int main(void) { return 0; }
