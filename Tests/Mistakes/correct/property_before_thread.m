// mode: arc
#import <Foundation/Foundation.h>
@interface Feed : NSObject
@property (nonatomic, strong) NSString *text;
@end
@implementation Feed
@end
int main() { Feed *f = [Feed new]; f.text = [NSString stringWithFormat:@"number %d of many", 1];
  NSThread *t = [[NSThread alloc] initWithBlock:^{ f.text = [NSString stringWithFormat:@"number %d of many", 2]; }];
  [t start]; while (!t.isFinished) [NSThread sleepForTimeInterval:0.01]; f.text = @"end"; return 0; }
