/** What a run of many buyers came to, for the terminal. */
import { say } from '../../launcher/steps.js'
import { line } from '../report.js'

const SHOWN_PROBLEMS = 20

/** What costs most, and waits for its turn when everybody buys. */
const ORDERS = ['Checkout session', 'Success page']

export function reportAnswers({ timings, used }) {
  const totals = [
    timings.total('All but orders', (step) => !ORDERS.includes(step)),
    timings.total('All'),
  ]
  say(`\nAnswers of the shop (ms)`)
  say(line(['', 'answers', 'errors', 'p50', 'p95', 'p99', 'max']))
  for (const { step, count, errors, ...times } of [...timings.rows(), ...totals])
    say(
      line([
        step,
        count,
        errors,
        ...['p50', 'p95', 'p99', 'max'].map((name) => times[name].toFixed(0)),
      ])
    )
  for (const [what, times] of timings.errors) say(`  ${times} times ${what}`)
  const seconds = Object.entries(used).map(([name, time]) => `${name} ${time.toFixed(1)} s`)
  say(`Processors: ${seconds.join(', ')}`)
}

/** @returns whether it is good */
export function reportOutcome({ timings, paid, problems, limit }) {
  const total = timings.total('All')
  say(`Paid checkouts: ${paid.length}`)
  for (const problem of problems.slice(0, SHOWN_PROBLEMS)) say(`✗ ${problem}`)
  if (problems.length > SHOWN_PROBLEMS) say(`✗ and ${problems.length - SHOWN_PROBLEMS} more`)
  const isQuick = total.p99 <= limit
  say(`${isQuick ? '✓' : '✗'} p99 ${total.p99.toFixed(0)} ms, at most ${limit}`)
  say(problems.length === 0 ? '✓ Nothing lost, nothing twice' : `✗ ${problems.length} things wrong`)
  return isQuick && problems.length === 0 && total.errors === 0 && paid.length > 0
}
