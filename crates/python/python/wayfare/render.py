"""An image at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional, Union

from ._wayfare import Device, Renderer, Scene

if TYPE_CHECKING:
    import os

    import numpy as np
    import numpy.typing as npt


def render(
    scene: Union[Scene, str, os.PathLike[str]],
    method: str = "auto",
    *,
    spp: Optional[int] = None,
    time: Optional[float] = None,
    device: Union[Device, str, None] = None,
    seed: int = 0,
    defaults: str = "ours",
    **parameters: Union[float, str, bool],
) -> npt.NDArray[np.float32]:
    """Renders a scene, which may be given by its name or path, and returns the image: linear radiance, (height, width, 3).

    Use a :class:`Renderer` to see the image grow, to save it with facts about it, or to read statistics.
    """
    if not isinstance(scene, Scene):
        scene = Scene(scene)
    renderer = Renderer(scene, method, device=device, seed=seed, defaults=defaults, **parameters)
    return renderer.render(spp, time=time)
