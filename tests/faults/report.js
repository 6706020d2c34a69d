import { say } from '../../bin/launcher/steps.js'

/** What was run how often, and what was wrong after which faults. */
export function report({ runs, covered, failures, seed }) {
  say('\nCoverage (times run):')
  for (const [name, times] of covered) say(`  ${String(times).padStart(3)}  ${name}`)
  const met = [...covered.values()].filter((times) => times > 0).length
  for (const { round, flow, checkout, own, names, text } of failures)
    say(
      `\n✗ Round ${round}, ${flow}, checkout ${checkout} (${own}): ${text}\n  struck: ${names.join('; ')}`
    )
  say(`\n${runs} runs, ${met} of ${covered.size} pairs, ${failures.length} failures, seed ${seed}`)
}
