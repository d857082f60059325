"""Exceptions. All of them are an :class:`Error`, with the words of the renderer."""


class Error(Exception):
    """Whatever Wayfare raises."""


class SceneError(Error, ValueError):
    """A scene that is not there, cannot be read, or makes no sense."""


class DeviceError(Error, RuntimeError):
    """A device that cannot be had, or has failed."""


class SettingError(Error, ValueError):
    """A method, a parameter or an argument that makes no sense."""


class OutOfMemory(Error, MemoryError):
    """Something that would not fit into memory, refused before it was taken."""


class FileError(Error, OSError):
    """A file that cannot be read or written."""
