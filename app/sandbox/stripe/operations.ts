import type { Operation } from '#sandbox/stripe/api'
import { makeSession } from '#sandbox/stripe/make_session'
import { events, intentOrFail, presentSession, sessions } from '#sandbox/stripe/objects'
import { current, expire } from '#sandbox/stripe/session_moves'
import { missing } from '#sandbox/stripe/stripe_error'

export const createSession: Operation = async (fields, expand) => {
  const session = makeSession(fields)
  await sessions.save(session.id, session)
  return presentSession(session, expand)
}

export const retrieveSession =
  (id: string): Operation =>
  async (_, expand) =>
    presentSession(await current(id), expand)

export const expireSession =
  (id: string): Operation =>
  async (_, expand) =>
    presentSession(await expire(id), expand)

export const retrieveIntent =
  (id: string): Operation =>
  () =>
    intentOrFail(id)

export const retrieveEvent =
  (id: string): Operation =>
  async () => {
    const event = await events.find(id)
    if (!event) throw missing('event', id)
    return event
  }
