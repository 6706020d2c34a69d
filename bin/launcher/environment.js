/**
 * The environment the application gets from the launcher. What the caller or .env sets always wins, because the built
 * server runs in build/ and would not find .env itself.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { inRoot, inTmp } from './paths.js'

/** process.env over .env; an empty value counts as unset, as in .env.example. */
export function readEnvironment() {
  const file = inRoot('.env')
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return withoutEmpty({ ...withoutEmpty(fromFile), ...process.env })
}

function withoutEmpty(values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

/** A secret that is made once for this checkout, readable by its owner only. */
export function keptSecret(file, bytes = 32) {
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(bytes).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

/** Settings of a demo or development process. */
export function developmentEnvironment(given) {
  return {
    HOST: '127.0.0.1',
    APP_KEY: given.APP_KEY ?? keptSecret(inTmp('app_key')),
    DATA_DIR: inRoot('tmp'),
    ...given,
    NODE_ENV: 'development',
  }
}
