/**
 * Holds the table of requirements (docs/requirements.md) against what the tests did: every requirement names the tests
 * that prove it, and a run in which one of them is missing, skipped or failed has not proved it.
 */
import { readFileSync } from 'node:fs'
import { inRoot } from './paths.js'

/**
 * The rows of the table: `| id | requirement | source | proof |`, where a proof is "file › title of the test" and several stand
 * with `<br>` between them.
 * @returns `[{ id, requirement, source, tests: [{ file, title }] }]`
 */
export function readRequirements(markdown) {
  return markdown
    .split('\n')
    .map((line) => /^\| *([A-Z]+-\d+) *\|(.*)\|(.*)\|(.*)\| *$/.exec(line))
    .filter(Boolean)
    .map(([, id, requirement, source, proof]) => ({
      id,
      requirement: requirement.trim(),
      source: source.trim(),
      tests: proof.split('<br>').map(readCitedTest).filter(Boolean),
    }))
}

function readCitedTest(text) {
  const [file, title] = text.split('›').map((part) => part.trim())
  return file && title ? { file: `tests/${file}`, title } : undefined
}

/**
 * @param results `[{ file, title, outcome }]` of one run, outcome passed, failed or skipped; a test over a dataset has
 * one entry a row
 * @returns one sentence for each proof that is none
 */
export function uncoveredRequirements(requirements, results) {
  const outcomes = Map.groupBy(results, ({ file, title }) => `${file} › ${title}`)
  return requirements.flatMap(({ id, tests }) => {
    if (tests.length === 0) return [`${id} names no test`]
    return tests.flatMap(({ file, title }) => {
      const name = `${file} › ${title}`
      const found = outcomes.get(name)?.map(({ outcome }) => outcome)
      if (!found) return [`${id}: no such test ran: ${name}`]
      const wrong = found.find((outcome) => outcome !== 'passed')
      return wrong ? [`${id}: the test was ${wrong}: ${name}`] : []
    })
  })
}

/** @param results as of `uncoveredRequirements` */
export function checkRequirementsCoverage(results) {
  const requirements = readRequirements(readFileSync(inRoot('docs', 'requirements.md'), 'utf8'))
  return { total: requirements.length, missing: uncoveredRequirements(requirements, results) }
}
