// mode: arc
#import <Foundation/Foundation.h>
static BOOL work(NSError **error) { return YES; }
static void put(id __strong *place) { }
static void borrow(id __unsafe_unretained *place) { }
@interface Desk : NSObject
- (BOOL)work:(NSError **)error;
@end
@implementation Desk
- (BOOL)work:(NSError **)error { return work(error); }
@end
static void all(NSError **passed) {
  NSError *own = nil, *many[2], *__strong *place = &own;
  __unsafe_unretained NSError *loose;
  __weak NSError *weak;
  NSError *const fixed = nil;
  work(&own); work(&weak); work(passed); work(NULL); work(nil);
  id objects[2];
  put(objects);
  work(&loose);  // expect error: E0346 passing 'NSError *__unsafe_unretained *' to parameter of type 'NSError *__autoreleasing *' changes retain/release properties of pointer
  work(place);  // expect error: E0346 passing address of non-local object to __autoreleasing parameter for write-back
  work(many);  // expect error: E0346 passing address of non-scalar object to __autoreleasing parameter for write-back
  work(&fixed);  // expect error: E0346 passing 'NSError *const __strong *' to parameter of type 'NSError *__autoreleasing *' changes retain/release properties of pointer
  [[Desk new] work:&loose];  // expect error: E0346 sending 'NSError *__unsafe_unretained *' to parameter of type 'NSError *__autoreleasing *' changes retain/release properties of pointer
  [[Desk new] work:many];  // expect error: E0346 passing address of non-scalar object to __autoreleasing parameter for write-back
  borrow(objects);  // expect error: E0346 passing '__strong id *' to parameter of type '__unsafe_unretained id *' changes retain/release properties of pointer
}
int main(void) { all(NULL); return 0; }
