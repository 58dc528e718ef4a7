// mistake=none
Cup *mine = nil;
@autoreleasepool {
  mine = [[Cup cupFor:@"Dan"] copy];
}
