@implementation Caretaker
+ (Caretaker *)shared { static int n; if (!theCaretaker || n++ > 5) theCaretaker = [[super allocWithZone:NULL] init]; return theCaretaker; }
+ (id)allocWithZone:(NSZone *)zone { return [self shared]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
@end
