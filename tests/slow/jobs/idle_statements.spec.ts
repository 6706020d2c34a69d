import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import env from '#start/env'
import { databaseProxy } from '#tests/support/database_proxy'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess } from '#tests/support/server_process'
import { startWorkerProcess } from '#tests/support/worker_process'

/** From here on nothing that belongs to the start is sent. */
const SETTLED_MS = 20_000

/** As long as the shortest timer, so that each of them runs. */
const SECONDS = 60

const MOST_STATEMENTS_A_SECOND = 10

test.group('A shop without visitors', (group) => {
  group.setup(resetDatabase)

  test('on two web nodes and two workers sends at most ten statements a second', async ({
    assert,
    cleanup,
  }) => {
    const sent: string[] = []
    const proxy = await databaseProxy(env.get('DATABASE_URL'), (sql) => sent.push(sql))
    cleanup(() => proxy.close())
    const settings = { DATABASE_URL: proxy.url }
    const start = [startServerProcess, startServerProcess, startWorkerProcess, startWorkerProcess]
    for (const startProcess of start) {
      const { child } = await startProcess({ settings })
      cleanup(() => void child.kill('SIGKILL'))
    }
    await pause(SETTLED_MS)
    sent.length = 0
    await pause(SECONDS * 1_000)
    const perSecond = sent.length / SECONDS
    assert.isAbove(perSecond, 0)
    assert.isAtMost(perSecond, MOST_STATEMENTS_A_SECOND, mostFrequent(sent))
  })
    .tags(['DB-5'])
    .timeout(240_000)
})

/** The statements that were sent most often, each with how often. */
function mostFrequent(sent: string[]): string {
  const counts = Map.groupBy(sent, (sql) => sql.replaceAll(/\s+/g, ' ').trim().slice(0, 120))
  return [...counts]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, 40)
    .map(([sql, each]) => `${each.length} × ${sql}`)
    .join('\n')
}
