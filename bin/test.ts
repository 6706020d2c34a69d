/**
 * Boots the application in its test environment and runs the Japa suites declared in adonisrc.ts.
 */
import 'reflect-metadata'
import { createRequire } from 'node:module'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'

// Pages are rendered by React as it is deployed: that for development takes several times as long.
process.env.NODE_ENV = 'production'
const require = createRequire(import.meta.url)
for (const part of ['react', 'react/jsx-runtime', 'react-dom/server']) require(part)
process.env.NODE_ENV = 'test'

const APP_ROOT = new URL('../', import.meta.url)

function importer(filePath: string) {
  const isRelative = filePath.startsWith('./') || filePath.startsWith('../')
  return import(isRelative ? new URL(filePath, APP_ROOT).href : filePath)
}

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.listen('SIGTERM', () => app.terminate())
  })
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      setup: runnerHooks.setup,
      teardown: runnerHooks.teardown.concat([() => app.terminate()]),
    })
  })
  .run(() => run())
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
