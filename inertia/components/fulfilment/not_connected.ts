import { ApiError, sentenceOf } from '~/lib/api'

const TO_ADMINS = 'Authorize Printful to connect the store.'

/** Printful waits for an admin's word. */
export const isNotConnected = (error: unknown): boolean =>
  error instanceof ApiError && error.body.code === 'E_PROVIDER_NOT_CONNECTED'

/** A refusal as an admin is told it, who is the one that can authorize; everybody else reads the server's sentence. */
export const adminSentenceOf = (error: unknown): string =>
  isNotConnected(error) ? TO_ADMINS : sentenceOf(error)
