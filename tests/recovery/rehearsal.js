/** Runs the steps of `npm run test:restore` on one shop. */
import { anyFreePort } from '../../bin/launcher/ports.js'
import { FLOWS } from '../faults/flows.js'
import { Postgres } from '../faults/postgres.js'
import { randomOf } from '../faults/random.js'
import { prepare, until } from '../faults/suite.js'
import { openSystem } from '../faults/system.js'
import { DebianPostgres } from './debian_postgres.js'
import { DocumentedBackup } from './documented_backup.js'
import { LostPayouts } from './lost_payouts.js'
import { giveMissingAddresses } from './missing_addresses.js'
import { SLOW_PRINTER, Trade } from './trade.js'

const SEED = 24

export class Rehearsal {
  #onStop
  #postgres
  #backup
  #system
  #trade
  /** What was sold, and what was done to earlier orders, after the moment to which the database is restored. */
  #lost = { orders: [], refunded: [], shipped: [], paidOut: [] }
  #moment
  #payouts
  #figures = {}

  constructor(onStop) {
    this.#onStop = onStop
  }

  async open() {
    this.#postgres = await DebianPostgres.at('recovery_primary', await anyFreePort())
    this.#backup = new DocumentedBackup(this.#postgres)
    await this.#postgres.create(this.#backup.settings)
    await this.#postgres.start()
    this.#onStop(() => this.#postgres.stop())
    const providersPostgres = await Postgres.open(await anyFreePort())
    this.#onStop(() => providersPostgres.stop())
    this.#system = await openSystem({
      nodes: 1,
      random: randomOf(SEED),
      onStop: this.#onStop,
      postgres: this.#postgres,
      providersPostgres,
      providersArguments: SLOW_PRINTER,
      name: '_restore',
    })
    await prepare(this.#system)
    this.#trade = new Trade(this.#system)
    this.#trade.hear()
  }

  async sell(count) {
    await this.#spread(await this.#trade.sell(count))
  }

  backUp() {
    this.#backup.take(this.#postgres)
  }

  /** Brings orders into every state: a tenth cancelled in part, a tenth refunded, a third shipped, some paid out. */
  async #spread(orders) {
    const tenth = orders.length / 10
    const take = (from, to) => orders.slice(from * tenth, to * tenth)
    await this.#trade.settle()
    await this.#trade.run('cancellation', take(0, 1))
    await this.#trade.run('refund', take(1, 2))
    await this.#trade.run('shipment', take(2, 5))
    await this.#trade.settle()
    await this.#trade.run('payout', take(2, 4))
    await this.#trade.settle()
  }

  async sellWhatIsLost(count) {
    const [{ moment }] = await this.#postgres.rows('select now()::text as moment')
    this.#moment = moment
    const [shipped, fresh] = [true, false].map((isShipped) =>
      this.#trade.orders.filter(
        (order) =>
          Boolean(order.isShipped) === isShipped &&
          !order.isPaidOut &&
          !order.refunded &&
          !order.cancelledId
      )
    )
    this.#lost = {
      orders: await this.#trade.sell(count / 2),
      refunded: fresh.slice(0, 3),
      shipped: fresh.slice(3, 6),
      paidOut: shipped.slice(0, 3),
    }
    await this.#trade.run('refund', this.#lost.refunded)
    await this.#trade.run('shipment', this.#lost.shipped)
    await this.#trade.run('payout', this.#lost.paidOut)
    await this.#trade.settle()
    this.#payouts = new LostPayouts(this.#system, this.#trade, {
      orders: this.#lost.paidOut,
      since: moment,
    })
    const before = await this.#now()
    const isArchived = async () => (await this.#archivedAt()) > before
    await until(isArchived, 'the archive', 3_000 * this.#backup.archiveTimeoutSeconds)
    this.#lost.orders.push(...(await this.#trade.sell(count / 2)))
  }

  async #archivedAt() {
    const [{ at }] = await this.#postgres.rows(
      'select last_archived_time as at from pg_stat_archiver'
    )
    return at?.getTime() ?? 0
  }

  async #now() {
    const [{ now }] = await this.#postgres.rows('select clock_timestamp() as now')
    return now.getTime()
  }

  /** Loses the database while jobs and mails of the last orders are under way. */
  async lose() {
    this.#figures.lostAt = Date.now()
    await this.#postgres.lose()
    this.#trade.unhear()
    const { servers, workers } = this.#system
    await Promise.all([...servers, ...workers].map((node) => node.stop()))
  }

  /** Restores to the end of the archive, into a separate folder that does not go into service. */
  async measureArchive() {
    const begun = Date.now()
    const copy = await DebianPostgres.at('recovery_archive', await anyFreePort())
    this.#onStop(() => copy.stop())
    this.#backup.restoreInto(copy, { until: null, archives: false })
    copy.useAddress(this.#postgres.password)
    await copy.start()
    const shop = new URL(this.#system.shopEnv.DATABASE_URL).pathname.slice(1)
    const [{ last }] = await copy.rows('select pg_last_xact_replay_timestamp() as last')
    copy.url = copy.url.replace(/postgres$/, shop)
    const kept = await this.#countLost(copy.rows)
    await copy.stop()
    const seconds = (this.#figures.lostAt - last.getTime()) / 1_000
    Object.assign(this.#figures, { kept, rpo: seconds, aside: Date.now() - begun })
    if (kept === 0) throw new Error('The archive has none of what was sold after the base backup')
    return {
      note: `${kept} of ${this.#lost.orders.length} orders, ${seconds.toFixed(1)} s are lost`,
    }
  }

  async #countLost(rows) {
    const ids = this.#lost.orders.map(({ checkoutId }) => checkoutId)
    const [{ count }] = await rows('select count(*)::int from checkouts where id = any($1)', [ids])
    return count
  }

  async restore() {
    this.#backup.restoreInto(this.#postgres, { until: this.#moment, archives: true })
    await this.#postgres.start()
    this.#figures.restoredAt = Date.now()
    const count = await this.#countLost(this.#system.sql)
    if (count > 0)
      throw new Error(`${count} orders are there that were placed after ${this.#moment}`)
  }

  /** Runs `restore:finish` twice. It exits with 1, because transfers to artists are missing from the ledger. */
  async finish() {
    const { ace } = this.#system
    const said = await ace('restore:finish').then(
      () => {
        throw new Error('restore:finish leaves nothing to a person, and transfers are lost')
      },
      (error) => error.message
    )
    this.#figures.finishedAt = Date.now()
    const expected = this.#lost.orders.length
    const summary = /(\d+) lost payments, (\d+) taken over; \d+ events applied, 0 failed/.exec(said)
    if (Number(summary?.[1]) !== expected || Number(summary?.[2]) !== expected)
      throw new Error(said)
    for (const { id } of this.#payouts.transfers)
      if (!said.includes(`Transfer ${id} of`))
        throw new Error(`Transfer ${id} is not named: ${said}`)
    const again = await ace('restore:finish').catch((error) => error.message)
    this.#figures.repeated = Date.now() - this.#figures.finishedAt
    if (!again.includes('0 lost payments')) throw new Error(`Repeated, it says: ${again}`)
    return { note: summary[0] }
  }

  async reopen() {
    const { servers, workers, recovered } = this.#system
    for (const node of [...servers, ...workers]) node.start()
    await recovered()
    this.#trade.hear()
    await this.#trade.sell(3)
    this.#figures.soldAt = Date.now() - this.#figures.repeated
  }

  async decidePayouts() {
    await this.#payouts.checkThatTheyWait()
    await this.#payouts.decide()
    return { note: `${this.#payouts.transfers.length} transfers are reversed by hand` }
  }

  async checkOrders() {
    const { orders, refunded, shipped } = this.#lost
    // The confirmation is mailed once more, and so are the mails about refunds and shipments in that time.
    for (const order of [...orders, ...refunded, ...shipped]) order.mailsAgain = 1
    for (const order of shipped) await FLOWS.shipment.withoutEvents(this.#system, order)
    const asked = await giveMissingAddresses(this.#system, orders)
    await this.#trade.settle()
    return { note: `${this.#trade.orders.length} orders, ${asked} buyers asked for their address` }
  }

  async checkLedger() {
    const said = await this.#system.ace('ledger:check', '--provider')
    return { note: /in \d+ comparisons/.exec(said)?.[0] }
  }

  figures() {
    const { lostAt, aside, restoredAt, finishedAt, soldAt, kept, rpo } = this.#figures
    const after = (moment) => ((moment - lostAt - aside) / 1_000).toFixed(0)
    return [
      '',
      `  RPO: ${rpo.toFixed(1)} s of commits are lost with the disk (archive_timeout = ${this.#backup.archiveTimeoutSeconds} s); the archive has ${kept} of the ${this.#lost.orders.length} last orders.`,
      `       After restore:finish no paid order is lost.`,
      `  RTO: PostgreSQL restored after ${after(restoredAt)} s, restore:finish done after ${after(finishedAt)} s, selling again after ${after(soldAt)} s.`,
    ].join('\n')
  }
}
