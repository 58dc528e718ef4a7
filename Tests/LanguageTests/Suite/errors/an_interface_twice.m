#import <Foundation/Foundation.h>
@interface Twice : NSObject
@end
@interface Twice : NSObject  // expect error: E0305 duplicate interface definition for class 'Twice'
@end
int main(void) { return 0; }
