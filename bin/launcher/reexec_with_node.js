/**
 * Every entry in bin/ begins here: the machine's Node installs what is missing, then Node 24 of node_modules takes over.
 */
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.js'
import { bundledNode, inRoot } from './paths.js'
import { printFailure, startedEarlier } from './steps.js'
import { endWithNpm, watchParent } from './parent_watch.js'

/** @param entry URL of the calling file @param main loads and runs what needs Node 24 and the dependencies */
export async function reexecWithBundledNode(entry, main) {
  endWithNpm()
  try {
    const installed = await ensureInstalled()
    if (installed || realpathSync(process.execPath) !== realpathSync(bundledNode)) {
      process.exitCode = await runOnBundledNode(fileURLToPath(entry))
      process.exit()
    }
    const bin = inRoot('node_modules', '.bin')
    process.env.PATH = [bin, process.env.PATH].filter(Boolean).join(delimiter)
    await main()
  } catch (error) {
    printFailure(error)
  }
}

function runOnBundledNode(script) {
  const watch = watchParent('self')
  const child = spawn(bundledNode, [...watch.args, script, ...process.argv.slice(2)], {
    env: { ...process.env, ...startedEarlier() },
    stdio: ['inherit', 'inherit', 'inherit', ...watch.stdio],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
