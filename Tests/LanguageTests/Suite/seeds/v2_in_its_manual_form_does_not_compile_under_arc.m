// mode: arc
// after seed 004, V2: what has to go when ARC counts
#import <Foundation/Foundation.h>
@interface Bank : NSObject {
  NSString *name;
}
+ (id)mainBank;
@end
@implementation Bank
+ (id)mainBank {
  return nil;
}
+ (id)allocWithZone:(NSZone *)zone {
  return [[self mainBank] retain];  // expect error: E0344 ARC forbids explicit message send
}
- (id)retain {  // expect error: E0344 ARC forbids implementation of 'retain'
  return self;
}
- (NSUInteger)retainCount {  // expect error: E0344 ARC forbids implementation of 'retainCount'
  return NSUIntegerMax;
}
- (oneway void)release {  // expect error: E0344 ARC forbids implementation of 'release'
}
- (id)autorelease {  // expect error: E0344 ARC forbids implementation of 'autorelease'
  return self;
}
- (void)dealloc {
  [name release];  // expect error: E0344 ARC forbids explicit message send of 'release'
  [super dealloc];  // expect error: E0344 ARC forbids explicit message send of 'dealloc'
}
@end
int main(void) { return 0; }
