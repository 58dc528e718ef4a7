// mode: arc
#import <Foundation/Foundation.h>
@interface Book : NSObject
@property(copy) NSString *title;
@property int pages;
@property(copy) NSArray *words;
@end
@implementation Book
@end
static Book *book(NSString *title, int pages, NSArray *words) {
  Book *made = [Book new];
  made.title = title;
  made.pages = pages;
  made.words = words;
  return made;
}
int main(void) {
  @autoreleasepool {
    NSArray *shelf = @[book(@"Emma", 500, @[@"love"]), book(@"Ulysses", 730, @[@"day", @"city"]),
                       book(@"Émile", 400, @[]), book(@"emu care", 90, @[@"bird"])];
    for (NSString *format in @[
           @"pages > 400", @"title BEGINSWITH[cd] 'em'", @"title = \"Emma\" OR pages <= 90",
           @"NOT (pages BETWEEN {90, 450}) && title != 'Emma'", @"title IN {'Emma', 'Ulysses'}",
           @"ANY words CONTAINS 'i'", @"ALL words.length == 4", @"words.@count = 0",
           @"title LIKE '*e'", @"title MATCHES '[A-Z].*s+'", @"(pages - 90) * 2 = 820",
           @"NONE words == 'bird' AND SELF.pages < 600"
         ]) {
      NSPredicate *predicate = [NSPredicate predicateWithFormat:format];
      NSArray *found = [[shelf filteredArrayUsingPredicate:predicate] valueForKey:@"title"];
      printf("%s: %s\n", [[predicate description] UTF8String],
             [[found componentsJoinedByString:@", "] UTF8String]);
    }
    NSPredicate *given = [NSPredicate predicateWithFormat:@"%K >= %d AND '%@' != %@", @"pages", 500, @"x"];
    printf("%s\n", [given.predicateFormat UTF8String]);
    NSPredicate *open = [NSPredicate predicateWithFormat:@"title == $T"];
    open = [open predicateWithSubstitutionVariables:@{@"T" : @"Emma"}];
    printf("%d %s\n", [open evaluateWithObject:shelf[0]], [open.predicateFormat UTF8String]);
    NSPredicate *both = [NSCompoundPredicate andPredicateWithSubpredicates:@[
      [NSPredicate predicateWithValue:YES], [NSPredicate predicateWithFormat:@"SELF ENDSWITH 'z'"]
    ]];
    printf("%d %d\n", [both evaluateWithObject:@"fizz"], [both evaluateWithObject:@"fez!"]);
    @try {
      [NSPredicate predicateWithFormat:@"pages >< 3"];
    } @catch (NSException *exception) {
      printf("%s\n", [exception.name UTF8String]);
    }
  }
  return 0;
}
// expect: pages > 400: Emma, Ulysses
// expect: title BEGINSWITH[cd] "em": Emma, Émile, emu care
// expect: title == "Emma" OR pages <= 90: Emma, emu care
// expect: NOT pages BETWEEN {90, 450} AND title != "Emma": Ulysses
// expect: title IN {"Emma", "Ulysses"}: Emma, Ulysses
// expect: ANY words CONTAINS "i": Ulysses, emu care
// expect: ALL words.length == 4: Emma, Émile, emu care
// expect: words.@count == 0: Émile
// expect: title LIKE "*e": Émile, emu care
// expect: title MATCHES "[A-Z].*s+": Ulysses
// expect: (pages - 90) * 2 == 820: Emma
// expect: NOT ANY words == "bird" AND SELF.pages < 600: Emma, Émile
// expect: pages >= 500 AND "%@" != "x"
// expect: 1 title == "Emma"
// expect: 1 0
// expect: NSInvalidArgumentException
