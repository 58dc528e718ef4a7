// mode: arc
#import <Foundation/Foundation.h>
@interface Link : NSObject
@property(nonatomic, strong) Link *next;
@property(nonatomic) int number;
@end
@implementation Link
@end
@interface Clerk : NSObject
@end
@implementation Clerk
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change
                       context:(void *)context {
  printf("%s: %s > %s\n", path.UTF8String, [change[@"old"] description].UTF8String,
         [change[@"new"] description].UTF8String);
}
@end
int main(void) {
  Link *head = [Link new], *middle = [Link new];
  Clerk *clerk = [Clerk new];
  // Nothing is there yet.
  [head addObserver:clerk forKeyPath:@"next.number" options:3 context:NULL];
  head.next = middle;  // expect: next.number: <null> > 0
  middle.number = 1;   // expect: next.number: 0 > 1
  head.next = nil;     // expect: next.number: 1 > <null>
  middle.number = 2;
  [head removeObserver:clerk forKeyPath:@"next.number"];
  [head addObserver:clerk forKeyPath:@"next.next.number" options:3 context:NULL];
  head.next = middle;         // expect: next.next.number: <null> > <null>
  middle.next = [Link new];   // expect: next.next.number: <null> > 0
  middle.next.number = 5;     // expect: next.next.number: 0 > 5
  head.next = [Link new];     // expect: next.next.number: 5 > <null>
  middle.next.number = 6;
  printf("%d\n", object_getClass(middle) == [Link class]);  // expect: 1
  [head removeObserver:clerk forKeyPath:@"next.next.number"];
  return 0;
}
