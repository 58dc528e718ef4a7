#import <Foundation/Foundation.h>
@interface OldCar : NSObject <NSCoding>
@property int wheels;
@end
@implementation OldCar
- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeInt:self.wheels forKey:@"wheels"]; }
- (instancetype)initWithCoder:(NSCoder *)coder {
  if ((self = [super init])) _wheels = [coder decodeIntForKey:@"wheels"];
  return self;
}
@end
@interface NewCar : OldCar
@end
@implementation NewCar
@end
int main(void) {
  @autoreleasepool {
    OldCar *car = [OldCar new];
    car.wheels = 4;
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:car];
    [NSKeyedUnarchiver setClass:[NewCar class] forClassName:@"OldCar"];
    OldCar *read = [NSKeyedUnarchiver unarchiveObjectWithData:data];
    NSLog(@"%@ %d %@", [read class], read.wheels, [NSKeyedUnarchiver classForClassName:@"OldCar"]);  // expect: NewCar 4 NewCar
    // One reader's own table is asked first.
    NSKeyedUnarchiver *reader = [[NSKeyedUnarchiver alloc] initForReadingWithData:data];
    [reader setClass:[OldCar class] forClassName:@"OldCar"];
    NSLog(@"%@", [[reader decodeObjectForKey:NSKeyedArchiveRootObjectKey] class]);  // expect: OldCar
    [NSKeyedUnarchiver setClass:Nil forClassName:@"OldCar"];
    NSLog(@"%@", [[NSKeyedUnarchiver unarchiveObjectWithData:data] class]);  // expect: OldCar
    // A name that only the archive has.
    [NSKeyedArchiver setClassName:@"Vehicle" forClass:[OldCar class]];
    data = [NSKeyedArchiver archivedDataWithRootObject:car];
    @try {
      [NSKeyedUnarchiver unarchiveObjectWithData:data];
    } @catch (NSException *e) {
      NSLog(@"%@", e.name);  // expect: NSInvalidUnarchiveOperationException
    }
    [NSKeyedUnarchiver setClass:[NewCar class] forClassName:@"Vehicle"];
    NSLog(@"%@ %@", [[NSKeyedUnarchiver unarchiveObjectWithData:data] class], [NSKeyedArchiver classNameForClass:[OldCar class]]);  // expect: NewCar Vehicle
  }
  return 0;
}
