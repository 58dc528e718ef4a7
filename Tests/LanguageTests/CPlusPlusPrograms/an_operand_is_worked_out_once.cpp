// What is changed is asked for once, whoever changes it and whatever becomes of the result.
#include <atomic>
#include <iostream>

struct Counter {
  int total = 0;
  static Counter &instance() {
    static Counter only;
    std::cout << "asked" << std::endl;
    return only;
  }
  std::atomic<int> &hits() {
    static std::atomic<int> count(0);
    std::cout << "hits" << std::endl;
    return count;
  }
};

struct Seat {
  int number;
  Seat(int n = 0) : number(n) {}
  ~Seat() {}
};

int cells[4];
int *cell(int i) {
  std::cout << "cell " << i << std::endl;
  return &cells[i];
}

int main() {
  ++Counter::instance().total;
  std::cout << --Counter::instance().total << std::endl;
  ++Counter::instance().hits();
  int i = 0;
  ++cells[i++];
  int *p = cells;
  ++*p++;
  std::cout << i << " " << (p - cells) << " " << cells[0] << std::endl;
  int x = 1;
  ++++x;
  int &same = ++(i++, cells[i]);
  same += 5;
  double d = 1.5;
  double *q = &d;
  std::cout << x << " " << cells[1] << " " << cells[2] << " " << ++*q << std::endl;
  std::cout << ++*cell(3) << " " << *&++*cell(3) << std::endl;

  Seat seats[3];
  Seat one(4);
  int at = 0;
  seats[at++] = one;
  seats[at++] = Seat(7);
  Seat *next = seats + 2;
  *next++ = Seat(9);
  std::cout << at << " " << (next - seats) << " " << seats[0].number << seats[1].number
            << seats[2].number << std::endl;
  (seats[at++] = one).number++;
  std::cout << at << " " << seats[2].number << std::endl;
}
