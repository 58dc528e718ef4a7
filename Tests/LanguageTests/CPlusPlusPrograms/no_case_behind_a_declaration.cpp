int main() { switch (1) { case 0: int x = 3; case 1: return 2; } return 0; }
