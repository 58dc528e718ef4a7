// mode: arc
// A name of the families that hand out an object goes with a declaration that does, and a dealloc answers nothing.
#import <Foundation/Foundation.h>
@interface Lamp : NSObject
- (id)initAll;
- (int)initCount;
- (id)dealloc;  // expect error: E0344 dealloc return type must be correctly specified as 'void' under ARC, instead of 'id'
@end
@implementation Lamp
- dealloc { return nil; }  // expect error: E0344 dealloc return type must be correctly specified as 'void' under ARC, instead of 'id'
- (int)init { return 0; }  // expect error: E0363 method was declared as an 'init' method, but its implementation doesn't match because its result type is not an object pointer
- (void)mutableCopy { }  // expect error: E0363 method was declared as a 'copy' method, but its implementation doesn't match
- (id)copy { return nil; }
- (int)initX { return 0; }
+ (void)new { }  // expect error: E0363 method was declared as a 'new' method, but its implementation doesn't match
- (void)initAll { }  // expect error: E0363 method was declared as an 'init' method, but its implementation doesn't match
- (id)initCount { return self; }  // expect error: E0363 method implementation does not match its declaration
+ (id)initShared { self = nil; return self; }  // expect error: E0311 cannot assign to 'self' in a class method
@end
@protocol Ending
- (int)dealloc;  // expect error: E0344 dealloc return type must be correctly specified as 'void' under ARC, instead of 'int'
@end
int main(void) { return 0; }
