local N = tonumber(arg[1])
local Config = {}
Config.__index = Config
function Config.new() return setmetatable({}, Config) end
local shared = nil
function Config.sharedInstance()
  if shared == nil then
    shared = Config.new()
  end
  return shared
end

for i = 1, N do Config.sharedInstance() end
