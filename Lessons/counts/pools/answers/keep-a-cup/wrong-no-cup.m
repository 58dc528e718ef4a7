// mistake=none
Cup *mine = nil;
@autoreleasepool {
  mine = nil;
}
