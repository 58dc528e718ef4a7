// A collection writes what a member says of itself as it writes a string: in quotes where it is no plain word. A set
// writes it as it is. (Apple's Foundation; libs-base quotes in a set, too.)
// mode: mrc
#import <Foundation/Foundation.h>
#import <stdio.h>

@interface Guest : NSObject
@end
@implementation Guest
- (NSString *)description { return @"two words"; }
@end
@interface Word : NSObject
@end
@implementation Word
- (NSString *)description { return @"plain"; }
@end

int main(void) {
  @autoreleasepool {
    Guest *guest = [[[Guest alloc] init] autorelease];
    Word *word = [[[Word alloc] init] autorelease];
    NSArray *all = [NSArray arrayWithObjects:[NSNull null], @2.5, @-5, @7, guest, word, @[guest], nil];
    printf("%s\n", [[all description] UTF8String]);
    // expect: (
    // expect:     "<null>",
    // expect:     "2.5",
    // expect:     "-5",
    // expect:     7,
    // expect:     "two words",
    // expect:     plain,
    // expect:         (
    // expect:         "two words"
    // expect:     )
    // expect: )
    printf("%s\n", [[@{@"k" : [NSNull null]} description] UTF8String]);
    // expect: {
    // expect:     k = "<null>";
    // expect: }
    printf("%s\n", [[@{@3.5 : word} description] UTF8String]);
    // expect: {
    // expect:     "3.5" = plain;
    // expect: }
    printf("%s\n", [[[NSSet setWithObject:guest] description] UTF8String]);
    // expect: {(
    // expect:     two words
    // expect: )}
  }
  return 0;
}
