/** How long each answer took, by step; milliseconds. */
export class Timings {
  #steps = new Map()
  /** What was answered and should not have been: `"step: status"` and how often. */
  errors = new Map()

  /** @param right the status that it should have; without one, any that is no error */
  note(step, milliseconds, status, right) {
    if (!this.#steps.has(step)) this.#steps.set(step, [])
    this.#steps.get(step).push(milliseconds)
    if (right ? status !== right : status < 200 || status >= 400) {
      const what = `${step}: ${status || 'no answer'}`
      this.errors.set(what, (this.errors.get(what) ?? 0) + 1)
    }
  }

  /** @returns `[{ step, count, errors, p50, p95, p99, max }]` in the order in which the steps came up */
  rows() {
    return [...this.#steps].map(([step, times]) => rowOf(step, times, this.#errorsOf(step)))
  }

  /** @returns the same of all steps together that `isCounted` says */
  total(name, isCounted = () => true) {
    const steps = [...this.#steps].filter(([step]) => isCounted(step))
    const errors = steps.reduce((sum, [step]) => sum + this.#errorsOf(step), 0)
    return rowOf(name, steps.map(([, times]) => times).flat(), errors)
  }

  #errorsOf(step) {
    const mine = [...this.errors].filter(([what]) => what.startsWith(`${step}: `))
    return mine.reduce((sum, [, times]) => sum + times, 0)
  }
}

function rowOf(step, times, errors) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]
  return {
    step,
    count: sorted.length,
    errors,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: sorted.at(-1),
  }
}
