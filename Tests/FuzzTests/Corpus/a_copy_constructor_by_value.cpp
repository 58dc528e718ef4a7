struct A { A(int) {} A(A a) {} };
A x(1);
A y(x);
