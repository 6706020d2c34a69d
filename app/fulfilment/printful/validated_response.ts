import logger from '@adonisjs/core/services/logger'
import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { reasonOf, type Fault } from '#fulfilment/printful/read_each'
import type { PrintfulTransport, ProviderCall } from '#fulfilment/printful/transport'
import { ProviderUnavailable } from '#fulfilment/errors'

/** Printful's envelope around a result; its `paging` is read by `totalIn`. */
export const envelopeOf = <Result extends SchemaTypes>(result: Result) =>
  vine.create(vine.object({ result, paging: vine.any().optional() }))

/** Around a list that is read item by item. */
export const listEnvelope = vine.create(
  vine.object({ result: vine.any(), paging: vine.any().optional() })
)

type ResponseSchema<Answer> = {
  tryValidate(given: unknown): Promise<[{ messages: unknown }, null] | [null, Answer]>
}

/** Asks, and lets in only what fits the schema. Throws what the transport throws, and ProviderUnavailable. */
export async function askValidated<Answer>(
  transport: PrintfulTransport,
  schema: ResponseSchema<Answer>,
  call: ProviderCall
): Promise<Answer> {
  const given = await transport.send(call)
  const [error, answer] = await schema.tryValidate(given)
  if (!error) return answer
  const { messages } = error
  logger.error({ path: call.path, messages }, 'Printful answered something else than it describes')
  throw new ProviderUnavailable('unreadable', null, reasonOf(given, messages as Fault[]))
}

/** Where a page of a list ends, and where the next begins. */
export type PageEnd = { total: number; nextOffset: number | null }

/**
 * By `paging.total`; where that is missing or odd, a full page has another one behind it. An empty page ends the list
 * whatever its total says: else it would be asked for again and again.
 */
export function pageEnd(
  { offset, length, pageSize }: { offset: number; length: number; pageSize: number },
  paging: unknown
): PageEnd {
  const end = offset + length
  const given: unknown =
    typeof paging === 'object' && paging !== null && 'total' in paging ? paging.total : null
  const reported = given === null || given === '' ? Number.NaN : Number(given)
  const isKnown = Number.isSafeInteger(reported) && reported >= 0
  const total = isKnown ? reported : end + (length >= pageSize ? 1 : 0)
  return { total, nextOffset: length > 0 && end < total ? end : null }
}
