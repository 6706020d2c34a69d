/**
 * `npm run test:restore`: a shop with orders in every state loses its database after a base backup, and comes back to an
 * earlier moment as docs/operations/backup.md says. What was sold meanwhile is known to Stripe and Printful alone, and
 * `restore:finish` takes it over: nothing is lost, made twice or paid out twice.
 */
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../bin/launcher/build.js'
import { debianPrograms } from '../../bin/launcher/debian_programs.js'
import { developmentEnvironment, readEnvironment } from '../../bin/launcher/environment.js'
import { withLock } from '../../bin/launcher/lock.js'
import { LauncherError, say, sinceStart, step } from '../../bin/launcher/steps.js'
import { untilStopped } from '../../bin/launcher/until_stopped.js'
import { Rehearsal } from './rehearsal.js'

export async function runRestore() {
  say('Gigstall: restore')
  await untilStopped(
    async (stack) => {
      await step('PostgreSQL of Debian', async () => void (await debianPrograms('postgresql')))
      await step('Build', () => ensureBuilt(developmentEnvironment(readEnvironment())))
      await withLock('recovery', () => rehearse(stack.onStop))
      stack.finish(0, () => say(`\nAll is well (${sinceStart()})`))
    },
    { interrupted: 130, quiet: true }
  )
}

async function rehearse(onStop) {
  const rehearsal = new Rehearsal(onStop)
  const orders = ordersInAll()
  await step('Shop', () => rehearsal.open())
  await step(`${orders / 2} orders`, () => rehearsal.sell(orders / 2))
  await step('Base backup', () => rehearsal.backUp())
  await step(`${orders} orders in every state`, () => rehearsal.sell(orders / 2))
  await step(`${orders / 4} that will be lost`, () => rehearsal.sellWhatIsLost(orders / 4))
  await step('The database is lost', () => rehearsal.lose())
  await step('What the archive still has', () => rehearsal.measureArchive())
  await step('Restore to before the lost orders', () => rehearsal.restore())
  await step('node ace restore:finish', () => rehearsal.finish())
  await step('The shop sells again', () => rehearsal.reopen())
  await step('Payouts wait for a person', () => rehearsal.decidePayouts())
  await step('Every order is made once, and paid as before', () => rehearsal.checkOrders())
  await step('node ace ledger:check --provider', () => rehearsal.checkLedger())
  say(rehearsal.figures())
}

/** Reads `--orders`, such as `--orders=40`. It is a multiple of 40, because the orders are divided into tenths. */
function ordersInAll() {
  const { values } = parseArgs({ options: { orders: { type: 'string', default: '200' } } })
  const orders = Number(values.orders)
  if (orders > 0 && orders % 40 === 0) return orders
  throw new LauncherError('--orders must be a multiple of 40')
}
