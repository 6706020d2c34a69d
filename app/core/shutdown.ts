import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'

/** How long open requests and running jobs may take to finish once nothing new is accepted; DRAIN_SECONDS overrides. */
const DRAIN_SECONDS = 30

/** How long what remains may take after that: closing the database pool and the like. */
const CLOSE_MS = 5_000

/** Tells a supervisor that the process ended because of an uncaught exception (EX_SOFTWARE of sysexits.h). */
export const UNCAUGHT_EXIT_CODE = 70

/** Whether the process has been asked to end: /health/ready answers 503 from then on, and connections are not kept open. */
export const draining = { hasBegun: false }

/**
 * Ends a server that its supervisor has asked to end (SIGTERM). First it goes on serving for SHUTDOWN_DELAY_SECONDS while
 * /health/ready answers 503, so that a load balancer stops sending requests here before the listener closes.
 */
export async function drainAndShutDown(app: ApplicationService, server?: Server) {
  if (draining.hasBegun) return
  draining.hasBegun = true
  await pause(1000 * (await environment()).get('SHUTDOWN_DELAY_SECONDS', 0))
  await shutDown(app, server)
}

/**
 * Ends the application in order: it accepts nothing new, finishes what is open and closes its connections. After
 * {@link DRAIN_SECONDS} connections that are still open are cut, so that half a request cannot keep the process alive.
 */
export async function shutDown(app: ApplicationService, server?: Server, drainMs?: number) {
  draining.hasBegun = true
  const drain = drainMs ?? 1000 * (await environment()).get('DRAIN_SECONDS', DRAIN_SECONDS)
  setTimeout(() => server?.closeAllConnections(), drain).unref()
  setTimeout(() => process.exit(process.exitCode ?? 1), drain + CLOSE_MS).unref()
  await app.terminate()
}

const environment = async () => (await import('#start/env')).default

/**
 * Logs an uncaught exception or an unhandled rejection and ends the process in order with {@link UNCAUGHT_EXIT_CODE}, for
 * its supervisor (`npm start`, systemd) to start it again. The state of the process is unknown from there on, so it never
 * goes on; a second exception while it ends is only logged.
 */
export function restartOnUncaughtException(
  app: ApplicationService,
  server: () => Server | undefined
) {
  let isEnding = false
  const end = async (error: unknown, origin: string) => {
    await logFatal(app, error, origin)
    if (isEnding) return
    isEnding = true
    process.exitCode = UNCAUGHT_EXIT_CODE
    await shutDown(app, server(), 5_000)
    process.exit(UNCAUGHT_EXIT_CODE)
  }
  process.on('uncaughtException', (error) => void end(error, 'uncaughtException'))
  process.on('unhandledRejection', (error) => void end(error, 'unhandledRejection'))
}

async function logFatal(app: ApplicationService, error: unknown, origin: string) {
  try {
    const logger = await app.container.make('logger')
    logger.fatal({ err: error, origin }, 'Uncaught exception: the process restarts')
  } catch {
    process.stderr.write(`${origin}: ${String(error)}\n`)
  }
}
