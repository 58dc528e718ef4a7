// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  CFStringRef text = CFStringCreateWithCString(kCFAllocatorDefault, "héllo", kCFStringEncodingUTF8);
  NSLog(@"%ld %@", CFStringGetLength(text), (__bridge NSString *)text);  // expect: 5 héllo
  char buffer[10];
  NSLog(@"%d %d", CFStringGetCString(text, buffer, 10, kCFStringEncodingUTF8), CFStringGetCString(text, buffer, 3, kCFStringEncodingUTF8));  // expect: 1 0
  printf("%s %s\n", buffer, CFStringGetCStringPtr(text, kCFStringEncodingUTF8));  // expect: héllo héllo
  CFMutableStringRef longer = CFStringCreateMutableCopy(NULL, 0, text);
  CFStringAppend(longer, CFSTR("!"));
  NSLog(@"%@", CFBridgingRelease(longer));  // expect: héllo!
  CFRelease(text);
  int i = 300;
  CFNumberRef number = CFNumberCreate(NULL, kCFNumberIntType, &i);
  char narrow;
  double wide;
  NSLog(@"%d", CFNumberGetValue(number, kCFNumberCharType, &narrow));  // expect: 0
  NSLog(@"%d %g", CFNumberGetValue(number, kCFNumberDoubleType, &wide), wide);  // expect: 1 300
  NSLog(@"%@", (__bridge_transfer NSNumber *)number);  // expect: 300
  NSArray *array = @[@"a", @"b"];
  CFArrayRef members = (__bridge CFArrayRef)array;
  NSLog(@"%ld %@", CFArrayGetCount(members), (__bridge id)CFArrayGetValueAtIndex(members, 1));  // expect: 2 b
  NSDictionary *dictionary = @{@"k": @7};
  CFDictionaryRef entries = (__bridge CFDictionaryRef)dictionary;
  NSLog(@"%ld %@", CFDictionaryGetCount(entries), (__bridge id)CFDictionaryGetValue(entries, CFSTR("k")));  // expect: 1 7
  return 0;
}
