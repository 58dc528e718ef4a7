Cup *mine = nil;
@autoreleasepool {
  mine = [Cup cupFor:@"Dan"];
  [mine retain];
}
