/**
 * Starts the HTTP server. SIGTERM drains requests, closes the database pool and ends the process.
 */
import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'

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
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
