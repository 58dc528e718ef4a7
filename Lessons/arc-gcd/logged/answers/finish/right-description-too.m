#import <Foundation/Foundation.h>
@implementation Caretaker
+ (Caretaker *)shared {
  static dispatch_once_t 一次;
  dispatch_once(&一次, ^{ theCaretaker = [[super allocWithZone:NULL] init]; });
  return theCaretaker;
}
+ (id)allocWithZone:(NSZone *)zone { return [Caretaker shared]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (BOOL)isEqual:(id)other { return other == self; }
- (NSUInteger)hash { return 1; }
- (NSString *)description { return @"管理员"; }
@end
