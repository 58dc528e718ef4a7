#define SAY(text) NSLog(@"Keeper: %@", text)
#define name_of_it @"off home"
@implementation Keeper
- (void)setLantern:(Lantern *)newLantern { lantern = newLantern; }
- (void)dealloc { SAY(name_of_it); }
@end
