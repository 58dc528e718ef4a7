// swift-format-ignore-file
// Written by `make library` from Foundation/NSFastEnumeration.h: change it there.
enum NSFastEnumerationHeaderText {
static let text: StaticString = #"""
typedef struct {
  unsigned long state;
  __unsafe_unretained id *itemsPtr;
  unsigned long *mutationsPtr;
  unsigned long extra[5];
} NSFastEnumerationState;

@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained *)buffer
                                    count:(NSUInteger)length;
@end

void objc_enumerationMutation(id collection) {
  __selfsame_fail(@"NSGenericException",
                  @"*** Collection <%s: %p> was mutated while being enumerated.",
                  __selfsame_privateName(collection), collection);
}
"""#
}
