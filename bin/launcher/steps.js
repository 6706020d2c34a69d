/**
 * Progress on the terminal: one line a step, with the time it took.
 */
// Set across the restart to Node 24, so that the time of the installation counts.
const started = Number(process.env.LAUNCHER_STARTED ?? Date.now())
delete process.env.LAUNCHER_STARTED

// A closed terminal must not keep the launcher from ending in order.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})

export function say(message) {
  process.stdout.write(`${message}\n`)
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

/** For the environment of a launcher that carries on. */
export function startedEarlier() {
  return { LAUNCHER_STARTED: String(started) }
}

export function sinceStart() {
  return seconds(started)
}

/**
 * Runs a step. A step that takes long says so now and then, because a silent terminal looks like a hung one.
 * The work may return `{ note }` to add a word to its line.
 */
export async function step(title, work) {
  const begun = Date.now()
  const pulse = setInterval(() => say(`  … ${title}: still at it after ${seconds(begun)}`), 15_000)
  try {
    const result = await work()
    const note = result?.note ? `: ${result.note}` : ''
    say(`  ✓ ${title}${note} (${seconds(begun)})`)
    return result
  } catch (error) {
    if (!cutShort) say(`  ✗ ${title} (${seconds(begun)})`)
    throw error
  } finally {
    clearInterval(pulse)
  }
}

let cutShort = false

/** From here on a step that ends early has been ended: that is no failure to report. */
export function cutStepsShort() {
  cutShort = true
}

/** A failure whose message is all that the reader needs: printed without a stack. */
export class LauncherError extends Error {}

export function printFailure(error) {
  const text = error instanceof LauncherError ? error.message : error.stack
  process.stderr.write(`\n${text}\n`)
  process.exitCode = 1
}
