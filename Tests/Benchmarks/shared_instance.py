import sys


class Config:
    _shared = None

    @classmethod
    def shared_instance(cls):
        if cls._shared is None:
            cls._shared = cls()
        return cls._shared


def main(n):
    for i in range(n):
        Config.shared_instance()


main(int(sys.argv[1]))
