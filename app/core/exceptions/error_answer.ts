import { errors as authErrors } from '@adonisjs/auth'
import { errors as bouncerErrors } from '@adonisjs/bouncer'
import { errors as limiterErrors } from '@adonisjs/limiter'
import { errors as shieldErrors } from '@adonisjs/shield'
import { errors as vineErrors } from '@vinejs/vine'
import { isConnectionError } from '#core/database/connection_error'
import { deprecatedCodes } from '#core/deprecated_names'
import { DatabaseUnavailable, DomainError } from '#core/exceptions/errors'
import { waitInWords } from '#shared/wait_words'

export type ErrorAnswer = {
  status: number
  headers: Record<string, string>
  body: {
    message: string
    code: string
    errors?: { field: string; rule: string; message: string }[]
    [detail: string]: unknown
  }
}

type Fault = { status?: number; code?: string; message?: string; messages?: unknown }

/** Framework errors whose own words are not ours: status → code and sentence. */
const BY_STATUS: Record<number, { code: string; message: string }> = {
  400: { code: 'E_BAD_REQUEST', message: 'The request could not be read' },
  404: { code: 'E_NOT_FOUND', message: 'Not found' },
  405: { code: 'E_METHOD_NOT_ALLOWED', message: 'Method not allowed' },
  413: { code: 'E_TOO_LARGE', message: 'The request is too large' },
  415: { code: 'E_UNSUPPORTED_MEDIA_TYPE', message: 'Send JSON' },
}

/** The body parser's status for JSON that is neither an object nor a list. Our 422 speaks of fields, and there are none. */
const NO_FIELDS = 422

/** zlib's codes for a body that is not compressed as its Content-Encoding says. */
const NOT_COMPRESSED = /^(Z_|ERR__ERROR_|ZSTD_|ERR_ZSTD)/

/** PostgreSQL refuses text with a null byte or broken characters: bad input, not a fault of ours. */
const UNREADABLE_TEXT = ['22021', '22P05']

/**
 * The JSON form of any thrown value (docs/rules/http-api.md#errors). Unknown faults say nothing of their inside.
 */
export function toErrorAnswer(error: unknown): ErrorAnswer {
  if (isConnectionError(error)) return toErrorAnswer(new DatabaseUnavailable())
  if (error instanceof DatabaseUnavailable) {
    const { status, code, message } = error
    return { ...answer(status, code!, message), headers: { 'Retry-After': '5' } }
  }
  if (error instanceof DomainError) {
    const code = error.code ?? 'E_REFUSED'
    const deprecatedCode = error.deprecatedCode ?? deprecatedCodes[code]
    const details = { ...(deprecatedCode && { deprecatedCode }), ...error.details }
    const refused = answer(error.status, code, error.message, details)
    const seconds = error.retryAfterSeconds
    return seconds === null ? refused : { ...refused, headers: { 'Retry-After': String(seconds) } }
  }
  if (error instanceof vineErrors.E_VALIDATION_ERROR) {
    const errors = (error.messages as { field: string; rule: string; message: string }[]).map(
      ({ field, rule, message }) => ({ field, rule, message })
    )
    return answer(422, 'E_VALIDATION_ERROR', errors[0]?.message ?? 'Validation failed', { errors })
  }
  if (error instanceof shieldErrors.E_BAD_CSRF_TOKEN) {
    return answer(403, 'E_BAD_CSRF_TOKEN', 'The page is out of date. Reload it and try again.')
  }
  if (error instanceof authErrors.E_UNAUTHORIZED_ACCESS)
    return answer(401, 'E_UNAUTHORIZED', 'Unauthorized')
  if (error instanceof bouncerErrors.E_AUTHORIZATION_FAILURE) {
    const status = error.response.status ?? 403
    return status === 404
      ? answer(404, 'E_NOT_FOUND', 'Not found')
      : answer(403, 'E_FORBIDDEN', error.response.message ?? 'You are not allowed to do this')
  }
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    const seconds = error.response.availableIn
    const message = `Too many attempts. Please try again in ${waitInWords(seconds)}.`
    return {
      ...answer(429, 'E_TOO_MANY_REQUESTS', message),
      headers: { 'Retry-After': String(seconds) },
    }
  }
  // A cookie, token or address whose percent signs mean nothing.
  if (error instanceof URIError) return answer(400, BY_STATUS[400]!.code, BY_STATUS[400]!.message)
  const { status: given, code } = (error ?? {}) as Fault
  const status = given === NO_FIELDS ? 400 : given
  if (code && UNREADABLE_TEXT.includes(code)) {
    return answer(422, 'E_VALIDATION_ERROR', 'The text has characters that we can’t store')
  }
  if (code && NOT_COMPRESSED.test(code))
    return answer(400, BY_STATUS[400]!.code, BY_STATUS[400]!.message)
  const known = status ? BY_STATUS[status] : undefined
  if (status && known) return answer(status, known.code, known.message)
  return answer(500, 'E_INTERNAL', 'Something went wrong on our side. Please try again.')
}

function answer(
  status: number,
  code: string,
  message: string,
  details: Record<string, unknown> = {}
): ErrorAnswer {
  return { status, headers: {}, body: { message, code, ...details } }
}
