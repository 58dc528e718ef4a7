#import <Foundation/Foundation.h>
int main(void) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  [pool retain];  // expect runtime error: R0601 *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '*** -[NSAutoreleasePool retain]: Cannot retain an autorelease pool'
  return 0;
}
