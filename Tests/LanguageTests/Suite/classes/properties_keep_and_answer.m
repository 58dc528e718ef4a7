#import <Foundation/Foundation.h>
@interface Person : NSObject
@property(nonatomic, assign) int age;
@property(nonatomic, retain) NSObject *friend;
@property(nonatomic, copy) NSString *name;
@property(nonatomic, readonly) int twice;
@end
@implementation Person
@synthesize age = _age, friend = _friend, name = _name;
- (int)twice { return _age * 2; }
@end
int main(void) {
  Person *p = [Person new];
  NSObject *o = [NSObject new];
  p.age = 20;
  p.age += 1;
  p.friend = o;
  [p setName:@"Ann"];
  NSLog(@"%d %d %@", p.age, p.twice, p.name);  // expect: 21 42 Ann
  printf("%lu\n", [o retainCount]);  // expect: 2
  p.friend = nil;
  printf("%lu\n", [o retainCount]);  // expect: 1
  return 0;
}
