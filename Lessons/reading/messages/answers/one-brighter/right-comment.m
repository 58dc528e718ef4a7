[desk setLevel:[hall level] + 1]; // one brighter than the hall
