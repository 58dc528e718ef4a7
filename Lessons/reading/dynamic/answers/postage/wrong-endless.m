int postage(id thing) { while (1) { } return 0; }
