/**
 * `npm run test:faults`: the suite of tests/faults against the built application.
 * FAULTS_SEED repeats a run, FAULTS_ONLY ("refund", "kill the worker") takes the pairs that hold these words,
 * FAULTS_RUNS sets how many runs there are at least; `--short` is one round on two servers and two workers.
 */
import { ensureBuilt } from './build.js'
import { developmentEnvironment, readEnvironment } from './environment.js'
import { withLock } from './lock.js'
import { say, sinceStart, step } from './steps.js'
import { untilStopped } from './until_stopped.js'

export async function runFaults() {
  const env = developmentEnvironment(readEnvironment())
  say('Gigstall: faults')
  await untilStopped(
    async (stack) => {
      await step('Build', () => ensureBuilt(env))
      const { runAll } = await import('../../tests/faults/run_all.js')
      // The faults restart PostgreSQL, so no other run can share it.
      const isSound = await withLock('faults', () =>
        runAll({
          onStop: stack.onStop,
          seed: Number(env.FAULTS_SEED ?? Date.now() % 1_000_000_000),
          only: env.FAULTS_ONLY ?? '',
          least: Number(env.FAULTS_RUNS ?? 200),
          isShort: process.argv.includes('--short'),
        })
      )
      stack.finish(isSound ? 0 : 1, () => say(`\nWhole run: ${sinceStart()}`))
    },
    { interrupted: 130, quiet: true }
  )
}
