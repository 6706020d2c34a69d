/**
 * Checks after a whole run that every requirement of docs/requirements/ is proven. A test proves a requirement by
 * carrying its id as a tag: `test('…', …).tags(['CART-1'])`.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { inRoot } from './paths.js'
import { specFiles } from './test_plan.js'

const FOLDER = inRoot('docs', 'requirements')
const ROW = /^\| *([A-Z]+-\d+) *\|(.*)\|(.*)\| *$/

/**
 * @param markdown a page whose table has rows `| id | requirement | rule |`
 * @returns `[{ id, requirement, rule }]`; the rule is empty where there is none
 */
export function parseRequirements(markdown) {
  return markdown
    .split('\n')
    .map((line) => ROW.exec(line))
    .filter(Boolean)
    .map(([, id, requirement, rule]) => ({
      id,
      requirement: requirement.trim(),
      rule: rule.trim(),
    }))
}

/** @returns the requirements of every module, as parseRequirements returns them */
export function readRequirements() {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      parseRequirements(readFileSync(inRoot('docs', 'requirements', file), 'utf8'))
    )
}

/**
 * @param requirements `[{ id }]`
 * @param results `[{ file, title, outcome, tags }]` of one run; outcome is passed, failed or skipped; a test over a
 * dataset has one entry for each row
 * @returns one sentence for each requirement without a passing test, for each tagged test that did not pass, and for
 * each tag that is not the id of a requirement
 * @param provenElsewhere ids that other tests prove: those of the slow ones, which are not part of a whole run
 */
export function unprovenRequirements(requirements, results, provenElsewhere = []) {
  const known = new Set(requirements.map(({ id }) => id))
  const problems = []
  for (const { file, title, outcome, tags = [] } of results) {
    for (const tag of tags) {
      if (!known.has(tag)) problems.push(`${file} › ${title}: there is no requirement ${tag}`)
      else if (outcome !== 'passed') {
        problems.push(`${tag}: a ${outcome} test: ${file} › ${title}`)
      }
    }
  }
  const tagged = new Set([...provenElsewhere, ...results.flatMap(({ tags = [] }) => tags)])
  const missing = [...known].filter((id) => !tagged.has(id))
  return [...missing.map((id) => `${id}: no test has this tag`), ...new Set(problems)]
}

/**
 * Checks a whole `npm test`, or a whole `npm run test:slow` where `slow` is set: `npm test` accepts the requirements
 * that slow tests are tagged with, and those are what `npm run test:slow` has to prove.
 * @param results as unprovenRequirements takes them
 */
export function checkRequirements(results, { slow = false } = {}) {
  const all = readRequirements()
  const ofSlowTests = slowTests().ids
  const requirements = slow ? all.filter(({ id }) => ofSlowTests.includes(id)) : all
  const problems = unprovenRequirements(requirements, results, slow ? [] : ofSlowTests)
  return { total: requirements.length, problems }
}

/** @returns `{ count, ids }` of the tests in tests/slow, as their sources say: how many, and which requirements they prove */
export function slowTests() {
  const sources = specFiles('slow').map((file) => readFileSync(inRoot('tests', file), 'utf8'))
  const lists = sources.flatMap((text) => [...text.matchAll(/\.tags\(\[([^\]]*)\]/g)])
  return {
    count: sources.flatMap((text) => text.match(/^ +test\(/gm) ?? []).length,
    ids: [...new Set(lists.flatMap(([, list]) => list.match(/[A-Z]+-\d+/g) ?? []))],
  }
}
