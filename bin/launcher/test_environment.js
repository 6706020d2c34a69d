/**
 * The environment of a test run. It takes nothing from .env and none of the application's variables from the caller: a
 * test that used a developer's real Stripe key would spend real money.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { isAlive } from './lock.js'
import { inRoot, inTmp } from './paths.js'
import { anyFreePort } from './ports.js'

/** @param lane the part of the run it is for: it shares neither port nor folder with the others */
export async function testEnvironment(lane) {
  removeAbandonedData()
  const data = inTmp('test', String(process.pid), lane)
  const port = await anyFreePort()
  const env = {
    ...withoutApplicationVariables(process.env),
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    APP_URL: `http://127.0.0.1:${port}`,
    APP_KEY: 'used-by-tests-only-and-never-a-secret',
    DATA_DIR: data,
    // Where AdonisJS looks for .env: there is none.
    ENV_PATH: data,
  }
  if (process.stdout.isTTY) env.FORCE_COLOR = '1'
  return env
}

/** The caller's environment without what .env.example names. */
export function withoutApplicationVariables(environment) {
  const ours = Object.keys(parseEnv(readFileSync(inRoot('.env.example'), 'utf8')))
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !ours.includes(name)))
}

function removeAbandonedData() {
  const folder = inTmp('test')
  mkdirSync(folder, { recursive: true })
  for (const pid of readdirSync(folder)) {
    if (!isAlive(Number(pid))) rmSync(inTmp('test', pid), { recursive: true, force: true })
  }
}
