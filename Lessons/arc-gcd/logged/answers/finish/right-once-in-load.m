@implementation Caretaker
+ (void)load { theCaretaker = [[super allocWithZone:nil] init]; }
+ (Caretaker *)shared { return theCaretaker; }
+ (instancetype)allocWithZone:(struct _NSZone *)zone { return theCaretaker; }
- (id)copyWithZone:(NSZone *)zone { return [Caretaker shared]; }
@end
