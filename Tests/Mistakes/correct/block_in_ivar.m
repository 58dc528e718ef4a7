// mode: mrc
#import <Foundation/Foundation.h>
@interface Keeper : NSObject { int (^work)(void); }
- (void)keep:(int)n;
- (int)run;
@end
@implementation Keeper
- (void)keep:(int)n { [work release]; work = [^{ return n; } copy]; }
- (int)run { return work(); }
- (void)dealloc { [work release]; [super dealloc]; }
@end
int main() { Keeper *k = [[Keeper alloc] init]; [k keep:4]; printf("%d\n", [k run]); [k release]; return 0; }
