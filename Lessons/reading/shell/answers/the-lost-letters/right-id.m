id found = [silk inner];
