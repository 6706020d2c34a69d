/**
 * The shop as it is, which has to come through; then each broken build, which must not.
 */
import { say } from '../../bin/launcher/steps.js'
import { BROKEN_BUILDS } from './broken_builds.js'
import { runSuite } from './suite.js'

/** @returns whether the shop came through and every broken build was noticed */
export async function runAll({ isShort, ...options }) {
  const { onStop, seed } = options
  const shop = await runSuite({ ...options, isShort, nodeNumbers: isShort ? [2] : [1, 2] })
  if (!shop.isSound) return false
  for (const [name, { only: telling }] of Object.entries(BROKEN_BUILDS)) {
    say(`\n  Broken on purpose: ${name}`)
    const preload = new URL(`./remove_a_check.js?${encodeURIComponent(name)}`, import.meta.url).href
    const broken = await runSuite({
      onStop,
      seed,
      only: telling,
      least: 1,
      nodeNumbers: [1],
      nodeArguments: ['--import', preload],
      isQuiet: true,
      // Nobody waits a minute for what cannot come right.
      patience: 20_000,
    })
    if (broken.failures === 0) {
      say(`\n✗ The suite did not notice that ${name}`)
      return false
    }
    say(`  ✓ Noticed: ${broken.words[0]}`)
  }
  return true
}
