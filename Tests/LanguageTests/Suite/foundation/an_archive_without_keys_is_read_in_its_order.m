// mode: mrc
#import <Foundation/Foundation.h>
@interface Point3 : NSObject <NSCoding> {
  int _x;
  float _y;
  NSString *_name;
  id _friend;
}
@end
@implementation Point3
- (id)initWithX:(int)x name:(NSString *)name {
  if ((self = [super init])) {
    _x = x;
    _y = x / 2.0f;
    _name = [name copy];
  }
  return self;
}
- (void)dealloc {
  [_name release];
  [super dealloc];
}
- (void)befriend:(id)other { _friend = other; }
- (void)encodeWithCoder:(NSCoder *)coder {
  [coder encodeValuesOfObjCTypes:"if", &_x, &_y];
  [coder encodeObject:_name];
  [coder encodeConditionalObject:_friend];
}
- (id)initWithCoder:(NSCoder *)coder {
  if ((self = [super init])) {
    [coder decodeValuesOfObjCTypes:"if", &_x, &_y];
    _name = [[coder decodeObject] retain];
    _friend = [coder decodeObject];
  }
  return self;
}
- (NSString *)description { return [NSString stringWithFormat:@"%d %.1f %@ %@", _x, _y, _name, _friend ? @"+" : @"-"]; }
@end
@interface Keyed : NSObject <NSCoding>
@end
@implementation Keyed
- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeInt:3 forKey:@"three"]; }
- (id)initWithCoder:(NSCoder *)coder { return [super init]; }
@end
int main(void) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  Point3 *one = [[[Point3 alloc] initWithX:3 name:@"one"] autorelease];
  Point3 *two = [[[Point3 alloc] initWithX:5 name:@"two"] autorelease];
  [one befriend:two];
  NSMutableData *data = [NSMutableData data];
  NSArchiver *archiver = [[[NSArchiver alloc] initForWritingWithMutableData:data] autorelease];
  [archiver encodeRootObject:[NSArray arrayWithObjects:one, two, one, nil]];
  NSArray *back = [NSUnarchiver unarchiveObjectWithData:data];
  NSLog(@"%@|%@|%d", [back objectAtIndex:0], [back objectAtIndex:1], [back objectAtIndex:0] == [back objectAtIndex:2]);
  // expect: 3 1.5 one +|5 2.5 two -|1
  // Several things, one behind the other.
  NSMutableData *several = [NSMutableData data];
  NSArchiver *writer = [[[NSArchiver alloc] initForWritingWithMutableData:several] autorelease];
  int numbers[3] = {7, 8, 9}, read[3];
  [writer encodeObject:@"first"];
  [writer encodeArrayOfObjCType:@encode(int) count:3 at:numbers];
  NSUnarchiver *reader = [[[NSUnarchiver alloc] initForReadingWithData:several] autorelease];
  NSLog(@"%@ %d", [reader decodeObject], [reader isAtEnd]);  // expect: first 0
  [reader decodeArrayOfObjCType:@encode(int) count:3 at:read];
  NSLog(@"%d %d %d %d", read[0], read[1], read[2], [reader isAtEnd]);  // expect: 7 8 9 1
  NSLog(@"%@", [NSUnarchiver unarchiveObjectWithData:[NSArchiver archivedDataWithRootObject:@"alone"]]);  // expect: alone
  @try {
    [NSArchiver archivedDataWithRootObject:[[[Keyed alloc] init] autorelease]];
  } @catch (NSException *e) {
    NSLog(@"%@: %@", [e name], [e reason]);
    // expect: NSInvalidArgumentException: *** -encodeInt:forKey: only defined for abstract class.  Define -[NSArchiver encodeInt:forKey:]!
  }
  [pool drain];
  return 0;
}
