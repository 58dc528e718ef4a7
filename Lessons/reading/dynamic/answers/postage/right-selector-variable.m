int postage(id thing) {
  SEL question = @selector(stamps);
  int answer = 0;
  if ([thing respondsToSelector:question] == YES) answer = [thing stamps];
  return answer;
}
