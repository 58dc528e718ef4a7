// mode: arc
// Objects are held by pointers, wherever a type stands: results, parameters, of methods, functions, blocks, and what is
// only declared.
#import <Foundation/Foundation.h>
@protocol Named
- (NSString)name;  // expect error: E0306 interface type 'NSString' cannot be returned by value; did you forget * in 'NSString'?
@end
@interface Lamp : NSObject
@property NSString label;  // expect error: E0306 interface type cannot be statically allocated
- (void)use:(NSString)a;  // expect error: E0306 interface type 'NSString' cannot be passed by value; did you forget * in 'NSString'?
- (NSArray)all;  // expect error: E0306 interface type 'NSArray' cannot be returned by value; did you forget * in 'NSArray'?
- (NSArray *)good:(NSString *)text;
@end
@interface Lamp (More)
- (void)one:(id)a two:(NSNumber)b;  // expect error: E0306 interface type 'NSNumber' cannot be passed by value
@end
typedef NSString (^Maker)(void);  // expect error: E0306 interface type 'NSString' cannot be returned by value
typedef void (^Taker)(NSString);  // expect error: E0306 interface type 'NSString' cannot be passed by value
void take(NSString);  // expect error: E0306 interface type 'NSString' cannot be passed by value
NSString make(void);  // expect error: E0306 interface type 'NSString' cannot be returned by value
extern NSString shared;  // expect error: E0306 interface type cannot be statically allocated
NSString *(*maker)(NSArray a);  // expect error: E0306 interface type 'NSArray' cannot be passed by value
@implementation Lamp
- (NSArray)all { return nil; }  // expect error: E0306 interface type 'NSArray' cannot be returned by value
- (void)use:(NSString)a { }  // expect error: E0306 interface type 'NSString' cannot be passed by value
- (NSArray *)good:(NSString *)text { return @[text]; }
@end
int main(void) {
  void (^block)(id) = ^(NSString x) { };  // expect error: E0306 interface type 'NSString' cannot be passed by value
  static NSString local;  // expect error: E0306 interface type cannot be statically allocated
  typedef NSString Text;
  Text *good = @"x";
  return good.length != 1;
}
