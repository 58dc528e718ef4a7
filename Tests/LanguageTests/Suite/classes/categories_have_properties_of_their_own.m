// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface Post : NSObject
@property int a;
@end
@interface Post (Extra)
@property (readonly, nonatomic) NSString *b;
@end
@implementation Post
@end
@implementation Post (Extra)
- (NSString *)b { return @"b"; }
@end
int main(void) {
  unsigned count;
  free(class_copyPropertyList([Post class], &count));
  objc_property_t b = class_getProperty([Post class], "b");
  NSLog(@"%u %s %s", count, property_getName(b), property_getAttributes(b));
  return 0;
}
// expect: 2 b T@"NSString",R,N
