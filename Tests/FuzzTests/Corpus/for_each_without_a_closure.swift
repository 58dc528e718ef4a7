[1].forEach()
