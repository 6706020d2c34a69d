/**
 * Which tests go side by side: what needs no browser in one Japa process, the browser's in others. A browser test waits
 * more than it works, so that three keep two cores busy.
 */
import { readdirSync } from 'node:fs'
import { inRoot } from './paths.js'

/** Among so many processes the browser tests are dealt out, file by file. */
const BROWSER_LANES = 2

/**
 * @param args the arguments of `npm test`; none means everything
 * @returns the lanes `[{ name, args }]`
 */
export function testPlan(args) {
  if (args.length > 0) return [{ name: 'only', args }]
  const files = readdirSync(inRoot('tests', 'browser')).sort()
  const dealt = Array.from({ length: BROWSER_LANES }, (_, lane) =>
    files.filter((_file, index) => index % BROWSER_LANES === lane)
  )
  return [
    { name: 'server', args: ['unit', 'functional'] },
    ...dealt.map((own, lane) => ({ name: `browser_${lane + 1}`, args: browserTests(own) })),
  ]
}

function browserTests(files) {
  return ['browser', ...files.flatMap((file) => ['--files', `browser/${file}`])]
}
