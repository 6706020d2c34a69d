/**
 * Faults on request, for tests and for trying things out:
 * - `rate_limit`: nothing is done, the answer is 429 and names `milliseconds`, in whole seconds, as the time to wait
 * - `server_error`: nothing is done, the answer is 500
 * - `slow`: carried out, answered after `milliseconds`
 * - `cut_off`: carried out, the connection ends in the middle of the body
 * - `malformed`: carried out, what comes back is no JSON
 * - `lost_answer`: carried out, the connection ends without an answer
 * - `failed_task`: the task that the call creates fails when its time has come
 */
export const FAULTS = [
  'rate_limit',
  'server_error',
  'slow',
  'cut_off',
  'malformed',
  'lost_answer',
  'failed_task',
] as const

export type FaultKind = (typeof FAULTS)[number]

export type Fault = { kind: FaultKind; milliseconds: number; method?: string; path?: string }

type Plan = {
  times?: number
  /** Of `slow` and `rate_limit` */
  milliseconds?: number
  /** Only calls with this method, "POST" */
  method?: string
  /** Only calls whose path below the API begins so, "/orders" */
  path?: string
}

let queue: Fault[] = []

export const faults = {
  /** The next calls that fit meet it, after what is planned already. */
  plan(kind: FaultKind, { times = 1, milliseconds = 1_000, method, path }: Plan = {}) {
    const fault: Fault = { kind, milliseconds, method, path }
    queue.push(...Array.from({ length: times }, () => fault))
  },

  next(method: string, path: string): Fault | undefined {
    const index = queue.findIndex(
      (fault) => (fault.method ?? method) === method && path.startsWith(fault.path ?? '')
    )
    return index === -1 ? undefined : queue.splice(index, 1)[0]
  },

  clear() {
    queue = []
  },

  get planned(): readonly Fault[] {
    return queue
  },
}
