// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  @autoreleasepool {
    NSArray *list = @[@1, @{@"key <&>" : @"value"}, @2.5, @YES, [NSDate dateWithTimeIntervalSince1970:60]];
    printf("%d\n", [list writeToFile:@"/tmp/list.plist" atomically:YES]);
    printf("%d\n", [[NSArray arrayWithContentsOfFile:@"/tmp/list.plist"] isEqual:list]);
    printf("%d\n", [NSDictionary dictionaryWithContentsOfFile:@"/tmp/list.plist"] == nil);
    printf("%d\n", [@[[NSObject new]] writeToFile:@"/tmp/other.plist" atomically:YES]);
    NSData *data = [NSPropertyListSerialization dataWithPropertyList:@{@"n" : @[]}
                                                              format:NSPropertyListXMLFormat_v1_0
                                                             options:0
                                                               error:NULL];
    printf("%s", [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding].UTF8String);
  }
  return 0;
}
// expect: 1
// expect: 1
// expect: 1
// expect: 0
// expect: <?xml version="1.0" encoding="UTF-8"?>
// expect: <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
// expect: <plist version="1.0">
// expect: <dict>
// expect: 	<key>n</key>
// expect: 	<array/>
// expect: </dict>
// expect: </plist>
