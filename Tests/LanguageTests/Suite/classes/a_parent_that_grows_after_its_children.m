// mode: mrc
// The children's implementations come first and have no instance variables of their own: they are as large as
// their parent becomes, wherever its implementation stands.
#import <Foundation/Foundation.h>
#import <objc/runtime.h>

@interface Crew : NSObject
@property int sailors;
@property long wages;
@end
@interface Son : Crew
@end
@interface Grandson : Son
- (long)all;
@end

@implementation Grandson
- (long)all { return self.sailors + self.wages; }
@end
@implementation Son
@end
@implementation Crew
- (id)init {
  self = [super init];
  _sailors = 12;
  _wages = 30;
  return self;
}
@end

int main(void) {
  Grandson *one = [[Grandson alloc] init];
  Crew *other = [[Son alloc] init];
  NSLog(@"%ld %d", [one all], other.sailors); // expect: 42 12
  size_t size = class_getInstanceSize([Crew class]);
  NSLog(@"%d", class_getInstanceSize([Son class]) == size && class_getInstanceSize([Grandson class]) == size); // expect: 1
  [one release];
  [other release];
  return 0;
}
