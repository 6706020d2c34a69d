import logger from '@adonisjs/core/services/logger'
import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import * as answers from '#fulfilment/printful/answers'
import type { PrintfulTransport, ProviderCall } from '#fulfilment/printful/transport'
import { ProviderUnavailable } from '#fulfilment/refusals'

/** Printful's envelope around a result. */
export const envelopeOf = <Result extends SchemaTypes>(result: Result) =>
  vine.create(vine.object({ result, paging: answers.paging.clone().optional() }))

type Reading<Answer> = {
  tryValidate(given: unknown): Promise<[{ messages: unknown }, null] | [null, Answer]>
}

/** Asks, and lets in only what holds to the reading. Throws what the transport throws, and ProviderUnavailable. */
export async function askValidated<Answer>(
  transport: PrintfulTransport,
  reading: Reading<Answer>,
  call: ProviderCall
): Promise<Answer> {
  const [error, answer] = await reading.tryValidate(await transport.send(call))
  if (!error) return answer
  const { messages } = error
  logger.error({ path: call.path, messages }, 'Printful answered something else than it describes')
  throw new ProviderUnavailable('unreadable')
}
