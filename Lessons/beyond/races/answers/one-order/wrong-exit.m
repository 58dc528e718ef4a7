void moveBarge(int pilot) { moved = 3; exit(0); }
