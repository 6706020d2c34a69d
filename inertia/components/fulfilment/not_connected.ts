import { ApiError, sentenceOf } from '~/lib/api'

const TO_ADMINS = 'Authorize Printful to connect the store.'

/** Whether an error says that an admin has to authorize Printful first. */
export const isNotConnected = (error: unknown): boolean =>
  error instanceof ApiError && error.body.code === 'E_PROVIDER_NOT_CONNECTED'

/** The sentence of a refusal for an admin, who can authorize the connection; other users read the server's sentence. */
export const adminSentenceOf = (error: unknown): string =>
  isNotConnected(error) ? TO_ADMINS : sentenceOf(error)
