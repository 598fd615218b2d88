"""A batch of pgx, where it is installed: it brings JAX along, 300 MB, so nobody has to."""

import importlib
import os
from functools import partial
from typing import Any

from benchmarks.measure import Work

GAME = "leduc_holdem"
ONE_CORE = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"


def batch(size: int, steps: int) -> Work | None:
    """Random legal steps of many matches as pgx is meant to be used: all of it compiled, the loop
    as well; every step gives observations and masks, and deals anew what has ended."""
    os.environ.setdefault("XLA_FLAGS", ONE_CORE)
    try:
        pgx, jax = importlib.import_module("pgx"), importlib.import_module("jax")
        wrappers = importlib.import_module("pgx.experimental.wrappers")
    except ImportError:
        return None
    env = pgx.make(GAME)
    init, step = jax.vmap(env.init), jax.vmap(wrappers.auto_reset(env.step, env.init))

    def move(carry: Any, key: Any) -> tuple[Any, Any]:
        state, seen = carry
        choice, fate = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choice, logits, axis=-1)
        state = step(state, actions, jax.random.split(fate, size))
        return (state, seen + state.observation.sum()), None  # or nothing would look at it

    @partial(jax.jit, static_argnums=2)
    def run(state: Any, key: Any, many: int) -> Any:
        (state, seen), _ = jax.lax.scan(move, (state, 0.0), jax.random.split(key, many))
        return state, seen

    key = jax.random.PRNGKey(1)
    kept = jax.jit(init)(jax.random.split(key, size))

    def work() -> float:
        nonlocal kept
        kept, seen = run(kept, key, steps)
        seen.block_until_ready()
        return steps * size

    return work
