// mode: arc
#import <Foundation/Foundation.h>
@interface Feed : NSObject
@property (nonatomic, strong) NSString *text;
@end
@implementation Feed
@end
int main() { Feed *f = [Feed new];
  NSThread *t = [[NSThread alloc] initWithBlock:^{ for (int i = 0; i < 20; i++) @synchronized(f) { f.text = [NSString stringWithFormat:@"number %d of many", i]; } }];
  [t start]; for (int i = 0; i < 20; i++) @synchronized(f) { f.text = [NSString stringWithFormat:@"value %d of many", i]; }
  while (!t.isFinished) [NSThread sleepForTimeInterval:0.01]; return 0; }
