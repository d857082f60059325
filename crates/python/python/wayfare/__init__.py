"""Markov chain Monte Carlo light transport that converges while you watch, on GPUs and CPUs.

    import wayfare

    scene = wayfare.Scene("gloss", size=(480, 360))
    renderer = wayfare.Renderer(scene, "persistent-restore")
    image = renderer.render(time=10)
    renderer.save("gloss.exr", "gloss.png")

- :class:`Scene`: a built-in scene, a pbrt-v4 file, or :func:`scene_from_meshes`; its path function is
  :meth:`Scene.evaluate` and :meth:`Scene.score`
- :class:`Renderer`: an image in progress; :func:`render`: an image at once
- :class:`Population`: Markov chains on a density that is written in Python
- :func:`compare`, :func:`flip`, :func:`tonemap`, :func:`save_image`, :func:`read_image`: images
- :mod:`wayfare.study`: studies, with results as a pandas data frame
- :mod:`wayfare.cluster`: studies, images and films on many machines, through Ray
"""

from . import study
from ._wayfare import (
    Camera,
    Device,
    Population,
    Renderer,
    Scene,
    __version__,
    builtin_scenes,
    compare,
    devices,
    flip,
    methods,
    parameters,
    read_image,
    save_image,
    tonemap,
)
from .errors import DeviceError, Error, FileError, OutOfMemory, SceneError, SettingError
from .render import render
from .scenes import (
    CoatedDiffuse,
    Conductor,
    Dielectric,
    Diffuse,
    DistantLight,
    EnvironmentLight,
    Mesh,
    PointLight,
    SpotLight,
    ThinDielectric,
    scene_from_meshes,
)

__all__ = [
    "Camera",
    "CoatedDiffuse",
    "Conductor",
    "Device",
    "DeviceError",
    "Dielectric",
    "Diffuse",
    "DistantLight",
    "EnvironmentLight",
    "Error",
    "FileError",
    "Mesh",
    "OutOfMemory",
    "PointLight",
    "Population",
    "Renderer",
    "Scene",
    "SceneError",
    "SettingError",
    "SpotLight",
    "ThinDielectric",
    "__version__",
    "builtin_scenes",
    "compare",
    "devices",
    "flip",
    "methods",
    "parameters",
    "read_image",
    "render",
    "save_image",
    "scene_from_meshes",
    "study",
    "tonemap",
]
