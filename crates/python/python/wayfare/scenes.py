"""Scenes of numpy arrays: meshes, materials and lights.

Colours are linear RGB: three numbers, or one for all channels. Directions need not have length 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Optional, Union

import numpy.typing as npt

from ._wayfare import Camera, Scene, build_scene

Vector = Sequence[float]
Colour = Union[float, Sequence[float]]
Alpha = Union[float, Sequence[float]]
Image = npt.NDArray[Any]


@dataclass(frozen=True, eq=False)
class Diffuse:
    """Lambertian reflection. An array of the shape (height, width, 3) is an image that lies on the surface by its uvs."""

    reflectance: Union[Colour, Image] = 0.5
    kind: ClassVar[str] = "diffuse"


@dataclass(frozen=True, eq=False)
class Conductor:
    """Metal by its complex index of refraction, with GGX widths ``alpha``; below 0.001 it is a mirror. The default is gold."""

    eta: Colour = (0.143, 0.375, 1.442)
    k: Colour = (3.983, 2.386, 1.603)
    alpha: Alpha = 0.0
    kind: ClassVar[str] = "conductor"


@dataclass(frozen=True, eq=False)
class Dielectric:
    """Glass by its index of refraction, with GGX widths ``alpha``. Normals point out of the glass."""

    eta: float = 1.5
    alpha: Alpha = 0.0
    kind: ClassVar[str] = "dielectric"


@dataclass(frozen=True, eq=False)
class ThinDielectric:
    """A thin pane of glass."""

    eta: float = 1.5
    kind: ClassVar[str] = "thin-dielectric"


@dataclass(frozen=True, eq=False)
class CoatedDiffuse:
    """A Lambertian surface under clear varnish."""

    reflectance: Union[Colour, Image] = 0.5
    alpha: Alpha = 0.0
    eta: float = 1.5
    kind: ClassVar[str] = "coated-diffuse"


Material = Union[Diffuse, Conductor, Dielectric, ThinDielectric, CoatedDiffuse]


@dataclass(frozen=True, eq=False)
class Mesh:
    """Triangles with one material.

    ``vertices`` has the shape (n, 3) and ``triangles`` (m, 3), indices of vertices; ``normals`` (n, 3) and ``uvs`` (n, 2) are
    optional. ``emission`` makes it a light of that radiance on its outer side, that of cross(p1 - p0, p2 - p0) or of its
    normals, or on both where it is ``two_sided``.
    """

    vertices: npt.ArrayLike
    triangles: npt.ArrayLike
    material: Material = Diffuse()
    normals: Optional[npt.ArrayLike] = None
    uvs: Optional[npt.ArrayLike] = None
    emission: Optional[Colour] = None
    two_sided: bool = False


@dataclass(frozen=True, eq=False)
class PointLight:
    """A point that shines alike in all directions."""

    position: Vector
    intensity: Colour = 1.0
    kind: ClassVar[str] = "point"


@dataclass(frozen=True, eq=False)
class SpotLight:
    """A point that shines in a cone around a direction, up to ``angle`` degrees from it; the last ``edge`` degrees fade."""

    position: Vector
    direction: Vector
    intensity: Colour = 1.0
    angle: float = 30.0
    edge: float = 5.0
    kind: ClassVar[str] = "spot"


@dataclass(frozen=True, eq=False)
class DistantLight:
    """Parallel light that travels in a direction."""

    direction: Vector
    irradiance: Colour = 1.0
    kind: ClassVar[str] = "distant"


@dataclass(frozen=True, eq=False)
class EnvironmentLight:
    """Light from all directions, as the factor ``radiance`` on a square image in the equal-area octahedral map, or alone."""

    radiance: Colour = 1.0
    image: Optional[Image] = None
    kind: ClassVar[str] = "environment"


Light = Union[PointLight, SpotLight, DistantLight, EnvironmentLight]


def scene_from_meshes(
    meshes: Sequence[Mesh],
    *,
    camera: Camera,
    lights: Sequence[Light] = (),
    size: tuple[int, int] = (640, 480),
    max_depth: int = 8,
    name: str = "meshes",
) -> Scene:
    """A scene of meshes and lights, seen by a camera. It is checked as the scene of a file is."""
    return build_scene(list(meshes), list(lights), camera, size, max_depth, name)
