void moveBarge(int pilot) {
  moved = moved + 1;
}
