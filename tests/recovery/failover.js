/** Runs the steps of `npm run test:cluster` on one shop. */
import { setTimeout as wait } from 'node:timers/promises'
import { problemsInLogs } from '../faults/logs.js'
import { problemsOfTimers } from '../faults/sharing.js'
import { until } from '../faults/suite.js'
import { Trade } from './trade.js'

const BUYERS = 3
const PAUSE_MILLISECONDS = 200
const VISIT_EVERY_MILLISECONDS = 100
/** How long buyers are at work before the primary is killed and after the old one has become the standby. */
const AROUND_MILLISECONDS = 10_000
/** How long an order without a standby is watched. */
const UNANSWERED_MILLISECONDS = 3_000
const MOST_SECONDS_AWAY = 60
/** "cannot execute … in a read-only transaction" */
const READ_ONLY = '25006'

export class Failover {
  #cluster
  #system
  #trade
  #isOver = false
  #visits = []
  #killedAt
  #paidAgainAt
  #starts

  constructor(cluster) {
    this.#cluster = cluster
    this.#system = cluster.system
    this.#trade = new Trade(cluster.system)
  }

  /** While the standby is away, an order waits. It is answered once an operator decides to go on without. */
  async checkCommitOrder() {
    const { primary, standby } = this.#cluster
    await standby.stop()
    let isAnswered = false
    const sell = async () => {
      await this.#trade.sell(1)
      isAnswered = true
    }
    const watch = async () => {
      const waiting = `select from pg_stat_activity where wait_event = 'SyncRep'`
      await until(async () => (await primary.rows(waiting)).length > 0, 'a commit that waits')
      await wait(UNANSWERED_MILLISECONDS)
      if (isAnswered) throw new Error('An order was answered that the standby does not have')
      await this.#cluster.doWithoutStandby()
    }
    await Promise.all([sell(), watch()])
    await this.#cluster.startStandby()
    this.#trade.hear()
    await this.#trade.settle()
    this.#trade.unhear()
  }

  /** Buyers and visitors are at work while `during` is done, and for some time before and after. */
  async underLoad(during) {
    this.#trade.hear()
    const atWork = [
      ...Array.from({ length: BUYERS }, () =>
        this.#repeat(PAUSE_MILLISECONDS, () => this.#trade.sell(1))
      ),
      this.#repeat(VISIT_EVERY_MILLISECONDS, () => this.#visit()),
    ]
    const lead = async () => {
      await wait(AROUND_MILLISECONDS)
      await during()
      await wait(AROUND_MILLISECONDS)
    }
    await Promise.all([lead().finally(() => (this.#isOver = true)), ...atWork])
  }

  async #repeat(pause, work) {
    while (!this.#isOver) {
      await work()
      await wait(pause)
    }
  }

  async #visit() {
    const at = Date.now()
    const answer = await this.#system
      .caller()
      .get('/browse')
      .catch(() => ({ status: 0 }))
    this.#visits.push({ at, isAnswered: answer.status === 200 })
  }

  async failOver() {
    const { servers, workers, unanswered } = this.#system
    this.#starts = [...servers, ...workers].map(({ starts }) => starts)
    // A mail that was handed over and not yet noted as sent is handed over again.
    this.#system.interruptions += workers.length
    unanswered.length = 0
    this.#killedAt = Date.now()
    await this.#cluster.failOver()
  }

  /** Waits for an order that was placed after the failover, and paid. */
  async untilPaidAgain() {
    const since = new Date()
    const paid = `select from checkouts where payment_status = 'paid' and created_at > $1 limit 1`
    const isPaid = async () => (await this.#system.sql(paid, [since])).length > 0
    await until(isPaid, 'an order after the failover', 2_000 * MOST_SECONDS_AWAY)
    this.#paidAgainAt = Date.now()
    const away = this.#secondsAway
    if (away > MOST_SECONDS_AWAY) throw new Error(`Nothing could be bought for ${away} s`)
    return { note: `${away.toFixed(1)} s after the first call that failed` }
  }

  /** From the first call that got no answer, or the crash if that call began before it, to the first order paid again. */
  get #secondsAway() {
    const failed = this.#system.unanswered.map(({ at }) => at)
    const begun = Math.max(this.#killedAt, Math.min(this.#paidAgainAt, ...failed))
    return (this.#paidAgainAt - begun) / 1_000
  }

  /** A supervisor may start the old primary again. */
  async checkFence() {
    const old = this.#cluster.standby
    await old.start({ isStandby: true })
    const error = await old.rows('create table written_twice ()').then(
      () => ({ code: 'none' }),
      (refusal) => refusal
    )
    if (error.code !== READ_ONLY)
      throw new Error(`The old primary takes writes: ${error.code} ${error.message}`)
    await old.stop()
  }

  async rejoin() {
    await this.#cluster.follow()
  }

  /** No order is lost or made twice, and no process has ended. */
  async checkOrders() {
    await this.#trade.settle()
    this.#trade.unhear()
    const { servers, workers } = this.#system
    const restarted = [...servers, ...workers].filter(
      ({ starts }, place) => starts !== this.#starts[place]
    )
    if (restarted.length > 0)
      throw new Error(`Ended and started again: ${restarted.map(({ name }) => name)}`)
    return { note: `${this.#trade.orders.length} orders` }
  }

  async checkLedger() {
    await this.#trade.settle()
    const problems = [...(await problemsOfTimers(this.#system)), ...problemsInLogs(this.#system)]
    if (problems.length > 0) throw new Error(problems.join('\n'))
    const said = await this.#system.ace('ledger:check', '--provider')
    return { note: /in \d+ comparisons/.exec(said)?.[0] }
  }

  figures() {
    const failed = this.#visits.filter(({ isAnswered }) => !isAnswered)
    const last = failed.length > 0 ? (failed.at(-1).at - this.#killedAt) / 1_000 : 0
    return [
      '',
      `  Nothing could be bought for ${this.#secondsAway.toFixed(1)} s.`,
      `  ${failed.length} of ${this.#visits.length} pages of the shop failed, the last one ${last.toFixed(1)} s after the primary was killed.`,
    ].join('\n')
  }
}
