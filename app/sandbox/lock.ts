const queues = new Map<string, Promise<unknown>>()

/** Runs the work on one object in sequence, so that two concurrent clicks cannot both pay. */
export function withLock<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  const before = queues.get(id) ?? Promise.resolve()
  const result = before.then(work, work)
  const settled = result
    .catch(() => undefined)
    .finally(() => {
      if (queues.get(id) === settled) queues.delete(id)
    })
  queues.set(id, settled)
  return result
}
