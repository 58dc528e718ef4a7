// mode: mrc
#include "Tin.h"
#import "Can.h"
#import "Tin.h"
int main(void) {
  Tin *tin = [Tin new];
  tin.name = @"n";
  tin.other = @"o";
  tin->count = 9;
  tin.last = 'l';
  NSLog(@"%@ %@ %d %c", tin, tin.other, tin->count, tin.last);
  return 0;
}
// expect: n 2.5 3 4 o 9 l
// file: Can.h
#import <Foundation/Foundation.h>
@interface Can : NSObject
@property (copy) NSString *name;
@end
// file: Jar.h
#import "Can.h"
@interface Jar : Can { @public int count; }
@property (copy) NSString *other;
@end
// file: Tin.h
#import "Jar.h"
@interface Tin : Jar
@property char last;
@end
// file: Tin.m
#import "Tin.h"
@implementation Tin
@end
// file: Jar.m
#import "Jar.h"
@implementation Jar
@end
// file: Can.m
#import "Can.h"
@interface Can () { int hidden; }
@property int secret;
@end
@implementation Can { double more; }
- (id)init {
  self = [super init];
  more = 2.5;
  hidden = 3;
  self.secret = 4;
  return self;
}
- (NSString *)description {
  return [NSString stringWithFormat:@"%@ %g %d %d", _name, more, hidden, _secret];
}
@end
