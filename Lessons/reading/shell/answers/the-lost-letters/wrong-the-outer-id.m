id found = silk;
