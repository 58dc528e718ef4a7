hall = desk;
[desk setLevel:[hall level] + 5];
