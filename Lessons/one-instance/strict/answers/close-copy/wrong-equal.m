@implementation Printer
- (id)copyWithZone:(NSZone *)zone { return NSCopyObject(self, 0, zone); }
- (BOOL)isEqual:(id)other { return YES; }
- (NSUInteger)hash { return 42; }
- (NSString *)description { return @"the same printer"; }
@end
