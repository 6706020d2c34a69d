/**
 * Which tests go side by side: what needs no browser in one Japa process, the browser's in others. A browser test waits
 * more than it works, so that three keep two cores busy.
 */
import { readdirSync, statSync } from 'node:fs'
import { inRoot } from './paths.js'

/** Among so many processes the browser tests are dealt out, file by file. */
const BROWSER_LANES = 2

/**
 * @param args the arguments of `npm test`; none means everything
 * @returns the lanes `[{ name, args }]`
 */
export function testPlan(args) {
  if (args.length > 0) return [{ name: 'only', args }]
  const dealt = dealtOut(readdirSync(inRoot('tests', 'browser')))
  return [
    { name: 'server', args: ['unit', 'functional'] },
    ...dealt.map((own, lane) => ({ name: `browser_${lane + 1}`, args: browserTests(own) })),
  ]
}

/** The longest file first, each to who has least so far: what is longer to read takes longer to run. */
function dealtOut(files) {
  const sized = files.map((file) => ({
    file,
    size: statSync(inRoot('tests', 'browser', file)).size,
  }))
  const lanes = Array.from({ length: BROWSER_LANES }, () => ({ files: [], size: 0 }))
  for (const { file, size } of sized.sort((one, other) => other.size - one.size)) {
    const [emptiest] = lanes.toSorted((one, other) => one.size - other.size)
    emptiest.files.push(file)
    emptiest.size += size
  }
  return lanes.map((lane) => lane.files.sort())
}

function browserTests(files) {
  return ['browser', ...files.flatMap((file) => ['--files', `browser/${file}`])]
}
