/**
 * Faults on request, for tests and for trying things out:
 * - `server_error`: nothing is done, the answer is 500
 * - `rate_limit`: nothing is done, the answer is 429
 * - `unauthorized`: nothing is done, the answer is 401, as with a key that was withdrawn
 * - `drop_answer`: the call is carried out and its answer is lost
 * - `balance_insufficient`: nothing is done, the account holds too little; like any outcome it is kept under the key
 */
export const FAULTS = [
  'server_error',
  'rate_limit',
  'unauthorized',
  'drop_answer',
  'balance_insufficient',
] as const

export type Fault = (typeof FAULTS)[number]

let queue: (Fault | null)[] = []
let areWebhooksHeld = false
let areFeesHeld = false

export const faults = {
  /** The next calls meet these, in order, after those that are planned already. */
  plan(fault: Fault, times: number) {
    queue.push(...Array<Fault>(times).fill(fault))
  },

  /** The same, after so many calls without a fault. */
  planAfter(calls: number, fault: Fault, times: number) {
    queue.push(...Array<null>(calls).fill(null))
    this.plan(fault, times)
  },

  /** Held events are kept and not sent. */
  holdWebhooks(isHeld: boolean) {
    areWebhooksHeld = isHeld
  },

  /** While fees are held, no call returns them. */
  holdFees(isHeld: boolean) {
    areFeesHeld = isHeld
  },

  next: (): Fault | undefined => queue.shift() ?? undefined,

  clear() {
    queue = []
    areWebhooksHeld = false
    areFeesHeld = false
  },

  get webhooksHeld() {
    return areWebhooksHeld
  },

  get feesHeld() {
    return areFeesHeld
  },

  get planned(): readonly Fault[] {
    return queue.filter((fault) => fault !== null)
  },
}
