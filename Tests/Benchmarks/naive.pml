/* The naive singleton of Models/naive.m for Spin, operation by operation: each thread reads `only`, writes it
   where it is nil, and reads it again. N: how many threads. */
#ifndef N
#define N 4
#endif
byte only, made, done;

active [N] proctype body() {
  byte seen;
  seen = only;
  if
  :: seen == 0 -> atomic { made++; only = made }
  :: else
  fi;
  seen = only;
  d_step { done++; assert(done < N || made == 1) }
}
