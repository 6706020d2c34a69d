/**
 * Runs one Ace command.
 */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { reportStartFailure } from '#core/report_start_failure'
import { shutDown } from '#core/shutdown'

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
    app.listen('SIGTERM', () => shutDown(app))
    app.listenIf(app.managedByPm2, 'SIGINT', () => shutDown(app))
  })
  .ace()
  .handle(process.argv.slice(2))
  .catch(reportStartFailure)
