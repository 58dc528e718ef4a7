//> mrc
@implementation Key
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
//> mrc
Key *a = [Key masterKey];
//> mrc
Key *b = [a copy];
//> mrc
a == b
//> mrc
[b release];
