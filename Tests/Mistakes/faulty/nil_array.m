// expect: M0885
// mode: arc
#import <Foundation/Foundation.h>
@interface Diary : NSObject
@property (nonatomic, strong) NSMutableArray *entries;
@end
@implementation Diary
@end
int main() { Diary *d = [Diary new]; [d.entries addObject:@"Monday"]; NSLog(@"%lu", (unsigned long)d.entries.count); return 0; }
