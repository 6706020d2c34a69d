/**
 * The shop as it is, which has to come through; then broken builds, none of which may.
 */
import { rmSync } from 'node:fs'
import { inTmp } from '../../bin/launcher/paths.js'
import { anyFreePort } from '../../bin/launcher/ports.js'
import { say } from '../../bin/launcher/steps.js'
import { BROKEN_BUILDS } from './broken_builds.js'
import { Postgres } from './postgres.js'
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
  rmSync(inTmp('faults'), { recursive: true, force: true })
  say(`  Seed: ${seed} (again with FAULTS_SEED=${seed})`)
  const shop = await runSuite({ ...options, nodeNumbers: isShort ? [2] : [1, 2] })
  report({ ...shop, seed })
  if (shop.failures.length > 0 || !shop.isDone) return false
  const names = Object.keys(BROKEN_BUILDS)
  return areNoticed(isShort ? [randomOf(seed).pick(names)] : names, { onStop, seed })
}

/** Side by side, as most of each is waiting, in databases of their own. */
async function areNoticed(names, { onStop, seed }) {
  const postgres = await Postgres.open(await anyFreePort())
  onStop(() => postgres.stop())
  const noticed = await Promise.all(
    names.map((broken, place) =>
      isNoticed(broken, { onStop, seed, postgres, name: `_broken_${place + 1}` })
    )
  )
  return noticed.every(Boolean)
}

/** No event helps out, so that it depends on the check alone. */
async function isNoticed(broken, { onStop, seed, postgres, name }) {
  const { only, sign } = BROKEN_BUILDS[broken]
  const preload = new URL(`./remove_a_check.js?${encodeURIComponent(broken)}`, import.meta.url).href
  const { failures } = await runSuite({
    onStop,
    seed,
    postgres,
    name,
    only,
    least: 1,
    most: 2,
    nodeNumbers: [1],
    nodeArguments: ['--import', preload],
    withoutEvents: true,
    // What cannot recover is not waited for as long as a minute.
    timeout: 15_000,
  })
  const found = failures.find(({ text }) => sign.test(text))
  say(`\n  Broken on purpose: ${broken}`)
  say(found ? `  ✓ Noticed: ${found.text}` : '  ✗ Not noticed')
  for (const { text } of found ? [] : failures) say(`    ${text}`)
  return Boolean(found)
}
