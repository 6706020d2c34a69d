import { say } from '../../bin/launcher/steps.js'

/** What was run how often, and what was wrong after which faults. */
export function report({ coverage, failures, seed }) {
  say('\nCoverage (times run):')
  for (const [name, times] of coverage.entries()) say(`  ${String(times).padStart(3)}  ${name}`)
  for (const { round, flow, checkout, own, struck, text } of failures)
    say(
      `\n✗ Round ${round}, ${flow}, checkout ${checkout} (${own}): ${text}\n  struck: ${struck.join('; ')}`
    )
  const wanted = coverage.pairs.length
  const met = wanted - coverage.missing.length
  say(
    `\n${coverage.runs} runs, ${met} of ${wanted} pairs, ${failures.length} failures, seed ${seed}`
  )
}
