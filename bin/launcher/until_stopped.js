/**
 * Holds what a launcher has started until it is finished or asked to end, then ends it in the opposite order.
 */
import { cutStepsShort, printFailure, say } from './steps.js'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * @param start receives `{ onStop, isStopping, fail, finish }`, starts things and returns; what it begins later on asks
 * `isStopping` first
 * @param options `interrupted`: the exit code after a signal; `quiet`: nothing is said about stopping
 */
export async function untilStopped(start, { interrupted = 0, quiet = false } = {}) {
  const endings = []
  let stopping = false
  let lastWords = () => {}
  let end
  const ended = new Promise((resolve) => (end = resolve))

  const stack = {
    onStop: (ending) => endings.unshift(ending),
    isStopping: () => stopping,
    fail(message) {
      if (stopping) return
      process.exitCode = 1
      say(`\n${message}`)
      end()
    },
    finish(code, words) {
      if (stopping) return
      process.exitCode = code
      lastWords = words
      end()
    },
  }
  for (const signal of signals) {
    process.on(signal, () => {
      if (!stopping) process.exitCode = interrupted
      end()
    })
  }

  try {
    // A signal during the start ends it too, wherever it stands.
    await Promise.race([start(stack).then(() => ended), ended])
  } catch (error) {
    printFailure(error)
  }
  stopping = true
  cutStepsShort()
  if (!quiet) say('\nStopping …')
  for (const ending of endings) await ending()
  if (!quiet) say('Stopped.')
  lastWords()
  // A start that was cut short may still hold timers and children: their pipe closes with this process.
  process.exit()
}
