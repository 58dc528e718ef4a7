// mode: arc
#import <Foundation/Foundation.h>

@interface Car : NSObject
@property (strong) __weak id a;  // expect error: E0210 strong property 'a' may not also be declared __weak
@property (copy) __unsafe_unretained id b;  // expect error: E0210 strong property 'b' may not also be declared __unsafe_unretained
@property (assign) __weak id c;  // expect error: E0210 unsafe_unretained property 'c' may not also be declared __weak
@property (assign) __strong id d;  // expect error: E0210 unsafe_unretained property 'd' may not also be declared __strong
@property (weak) __strong id e;  // expect error: E0210 weak property 'e' may not also be declared __strong
@property (readonly, strong) __weak id f;  // expect error: E0210 strong property 'f' may not also be declared __weak
@property __weak id g;
@property (strong) __strong id h;
@property (weak) __weak id i;
@end

struct Row {
  int n;
  id flexible[];  // expect error: E0346 flexible array member 'flexible' of type
};
struct Plain {
  int n;
  __unsafe_unretained id flexible[];
};

int main(void) {
  __block __autoreleasing id x;  // expect error: E0346 __block variables cannot have __autoreleasing ownership
  @try {
  } @catch (Class kind) {  // expect error: E0307 @catch parameter is not a pointer to an interface type
  }
  return 0;
}
