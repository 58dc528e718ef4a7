// mode: arc
#import <Foundation/Foundation.h>
@interface Person : NSObject <NSCoding>
@property (copy) NSString *name;
@property int age;
@property double height;
@property (strong) NSMutableArray *friends;
@property (weak) Person *best;
@end
@implementation Person
- (instancetype)initWithCoder:(NSCoder *)coder {
  if ((self = [super init])) {
    _name = [coder decodeObjectForKey:@"name"];
    _age = [coder decodeIntForKey:@"age"];
    _height = [coder decodeDoubleForKey:@"height"];
    _friends = [coder decodeObjectForKey:@"friends"];
    _best = [coder decodeObjectForKey:@"best"];
  }
  return self;
}
- (void)encodeWithCoder:(NSCoder *)coder {
  [coder encodeObject:self.name forKey:@"name"];
  [coder encodeInt:self.age forKey:@"age"];
  [coder encodeDouble:self.height forKey:@"height"];
  [coder encodeObject:self.friends forKey:@"friends"];
  [coder encodeConditionalObject:self.best forKey:@"best"];
}
@end
int main(void) {
  @autoreleasepool {
    Person *ann = [Person new], *bob = [Person new];
    ann.name = @"Ann";
    ann.age = 30;
    ann.height = 1.7;
    bob.name = @"Bob <&>";
    ann.friends = [NSMutableArray arrayWithObjects:bob, bob, @"text", @5, @2.5, @YES, nil];
    bob.best = ann;
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:ann];
    Person *copy = [NSKeyedUnarchiver unarchiveObjectWithData:data];
    NSLog(@"%@ %d %g %lu", copy.name, copy.age, copy.height, (unsigned long)copy.friends.count);
    NSLog(@"%d %d", copy.friends[0] == copy.friends[1], copy == ann);
    NSLog(@"%@ %d", [copy.friends[0] name], [copy.friends[0] best] == copy);
    NSLog(@"%@ %@ %g", copy.friends[2], copy.friends[3], [copy.friends[4] doubleValue]);
    [copy.friends addObject:@"mutable"];
    NSDictionary *deep = [NSKeyedUnarchiver unarchiveObjectWithData:
        [NSKeyedArchiver archivedDataWithRootObject:@{@"list": @[@1, @[@"a"]], @"date": [NSDate dateWithTimeIntervalSince1970:0]}]];
    NSLog(@"%@ %g", deep[@"list"][1][0], [deep[@"date"] timeIntervalSince1970]);
    NSMutableData *whole = [NSMutableData data];
    NSKeyedArchiver *writer = [[NSKeyedArchiver alloc] initForWritingWithMutableData:whole];
    [writer encodeObject:@"one" forKey:@"a"];
    [writer encodeInteger:2 forKey:@"b"];
    [writer encodeBool:YES forKey:@"c"];
    [writer finishEncoding];
    NSKeyedUnarchiver *reader = [[NSKeyedUnarchiver alloc] initForReadingWithData:whole];
    NSLog(@"%@ %ld %d %d", [reader decodeObjectForKey:@"a"], (long)[reader decodeIntegerForKey:@"b"],
          [reader decodeBoolForKey:@"c"], [reader containsValueForKey:@"d"]);
    @try {
      [NSKeyedArchiver archivedDataWithRootObject:[NSObject new]];
    } @catch (NSException *e) {
      NSLog(@"%@", e.name);
    }
  }
  return 0;
}
// expect: Ann 30 1.7 6
// expect: 1 0
// expect: Bob <&> 1
// expect: text 5 2.5
// expect: a 0
// expect: one 2 1 0
// expect: NSInvalidArgumentException
