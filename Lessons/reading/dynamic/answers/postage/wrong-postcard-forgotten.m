int postage(id thing) {
  if ([thing isKindOfClass:[Letter class]] || [thing isKindOfClass:[Parcel class]]) return [thing stamps];
  return 0;
}
