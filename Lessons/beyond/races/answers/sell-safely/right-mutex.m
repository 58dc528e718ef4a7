static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void sell(void) {
  pthread_mutex_lock(&m);
  if (places > 0) { places -= 1; sold += 1; }
  pthread_mutex_unlock(&m);
}
