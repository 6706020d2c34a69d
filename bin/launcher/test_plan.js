/**
 * Which tests go side by side. Two Japa processes keep two cores busy: one takes what needs no browser and afterwards
 * the browser's share that evens both out, the other takes the rest of the browser's.
 */
import { readdirSync } from 'node:fs'
import { inRoot } from './paths.js'

/** One in so many browser files goes to the first process. */
const SHARE = 3

/**
 * @param args the arguments of `npm test`; none means everything
 * @returns the lanes `[{ name, args, after }]`: a lane with `after` begins when the lane of that name has ended
 */
export function testPlan(args) {
  if (args.length > 0) return [{ name: 'only', args }]
  const files = readdirSync(inRoot('tests', 'browser')).sort()
  const isShared = (_, index) => index % SHARE === SHARE - 1
  const shared = files.filter(isShared)
  const others = files.filter((...each) => !isShared(...each))
  return [
    { name: 'server', args: ['unit', 'functional'] },
    { name: 'browser', args: browserTests(others) },
    { name: 'browser_share', args: browserTests(shared), after: 'server' },
  ]
}

function browserTests(files) {
  return ['browser', ...files.flatMap((file) => ['--files', `browser/${file}`])]
}
