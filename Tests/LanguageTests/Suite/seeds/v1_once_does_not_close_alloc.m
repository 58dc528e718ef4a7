// mode: arc
// after seed 004, V1: dispatch_once guards only the method that it stands in
#import <Foundation/Foundation.h>
@interface Post : NSObject
+ (instancetype)mainPost;
@end
@implementation Post
+ (instancetype)mainPost {
  static Post *post = nil;
  static dispatch_once_t opened;
  dispatch_once(&opened, ^{
    post = [[self alloc] init];
  });
  return post;
}
@end
int main(void) {
  @autoreleasepool {
    Post *one = [Post mainPost];
    Post *two = [Post mainPost];
    Post *three = [[Post alloc] init];
    Post *four = [[Post alloc] init];
    NSLog(@"1 and 2: %d", one == two);  // expect: 1 and 2: 1
    NSLog(@"1 and 3: %d", one == three);  // expect: 1 and 3: 0
    NSLog(@"3 and 4: %d", three == four);  // expect: 3 and 4: 0
  }
  return 0;
}
