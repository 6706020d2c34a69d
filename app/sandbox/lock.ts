const queues = new Map<string, Promise<unknown>>()

/** Runs what touches one object one after the other, so that two clicks at once cannot both pay. */
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
