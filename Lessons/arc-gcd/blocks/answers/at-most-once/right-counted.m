// Счётчик вместо флажка: заметка говорит, сколько раз спрашивали.
void atMostOnce(long *note, void (^order)(void)) {
  if ((*note)++ == 0) order();
}
