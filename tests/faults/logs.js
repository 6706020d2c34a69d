/**
 * What no fault excuses in the logs of servers and workers: a mistake of the program itself.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MISTAKES = ['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError']
/** How the program calls what cannot be. */
const IMPOSSIBLE = /^Impossible: /
/** What Node calls a lost connection, before it says why. */
const LOST = /^(fetch failed|terminated)/

/** @returns what is wrong, one text each */
export function problemsInLogs({ folder }) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.log'))
    .flatMap((name) => mistakesIn(name, readFileSync(join(folder, name), 'utf8')))
}

/** @param text one entry as JSON each line, as far as it is one */
export function mistakesIn(name, text) {
  return text
    .split('\n')
    .map(errorIn)
    .filter((error) => error && isMistake(error))
    .map(({ stack }) => `${name}: ${stack}`)
}

const isMistake = ({ type, message }) =>
  IMPOSSIBLE.test(message) || (MISTAKES.includes(type) && !LOST.test(message))

function errorIn(line) {
  try {
    const { err, error } = JSON.parse(line)
    return err ?? error
  } catch {
    return null
  }
}
