// mode: mrc
#import <Foundation/Foundation.h>
@interface Fish : NSObject
@end
@implementation Fish
@end
int main() { NSMutableArray *a = [[NSMutableArray alloc] init]; Fish *f = [[Fish alloc] init]; [a addObject:f]; [f release]; [a removeObjectAtIndex:0]; [a release]; return 0; }
