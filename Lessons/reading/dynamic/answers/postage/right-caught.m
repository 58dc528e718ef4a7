int postage(id thing) {
  @try { return [thing stamps]; } @catch (NSException *e) { return 0; }
}
