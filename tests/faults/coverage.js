/**
 * Which of the wanted pairs of step and fault were run, and how often.
 */
export class Coverage {
  #times

  /** @param pairs of pairs.js */
  constructor(pairs) {
    this.pairs = pairs
    this.#times = new Map(pairs.map(({ name }) => [name, 0]))
  }

  count(pairs) {
    for (const { name } of pairs) this.#times.set(name, this.#times.get(name) + 1)
  }

  get runs() {
    return [...this.#times.values()].reduce((sum, times) => sum + times, 0)
  }

  get missing() {
    return this.pairs.filter(({ name }) => this.#times.get(name) === 0)
  }

  /** So many pairs of a flow, those first that were run least often. */
  next(flow, most, random) {
    return random
      .shuffled(this.pairs.filter((pair) => pair.flow === flow))
      .sort((one, other) => this.#times.get(one.name) - this.#times.get(other.name))
      .slice(0, most)
  }

  /** `[name, times]` each */
  entries() {
    return [...this.#times]
  }
}
