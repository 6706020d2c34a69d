/** The words of `npm run bench -- …`: which of them mean something. */
import { LauncherError } from '../launcher/steps.js'
import { scenarioNames } from './scenarios.js'

/** Benchmarks in shops of their own, whose words are not abbreviated. */
export const STANDALONE_WORDS = [
  'pages',
  'buyers',
  'events',
  'boards',
  'phone',
  'orders',
  'backlog',
  'admin',
]

/** Throws LauncherError for a word that means nothing, before a shop is filled for it. */
export function assertKnown(words) {
  const names = [...scenarioNames, 'studio'].map((name) => name.toLowerCase())
  const isKnown = (word) =>
    STANDALONE_WORDS.includes(word) || names.some((name) => name.includes(word))
  const unknown = words.filter((word) => !isKnown(word))
  if (unknown.length === 0) return
  throw new LauncherError(
    `Nothing is called ${unknown.join(', ')}. There is:\n  ${[...scenarioNames, 'studio', ...STANDALONE_WORDS].join('\n  ')}`
  )
}
