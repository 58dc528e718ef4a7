int price(int часы) {
  Coat *пальто = [Coat new];
  пальто.weight = 3;
  const int сумма = часы > 5 ? 20 : часы * пальто.weight;
  [пальто release];
  return сумма;
}
