// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  NSString *escaped = [@"caf\u00e9 & 100%"
      stringByAddingPercentEncodingWithAllowedCharacters:[NSCharacterSet URLHostAllowedCharacterSet]];
  printf("%s\n", [escaped UTF8String]);
  printf("%d %d\n", [[escaped stringByRemovingPercentEncoding] isEqualToString:@"caf\u00e9 & 100%"],
         [@"50%zz" stringByRemovingPercentEncoding] == nil);
  for (NSString *text in [NSArray arrayWithObjects:@"", @"f", @"fo", @"foo", @"\u00ff?>", nil]) {
    NSData *data = [text dataUsingEncoding:NSUTF8StringEncoding];
    NSString *letters = [data base64EncodedStringWithOptions:0];
    NSData *back = [[[NSData alloc] initWithBase64EncodedString:letters options:0] autorelease];
    printf("%s %d,", [letters UTF8String], [back isEqualToData:data]);
  }
  char *bytes = strdup("given");
  NSString *owned = [[NSString alloc] initWithBytesNoCopy:bytes length:5 encoding:NSUTF8StringEncoding
                                             freeWhenDone:YES];
  printf("%s\n", [owned UTF8String]);
  [owned release];
  [pool drain];
  return 0;
}
// expect: caf%C3%A9%20&%20100%25
// expect: 1 1
// expect:  1,Zg== 1,Zm8= 1,Zm9v 1,w78/Pg== 1,given
