import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import env from '#start/env'

/** `node ace queue:work` as a process of its own, on this test's database. The caller ends it. */
export async function startWorkerProcess({ settings = {} }: { settings?: Record<string, string> }) {
  const child = spawn(process.execPath, ['ace.js', 'queue:work'], {
    cwd: app.makePath(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: env.get('DATABASE_URL'),
      SESSION_DRIVER: 'hybrid',
      LOG_LEVEL: 'info',
      ...settings,
    },
  })
  let log = ''
  child.stdout.on('data', (text) => (log += text))
  child.stderr.on('data', (text) => (log += text))
  for (let waited = 0; waited < 180_000; waited += 100) {
    if (log.includes('Working on the queues')) return { child, log: () => log }
    if (child.exitCode !== null) break
    await pause(100)
  }
  throw new Error(`The worker does not start:\n${log}`)
}
