// mode: arc
#import <Foundation/Foundation.h>
// Where an error is handed back nothing is raised, and the reader goes quietly.
static void read(NSData *data) {
  NSError *error = nil;
  NSKeyedUnarchiver *reader = [[NSKeyedUnarchiver alloc] initForReadingFromData:data error:&error];
  printf("%d %d %ld\n", reader == nil, error != nil, (long)error.code);
}
int main(void) {
  @autoreleasepool {
    read([@"{ a = 1; }" dataUsingEncoding:NSUTF8StringEncoding]);  // expect: 1 1 4864
    read([NSData data]);  // expect: 1 1 4864
    id list = [NSPropertyListSerialization dataWithPropertyList:@{ @"$objects" : @1, @"$top" : @2 }
        format:NSPropertyListXMLFormat_v1_0 options:0 error:NULL];
    read(list);  // expect: 1 1 4864
    @try {
      id reader = [[NSKeyedUnarchiver alloc] initForReadingWithData:[NSData data]];
      printf("%d\n", reader == nil);
    } @catch (NSException *e) {
      puts(e.name.UTF8String);  // expect: NSInvalidArgumentException
    }
  }
  return 0;
}
