"""The core: what every game stands on."""
