static int unused(int n) { return n; }  // expect error: E0505 Undefined symbols: "_main"
