"""The games as other libraries know them: PettingZoo, Gymnasium and OpenSpiel (extra `envs`)."""
