@implementation Caretaker
+ (Caretaker *)shared { static dispatch_once_t t; dispatch_once(&t, ^{ theCaretaker = [super allocWithZone:NULL]; }); return theCaretaker; }
+ (id)allocWithZone:(NSZone *)zone { return [self shared]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
@end
