"""pgx on this machine's accelerator: batched steps with random legal moves and automatic restart.

python bench/pgx_speed.py [GAME …]     prints one JSON object a line
"""

import json
import sys
import time

BATCH = 65_536
STEPS = 64
GAMES = ("backgammon", "go_9x9", "animal_shogi", "hex", "leduc_holdem")


def moves_per_second(name: str) -> float:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def many(state, key):  # type: ignore[no-untyped-def]
        def one(carry, _):  # type: ignore[no-untyped-def]
            state, key = carry
            key, pick, chance = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            action = jax.random.categorical(pick, logits, axis=-1)
            return (step(state, action, jax.random.split(chance, BATCH)), key), None

        return jax.lax.scan(one, (state, key), None, length=STEPS)[0]

    run = jax.jit(many)
    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))
    state, key = jax.block_until_ready(run(state, key))
    began = time.perf_counter()
    jax.block_until_ready(run(state, key))
    return BATCH * STEPS / (time.perf_counter() - began)


def main() -> None:
    import jax
    import pgx

    device = str(jax.devices()[0])
    for game in sys.argv[1:] or GAMES:
        speed = moves_per_second(game)
        print(json.dumps({"library": f"pgx {pgx.__version__}", "game": game, "device": device,
                          "moves_per_second": round(speed)}), flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
