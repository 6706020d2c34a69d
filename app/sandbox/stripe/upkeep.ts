import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { resumeDeliveries } from '#sandbox/stripe/deliveries'
import { sessions } from '#sandbox/stripe/objects'
import { current, isOverdue } from '#sandbox/stripe/session_moves'

const PAUSE_MILLISECONDS = 60_000

/**
 * What Stripe does unasked, in a running server only: sessions end when their time is over, and events that an earlier
 * process did not deliver are sent. Never keeps a process alive.
 */
export function startUpkeep(): void {
  if (app.getEnvironment() !== 'web') return
  app.ready(() => void resumeDeliveries().catch(complain))
  const timer = setInterval(() => void expireOverdue().catch(complain), PAUSE_MILLISECONDS).unref()
  app.terminating(() => clearInterval(timer))
}

export async function expireOverdue(): Promise<void> {
  for (const session of await sessions.all()) if (isOverdue(session)) await current(session.id)
}

const complain = (error: unknown) =>
  logger.error({ err: error }, 'The upkeep of the payment stand-in failed')
