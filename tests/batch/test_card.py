"""A card that kernels cannot run on, or a compiler that is not there, is named in a sentence."""

from types import SimpleNamespace
from typing import Any

import pytest
from numba import cuda
from numba.cuda.cudadrv import driver, nvrtc, nvvm, runtime

from menagerie.batch.gpu.card import check_card
from menagerie.core.errors import MenagerieError


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """One that kernels run on, until a test changes it."""
    given = SimpleNamespace(toolkit=(13, 0), driver=(13, 0), compute_capability=(7, 5))

    def answer(module: Any, name: str, value: Any) -> None:
        monkeypatch.setattr(module, name, value)

    answer(nvvm, "NVVM", lambda: SimpleNamespace(get_version=lambda: (2, 0)))
    answer(nvrtc, "get_lowest_supported_cc", lambda: (7, 5))
    answer(runtime, "get_version", lambda: given.toolkit)
    answer(driver, "get_version", lambda: given.driver)
    answer(cuda, "get_current_device", lambda: given)
    check_card.cache_clear()
    return given


def test_a_card_of_today_is_taken(card: SimpleNamespace) -> None:
    check_card()


def test_an_old_driver_is_to_be_updated(card: SimpleNamespace) -> None:
    card.driver = (12, 8)
    with pytest.raises(MenagerieError, match=r"knows CUDA 12\.8, .* CUDA 13: update the driver"):
        check_card()


def test_an_old_card_is_named(card: SimpleNamespace) -> None:
    card.compute_capability = (6, 1)
    with pytest.raises(MenagerieError, match=r"6\.1, and CUDA 13 begins with 7\.5.*CpuBatch"):
        check_card()


def test_a_half_installed_compiler_is_named(
    card: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing() -> None:
        raise RuntimeError('Failure finding "libnvrtc.so.13"')

    monkeypatch.setattr(nvrtc, "get_lowest_supported_cc", missing)
    with pytest.raises(MenagerieError, match=r"or a part of it\. Install it: .*\[gpu\]"):
        check_card()
