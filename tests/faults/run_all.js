/**
 * The shop as it is, which has to come through; then broken builds, none of which may.
 */
import { say } from '../../bin/launcher/steps.js'
import { BROKEN_BUILDS } from './broken_builds.js'
import { randomOf } from './random.js'
import { report } from './report.js'
import { runSuite } from './suite.js'

/**
 * @param options `{ onStop, seed, only, least, isShort }`; short: one round on two servers and two workers, and one of
 * the broken builds
 * @returns whether the shop came through and every broken build was noticed
 */
export async function runAll(options) {
  const { onStop, seed, isShort } = options
  say(`  Seed: ${seed} (again with FAULTS_SEED=${seed})`)
  const shop = await runSuite({ ...options, nodeNumbers: isShort ? [2] : [1, 2] })
  report({ ...shop, seed })
  if (shop.failures.length > 0 || !shop.isDone) return false
  const names = Object.keys(BROKEN_BUILDS)
  for (const name of isShort ? [randomOf(seed).pick(names)] : names)
    if (!(await isNoticed(name, { onStop, seed }))) return false
  return true
}

/** No event helps out, so that it depends on the check alone. */
async function isNoticed(name, { onStop, seed }) {
  say(`\n  Broken on purpose: ${name}`)
  const { only, sign } = BROKEN_BUILDS[name]
  const preload = new URL(`./remove_a_check.js?${encodeURIComponent(name)}`, import.meta.url).href
  const { failures } = await runSuite({
    onStop,
    seed,
    only,
    least: 1,
    most: 2,
    nodeNumbers: [1],
    nodeArguments: ['--import', preload],
    withoutEvents: true,
    // Nobody waits a minute for what cannot come right.
    patience: 15_000,
  })
  const found = failures.find(({ text }) => sign.test(text))
  say(found ? `  ✓ Noticed: ${found.text}` : '  ✗ Not noticed')
  for (const { text } of found ? [] : failures) say(`    ${text}`)
  return Boolean(found)
}
