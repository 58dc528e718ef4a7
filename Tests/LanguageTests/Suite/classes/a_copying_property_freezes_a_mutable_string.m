#import <Foundation/Foundation.h>
@interface Label : NSObject
@property(copy) NSString *text;
@property(retain) NSString *live;
@end
@implementation Label
@end
int main(void) {
  Label *l = [Label new];
  NSMutableString *m = [NSMutableString stringWithString:@"a"];
  l.text = m;
  l.live = m;
  [m appendString:@"b"];
  NSLog(@"%@ %@", l.text, l.live);  // expect: a ab
  return 0;
}
