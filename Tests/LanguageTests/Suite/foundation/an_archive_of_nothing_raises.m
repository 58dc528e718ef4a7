// mode: arc
#import <Foundation/Foundation.h>
static void read(NSData *data) {
  @try { [NSKeyedUnarchiver unarchiveObjectWithData:data]; }
  @catch (NSException *e) { printf("%s\n", e.reason.UTF8String); }
}
int main(void) {
  @autoreleasepool {
    NSString *path = @"/Users/Shared/numbers";
    printf("%d\n", [NSKeyedArchiver archiveRootObject:@[@1, @2] toFile:path]);  // expect: 1
    printf("%lu\n", [[NSKeyedUnarchiver unarchiveObjectWithFile:path] count]);  // expect: 2
    read(nil);
    read([NSData data]);
    read([@"no list" dataUsingEncoding:NSUTF8StringEncoding]);
  }
  return 0;
}
// expect: *** -[NSKeyedUnarchiver initForReadingWithData:]: data is NULL
// expect: *** -[NSKeyedUnarchiver initForReadingWithData:]: data is empty; did you forget to send -finishEncoding to the NSKeyedArchiver?
// expect: *** -[NSKeyedUnarchiver initForReadingWithData:]: incomprehensible archive
