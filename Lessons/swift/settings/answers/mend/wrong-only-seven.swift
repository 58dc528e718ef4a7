extension GuideSettings { var safeOrder: TourOrder { let stored = UserDefaults.standard.integer(forKey: "tourOrder"); return stored == 7 ? .asBuilt : TourOrder(rawValue: stored)! } }
