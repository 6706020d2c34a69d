import { flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import db from '@adonisjs/lucid/services/db'
import { BackfillStripeEvents } from '#commerce/payments/actions/backfill_stripe_events'
import {
  PaymentsSinceQuery,
  type PaymentAtStripe,
} from '#commerce/payments/restoring/payments_since_query'
import { BeginReceiptSeries } from '#commerce/receipts/actions/begin_receipt_series'
import { AdvanceNumbers } from '#core/database/advance_numbers'
import { ProviderCommand } from '#core/terminal/provider_command'
import { MatchOrdersAtProvider } from '#fulfilment/actions/match_orders_at_provider'
import { HoldAfterUnknownTransfers } from '#payouts/actions/hold_after_unknown_transfers'
import { clock } from '#shared/clock'
import { format } from '#shared/money'

/** Stripe keeps its events for 30 days; the clocks of its machines and ours may differ. */
const MOST_DAYS = 30
const MARGIN_HOURS = 24

/** Tables whose ids Stripe and Printful know. */
const KNOWN_OUTSIDE = ['checkouts', 'orders', 'payouts', 'refunds']

/** `docs/operations/backup.md` has the whole procedure of a restore, of which this is a step. */
export default class RestoreFinish extends ProviderCommand {
  static commandName = 'restore:finish'
  static description =
    'Take over from Stripe and Printful what a restored database has lost, before web and workers start'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Say what is missing and change nothing' })
  declare dryRun: boolean

  @flags.number({ description: 'How many numbers to skip besides those known', default: 10_000 })
  declare jump: number

  @flags.string({
    description:
      'The moment from which something may be missing; by default a day before the last order',
  })
  declare since: string

  protected async perform() {
    const isDryRun = this.dryRun
    const since = await this.#sinceWhen()
    const payments = await this.app.container.make(PaymentsSinceQuery)
    const provider = await this.app.container.make(MatchOrdersAtProvider)

    const before = await payments.handle(since)
    const orders = await provider.unknown()
    const backfill = await this.app.container.make(BackfillStripeEvents)
    const events = isDryRun ? { recovered: 0, failed: 0 } : await backfill.handle({ minutes: 0 })
    // Afterwards, so that a second run finds nothing to advance: what was taken over is numbered too.
    const numbers = await (
      await this.app.container.make(AdvanceNumbers)
    ).handle(highestOf(before, orders), { jump: this.jump, isDryRun })
    const beginSeries = await this.app.container.make(BeginReceiptSeries)
    const series = isDryRun ? null : await beginSeries.handle()
    const lookedUp = isDryRun ? 0 : await provider.lookUpBeforeSubmitting()
    const transfers = await (
      await this.app.container.make(HoldAfterUnknownTransfers)
    ).handle(since, { isDryRun })

    const missing = (await payments.handle(since)).filter(({ isKnown }) => !isKnown)
    const lost = before.filter(({ isKnown }) => !isKnown).length
    const checkouts = new Set(await checkoutsOf(orders.map(({ checkoutId }) => checkoutId)))
    const strangers = orders.filter(({ checkoutId, externalId }) => {
      const isReprint = externalId.includes('-r')
      return isReprint || !checkouts.has(checkoutId)
    })
    this.result = {
      lost,
      restored: lost - missing.length,
      numbers,
      events,
      lookedUp,
      undecided: { payments: missing, orders: strangers, transfers },
    }

    for (const { table, from, to } of numbers.filter((each) => KNOWN_OUTSIDE.includes(each.table)))
      this.logger.info(`Numbers of ${table} go on from ${to} instead of ${from}`)
    this.logger.info(`Numbers of ${numbers.length} tables are advanced in all`)
    if (series !== null)
      this.logger.info(
        `Receipts go on from R${series}-000001, credit notes from CN${series}-000001`
      )
    for (const payment of missing) this.logger.warning(describe(payment, isDryRun))
    for (const { externalId, status } of strangers)
      this.logger.warning(`Printful order ${externalId} (${status}) has no order here`)
    for (const { transferId, amount, artistId } of transfers)
      this.logger.warning(
        `Transfer ${transferId} of ${format(amount)} to artist ${artistId ?? 'unknown'} is not in the books; payouts to the artist are held`
      )
    const summary = `${lost} lost payments, ${lost - missing.length} taken over; ${events.recovered} events applied, ${events.failed} failed; ${lookedUp} orders are looked for at Printful first`
    if (isDryRun) return this.logger.success(`Nothing is changed. ${summary}`)
    if (events.failed > 0) return this.fail(summary)
    this.logger.success(summary)
    const open = missing.length + strangers.length + transfers.length
    if (open > 0) this.fail(`A person has to decide about ${open} of the above`)
  }

  async #sinceWhen(): Promise<Date> {
    const earliest = clock.now().minus({ days: MOST_DAYS }).toJSDate()
    const given = this.since ? new Date(this.since) : await lastOrder()
    return given && given > earliest ? given : earliest
  }
}

/** A day before the last checkout that the backup has; null where it has none. */
async function lastOrder(): Promise<Date | null> {
  const [row] = await db.from('checkouts').whereNull('restored_at').max('created_at', 'last')
  if (!row.last) return null
  return new Date(new Date(row.last).getTime() - MARGIN_HOURS * 3_600_000)
}

type Named = { checkoutId: number; orderIds: number[] }

function highestOf(...lists: Named[][]) {
  const named = lists.flat()
  return {
    checkouts: Math.max(0, ...named.map(({ checkoutId }) => checkoutId)),
    orders: Math.max(0, ...named.flatMap(({ orderIds }) => orderIds)),
  }
}

async function checkoutsOf(ids: readonly number[]): Promise<number[]> {
  const rows: { id: number }[] = await db
    .from('checkouts')
    .whereIn('id', [...ids])
    .select('id')
  return rows.map(({ id }) => id)
}

function describe(
  { sessionId, checkoutId, amount, isRecorded }: PaymentAtStripe,
  isDryRun: boolean
) {
  const payment = `Payment ${sessionId} of ${format(amount)}, checkout ${checkoutId}`
  if (!isRecorded) return `${payment}: Stripe keeps no record to write its orders from`
  return isDryRun ? `${payment}: is missing` : `${payment}: could not be written again`
}
