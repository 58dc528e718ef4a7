#import <Foundation/Foundation.h>
@protocol Later;
@interface Desk : NSObject
@property (weak) id<Later> helper;
- (id<Sitting>)guest; // expect error: E0304
@end

void meet(NSObject<Standing> *one); // expect error: E0304

int main(void) {
  id<NSCopying, NSCoding> fine = nil;
  id<NSURLSessionDelegate> network; // expect error: E0403
  Protocol *port = @protocol(NSPortDelegate); // expect error: E0403
  return fine != nil;
}
