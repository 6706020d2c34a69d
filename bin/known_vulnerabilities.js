/**
 * `npm run known-vulnerabilities`: asks npm's registry for advisories about the packages that production runs. Ends with 1 where one
 * is of high or critical severity, and says so aloud where the registry does not answer.
 */
import { spawnSync } from 'node:child_process'

const SERIOUS = ['high', 'critical']

const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
  maxBuffer: 50_000_000,
})
const answer = readAnswer(stdout)
if (!answer.vulnerabilities) {
  console.log(
    `Skipped: the registry gives no advisories (${answer.message ?? error?.message ?? 'no answer'}).`
  )
  process.exit()
}
const found = Object.values(answer.vulnerabilities).filter(({ severity }) =>
  SERIOUS.includes(severity)
)
for (const { name, severity, range, via } of found)
  console.log(`${name} ${range}: ${severity}: ${titlesOf(via).join('; ')}`)
console.log(
  found.length === 0
    ? 'No known high or critical vulnerability.'
    : `${found.length} packages have one.`
)
process.exitCode = Number(found.length > 0)

function readAnswer(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** `via` names advisories, and packages by which they come. */
function titlesOf(via) {
  return via.map((each) => (typeof each === 'string' ? `by ${each}` : each.title))
}
