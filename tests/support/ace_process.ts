import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { PRODUCTION } from '#tests/support/production'

/** Compiles TypeScript for a child process, and takes from the cache of the tests what is compiled already. */
export const TYPESCRIPT_LOADER = './bin/launcher/typescript_loader.js'

/** Runs an Ace command as a process of its own, in production. Rejects where it fails. */
export function runAceInProduction(...args: string[]) {
  return runAceWith({}, ...args)
}

/** The same, with other settings. */
export function runAceWith(settings: Record<string, string>, ...args: string[]) {
  return promisify(execFile)(
    process.execPath,
    [`--import=${TYPESCRIPT_LOADER}`, 'bin/console.ts', ...args],
    { cwd: app.makePath(), env: { ...process.env, ...PRODUCTION, ...settings } }
  )
}
