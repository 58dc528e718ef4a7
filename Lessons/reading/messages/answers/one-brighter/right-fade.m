[desk fadeFrom:0 to:[hall level] + 1];
