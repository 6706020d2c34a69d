/**
 * `npm run test:cluster`: two web nodes behind nginx, two workers, PgBouncer in transaction mode, a primary and a
 * synchronous standby of Debian's PostgreSQL, and an S3 server. The primary is killed under load, and the
 * standby takes its place as docs/operations/failover.md says: no paid order is lost or made twice. Before that, one round
 * of the faults of tests/faults strikes all of it.
 */
import { ensureBuilt } from '../../bin/launcher/build.js'
import { debianPrograms } from '../../bin/launcher/debian_programs.js'
import { developmentEnvironment, readEnvironment } from '../../bin/launcher/environment.js'
import { withLock } from '../../bin/launcher/lock.js'
import { say, sinceStart, step } from '../../bin/launcher/steps.js'
import { untilStopped } from '../../bin/launcher/until_stopped.js'
import { allPairs } from '../faults/pairs.js'
import { Coverage } from '../faults/coverage.js'
import { problemsOfSharing } from '../faults/sharing.js'
import { report } from '../faults/report.js'
import { runRounds } from '../faults/suite.js'
import { Cluster, SEED } from './cluster.js'
import { Failover } from './failover.js'

const ORDERS_AT_ONCE = 20
const TIMEOUT_MILLISECONDS = 60_000

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
  await step('Nodes share sessions, limits and rates', () => checkSharing(cluster.system))
  await checkFaults(cluster.system)
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

async function checkSharing(system) {
  const problems = await problemsOfSharing(system)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Takes orders and artwork through one round of faults. */
async function checkFaults(system) {
  const coverage = new Coverage(allPairs())
  const name = 'cluster'
  const manner = { most: ORDERS_AT_ONCE, timeout: TIMEOUT_MILLISECONDS }
  const failures = await runRounds(system, { coverage, name, tell: say, ...manner })
  if (failures.length === 0) return
  report({ coverage, failures, seed: SEED })
  throw new Error('Not everything came through the faults')
}
