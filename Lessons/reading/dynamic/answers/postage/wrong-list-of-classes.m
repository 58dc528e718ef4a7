int postage(id thing) {
  if ([thing isKindOfClass:[Letter class]] || [thing isKindOfClass:[Parcel class]]) return [thing stamps];
  if ([thing class] != [NSObject class]) return 1;
  return 0;
}
