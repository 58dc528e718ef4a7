// mode: arc
#import <Foundation/Foundation.h>
@interface Feed : NSObject
@property (nonatomic, strong) NSString *text;
@end
@implementation Feed
@end
int main() { Feed *f = [Feed new]; dispatch_queue_t q = dispatch_queue_create("q", DISPATCH_QUEUE_SERIAL);
  for (int i = 0; i < 10; i++) dispatch_async(q, ^{ f.text = [NSString stringWithFormat:@"number %d of many", i]; });
  dispatch_sync(q, ^{ NSLog(@"%@", f.text); }); return 0; }
