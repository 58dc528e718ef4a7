// mode: arc
// Under ARC what is named init… answers an object of its own class, of one above or below it: clang's error at
// each declaration. A name that only begins with these letters, a number, a class method and a family of none are free.
#import <Foundation/Foundation.h>
@class Unknown;
@interface Base : NSObject
@end
@implementation Base
@end
@interface Lamp : Base
- (int)initialise;
- (void)initAll;
- (NSObject *)initWithObject:(id)o;
- (Base *)initAsBase;
- (Unknown *)initUnknown;
- (NSString *)initialName;
+ (NSString *)initName;
- (id<NSCopying>)initCopying;
- (NSString *)initText __attribute__((objc_method_family(none)));
- (NSString *)initWithName:(NSString *)name;  // expect error: E0359 init methods must return a type related to the receiver type
- (Class)init;  // expect error: E0359 init methods must return a type related to the receiver type
@end
@interface Shade : Lamp
@end
@interface Lamp (More)
- (Shade *)initAsShade;
- (NSArray<Lamp *> *)initAll:(int)n;  // expect error: E0359 init methods must return a type related to the receiver type
@end
@interface Bulb : NSObject
@end
@implementation Bulb
- (NSMutableString *)_initInside { return nil; }  // expect error: E0359 init methods must return a type related to the receiver type
@end
int main(void) { return 0; }
