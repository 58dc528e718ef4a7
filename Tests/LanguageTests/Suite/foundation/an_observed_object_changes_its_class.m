// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface Tank : NSObject { int level; }
@property int level;
@end
@implementation Tank
@synthesize level;
@end
@interface Eye : NSObject @end
@implementation Eye
- (void)observeValueForKeyPath:(NSString *)p ofObject:(id)o change:(NSDictionary *)c
                       context:(void *)x {
  printf("%s %s -> %s\n", [p UTF8String], [[[c objectForKey:@"old"] description] UTF8String],
         [[[c objectForKey:@"new"] description] UTF8String]);
}
@end
int main(void) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  Tank *t = [[Tank new] autorelease];
  Eye *e = [[Eye new] autorelease];
  [t addObserver:e forKeyPath:@"level" options:3 context:NULL];
  t.level = 5;
  printf("%s %s\n", class_getName([t class]), object_getClassName(t));
  [t removeObserver:e forKeyPath:@"level"];
  t.level = 6;
  printf("%s\n", object_getClassName(t));
  [pool drain];
  return 0;
}
// expect: level 0 -> 5
// expect: Tank NSKVONotifying_Tank
// expect: Tank
