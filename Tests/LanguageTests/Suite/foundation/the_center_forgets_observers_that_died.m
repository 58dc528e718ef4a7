// mode: mrc
#import <Foundation/Foundation.h>
@interface Ear : NSObject { NSString *name; }
@end
@implementation Ear
- (id)initWithName:(NSString *)n { if ((self = [super init])) name = [n copy]; return self; }
- (void)hear:(NSNotification *)note { NSLog(@"%@ heard %@", name, note.name); }
- (void)dealloc { NSLog(@"%@ gone", name); [name release]; [super dealloc]; }
@end
int main(void) {
  @autoreleasepool {
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    Ear *left = [[Ear alloc] initWithName:@"left"], *right = [[Ear alloc] initWithName:@"right"];
    [center addObserver:left selector:@selector(hear:) name:@"drum" object:nil];
    [center addObserver:right selector:@selector(hear:) name:nil object:nil];
    [center postNotificationName:@"drum" object:nil];
    [left release];
    [center postNotificationName:@"drum" object:nil];
    [center removeObserver:right];
    [right release];
    [center postNotificationName:@"drum" object:nil];
  }
  return 0;
}
// expect: left heard drum
// expect: right heard drum
// expect: left gone
// expect: right heard drum
// expect: right gone
