import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { advanceOrders } from '#sandbox/printful/orders/upkeep'
import { sendKept } from '#sandbox/printful/webhooks/dispatch'

const PAUSE_MILLISECONDS = 15_000

/**
 * What Printful does unasked, in a running server only: orders are made and sent, and events that an earlier process
 * did not deliver go out. Never keeps a process alive.
 */
export function startUpkeep(): void {
  if (app.getEnvironment() !== 'web') return
  app.ready(() => void sendKept().catch(complain))
  const timer = setInterval(() => void advanceOrders().catch(complain), PAUSE_MILLISECONDS).unref()
  app.terminating(() => clearInterval(timer))
}

const complain = (error: unknown) =>
  logger.error({ err: error }, 'The upkeep of the stand-in for Printful failed')
