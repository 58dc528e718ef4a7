@implementation Caretaker
+ (Caretaker *)shared { static dispatch_once_t t; dispatch_once(&t, ^{ theCaretaker = [[super allocWithZone:NULL] init]; }); return theCaretaker; }
+ (id)allocWithZone:(NSZone *)zone { return [self shared]; }
- (id)copy { return self; }
@end
