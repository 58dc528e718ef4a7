//> mrc
[hall level]
//> mrc
[desk setLevel:[hall level] + 1]
