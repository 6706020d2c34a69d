import type { Operation } from '#sandbox/stripe/api'
import { disputeOrFail, presentDispute } from '#sandbox/stripe/disputes'
import { putEvidence } from '#sandbox/stripe/dispute_evidence'
import { warningOrFail } from '#sandbox/stripe/early_fraud_warnings'
import { presentIntent } from '#sandbox/stripe/charges'
import { makeSession } from '#sandbox/stripe/make_session'
import {
  events,
  intentOrFail,
  presentSession,
  refundOrFail,
  sessions,
} from '#sandbox/stripe/objects'
import { makeRefund, refundsOf } from '#sandbox/stripe/refunds'
import { fieldsOf, listOf, textOf, wholeNumber } from '#sandbox/stripe/session_params'
import { current, expire } from '#sandbox/stripe/session_moves'
import { invalid, missing } from '#sandbox/stripe/stripe_error'

export const createSession: Operation = async (fields, expand) => {
  const session = await makeSession(fields)
  return presentSession(await sessions.create(session.id, () => session), expand)
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
  async (_, expand) =>
    presentIntent(await intentOrFail(id), expand)

export const createRefund: Operation = (fields) => makeRefund(fields)

export const retrieveRefund =
  (id: string): Operation =>
  () =>
    refundOrFail(id)

export const listRefunds: Operation = async (fields) => {
  const intentId = textOf(fields.payment_intent)
  if (!intentId) throw invalid('The stand-in lists the refunds of one payment_intent.')
  const data = await refundsOf(intentId)
  return { object: 'list', url: '/v1/refunds', has_more: false, data }
}

export const retrieveDispute =
  (id: string): Operation =>
  async () =>
    presentDispute(await disputeOrFail(id))

export const updateDispute =
  (id: string): Operation =>
  (fields) =>
    putEvidence(id, fields)

export const retrieveEarlyFraudWarning =
  (id: string): Operation =>
  () =>
    warningOrFail(id)

/** Lists our own account's events, newest first. Those of a connected account need a call made as that account. */
export const listEvents: Operation = async (fields) => {
  const { gte, lte } = fieldsOf(fields.created)
  const limit = fields.limit === undefined ? 10 : wholeNumber(fields.limit, 'limit', 1)
  const types = listOf(fields.types)
  if (types.length > 20) throw invalid('You can list at most 20 types of events.', 'types')
  const all = (await events.all())
    .filter(({ created }) => created >= Number(gte ?? 0) && created <= Number(lte ?? Infinity))
    .filter(({ account, type }) => !account && (types.length === 0 || types.includes(type)))
    .sort((one, other) => other.created - one.created || (one.id < other.id ? 1 : -1))
  const last = textOf(fields.starting_after)
  const begin = last ? all.findIndex(({ id }) => id === last) + 1 : 0
  const data = all.slice(begin, begin + limit)
  return { object: 'list', url: '/v1/events', has_more: begin + limit < all.length, data }
}

export const retrieveEvent =
  (id: string): Operation =>
  async () => {
    const event = await events.find(id)
    if (!event) throw missing('event', id)
    return event
  }
