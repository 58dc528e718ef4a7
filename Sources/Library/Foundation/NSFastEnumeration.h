// Fast enumeration: what `for (x in collection)` needs.
//
// The loop asks the collection for a run of pointers at a time and reads them without a message each. The
// collection shows a word that it changes with every mutation; when the word differs from what it was when
// the loop began, the loop calls `objc_enumerationMutation`, which raises.
//: part NSFastEnumeration
//: names in countByEnumeratingWithState NSEnumerator

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
