// mode: mrc
#import <Foundation/Foundation.h>
#define FREE(x) do { if (x) { [(x) release]; (x) = nil; } } while (0)
@interface Box : NSObject {
  NSMutableString *label;
  NSMutableArray *rows[2];
}
@end
@implementation Box
- (id)init {
  self = [super init];
  label = [[NSMutableString alloc] initWithString:@"lid"];
  rows[1] = [NSMutableArray new];
  return self;
}
- (int)size { return (int)([(label) length] + [(rows[1]) count] + [(self) retainCount]); }
- (void)dealloc {
  [(label) release];
  FREE(rows[1]);
  NSLog(@"box gone");
  [super dealloc];
}
@end
int main(void) {
  Box *box = [Box new], **place = &box;
  int numbers[3] = {1, 2, 3}, i = 2;
  NSLog(@"%d %d", [(box) size], (i)[numbers]);
  [(id)box self];
  FREE(*place);
  NSLog(@"%@", box);
  return 0;
}
// expect: 4 3
// expect: box gone
// expect: (null)
