/**
 * `npm run test:cluster`: two web nodes behind nginx, two workers, PgBouncer in transaction mode, a primary and a
 * synchronous standby of Debian's PostgreSQL, and an S3 server. The primary is killed under load, and the
 * standby takes its place as docs/operations/failover.md says: no paid order is lost or made twice.
 */
import { ensureBuilt } from '../../bin/launcher/build.js'
import { debianPrograms } from '../../bin/launcher/debian_programs.js'
import { developmentEnvironment, readEnvironment } from '../../bin/launcher/environment.js'
import { withLock } from '../../bin/launcher/lock.js'
import { say, sinceStart, step } from '../../bin/launcher/steps.js'
import { untilStopped } from '../../bin/launcher/until_stopped.js'
import { Cluster } from './cluster.js'
import { Failover } from './failover.js'

export async function runCluster() {
  say('Gigstall: several machines')
  await untilStopped(
    async (stack) => {
      await step('PostgreSQL, PgBouncer and nginx of Debian', async () => {
        await debianPrograms('postgresql', 'pgbouncer', 'nginx')
      })
      await step('Build', () => ensureBuilt(developmentEnvironment(readEnvironment())))
      await withLock('recovery', () => run(stack.onStop))
      stack.finish(0, () => say(`\nAll is well (${sinceStart()})`))
    },
    { interrupted: 130, quiet: true }
  )
}

async function run(onStop) {
  const cluster = new Cluster(onStop)
  await step('Primary', () => cluster.openPrimary())
  await step('Shop', () => cluster.openShop())
  await step('Synchronous standby', () => cluster.openStandby())
  const failover = new Failover(cluster)
  await step('No order is answered before the standby has it', () => failover.checkCommitOrder())
  await failover.underLoad(async () => {
    await step('Primary killed, standby promoted', () => failover.failOver())
    await step('Orders are paid again', () => failover.untilPaidAgain())
    await step('The old primary comes back and takes no writes', () => failover.checkFence())
    await step('The old primary becomes the standby', () => failover.rejoin())
  })
  await step('Every paid order is made once', () => failover.checkOrders())
  await step('The books agree', () => failover.checkLedger())
  say(failover.figures())
}
