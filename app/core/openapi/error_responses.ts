import { oneOfThese, ref, shape, text } from '#core/openapi/schemas'
import type { ApiRoute } from '#core/openapi/routes'
import type { Answer, Call, JsonSchema, ResponseObject } from '#core/openapi/types'

type FieldError = { field: string; rule: string; message: string }
type ErrorShape = { message: string; code: string; errors?: FieldError[]; deprecatedCode?: string }

const fieldErrors: JsonSchema = {
  type: 'array',
  items: shape<FieldError>({
    field: text('customerInfo.email'),
    rule: text('email'),
    message: text('Enter a valid email address'),
  }),
}

const deprecatedCode: JsonSchema = {
  ...text('E_STALE'),
  deprecated: true,
  description: 'The earlier spelling of a code that has been renamed, for one release.',
}

/** The form of every error, with the fields that one of them has beyond it. */
export function errorShape(
  more: Record<string, JsonSchema> = {},
  about = 'Every error: a sentence for the user, a stable code, and each invalid field of a body.'
): JsonSchema {
  return shape<ErrorShape>(
    {
      message: text('Not found'),
      code: text('E_NOT_FOUND'),
      errors: fieldErrors,
      deprecatedCode,
      ...more,
    },
    { optional: ['errors', 'deprecatedCode'], about }
  )
}

const WORDS = {
  badRequest: 'The body is not a readable JSON object',
  badAddress: 'The address is not readable',
  signedOut: 'Not logged in',
  wrongRole: 'Logged in, but not allowed to call this',
  staleToken: 'The XSRF token is missing or stale',
  unknown: 'Not found, or not visible to this caller',
  otherKey: 'The Idempotency-Key was used for another request: `E_IDEMPOTENCY_KEY_REUSED`',
  tooLate: 'It happened more than 12 hours ago: `E_TOO_LONG_AGO`',
  tooLarge: 'The body is too large',
  notJson: 'The body is not JSON',
  invalid: 'A parameter or field is invalid',
  tooMany: 'Too many calls; `Retry-After` says in how many seconds to try again',
}

const OR = '; or '
const COMMON = new Set(Object.values(WORDS).map(lower))

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds',
    required: true,
    schema: { type: 'string', pattern: '^\\d+$' },
  },
}

/** What a call may refuse because of what it is: its access rule, its path, its query and its body. */
function impliedErrors(method: string, call: Call, { rule, isLimited }: ApiRoute) {
  const isWrite = method !== 'GET'
  const isGuarded = rule.to !== 'everyone' && rule.to !== 'provider'
  const hasRole = (isGuarded && rule.to !== 'signed-in') || rule.area !== undefined
  const needsToken = isWrite && rule.to !== 'provider'
  const forbidden = [hasRole && WORDS.wrongRole, needsToken && WORDS.staleToken].filter(
    (words) => words !== false
  )
  const implied: Record<number, string | false> = {
    400: isWrite ? WORDS.badRequest : Boolean(call.path) && WORDS.badAddress,
    401: isGuarded && WORDS.signedOut,
    403: either(forbidden),
    404: Boolean(call.path) && WORDS.unknown,
    409: call.idempotent === true && WORDS.otherKey,
    410: call.late === true && WORDS.tooLate,
    413: isWrite && WORDS.tooLarge,
    415: isWrite && WORDS.notJson,
    422: Boolean(call.query?.from ?? call.body ?? call.late) && WORDS.invalid,
    429: isLimited && WORDS.tooMany,
  }
  return Object.entries(implied).filter(([, words]) => words) as [string, string][]
}

/** What many calls refuse alike, by its status: the readable page says it once. */
export function commonErrors(): { status: string; text: string }[] {
  return [
    { status: '400', text: `${WORDS.badRequest}, or ${lower(WORDS.badAddress)}` },
    { status: '401', text: WORDS.signedOut },
    { status: '403', text: `${WORDS.staleToken}, or ${lower(WORDS.wrongRole)}` },
    { status: '404', text: WORDS.unknown },
    { status: '409', text: WORDS.otherKey },
    { status: '410', text: WORDS.tooLate },
    { status: '413', text: WORDS.tooLarge },
    { status: '415', text: WORDS.notJson },
    { status: '422', text: WORDS.invalid },
    { status: '429', text: WORDS.tooMany },
  ]
}

/** Whether an error says nothing beyond those. */
export function isCommonError(status: string, { description }: ResponseObject): boolean {
  return Number(status) >= 400 && description.split(OR).every((part) => COMMON.has(lower(part)))
}

/** All errors of a call, its own words before those that follow from its kind. */
export function errorResponses(method: string, call: Call, route: ApiRoute) {
  const own = call.errors ?? {}
  const statuses: Record<string, ResponseObject> = {}
  for (const [status, words] of impliedErrors(method, call, route))
    statuses[status] = toErrorResponse(status, words)
  for (const [status, error] of Object.entries(own)) {
    const words = either([wordsOf(error), statuses[status]?.description ?? []].flat())
    statuses[status] = toErrorResponse(status, words, typeof error === 'string' ? {} : error)
  }
  return statuses
}

function either(sentences: string[]): string {
  return sentences.map((sentence, at) => (at === 0 ? sentence : lower(sentence))).join(OR)
}

function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

function wordsOf(error: string | Answer): string {
  return typeof error === 'string' ? error : error.text
}

function toErrorResponse(
  status: string,
  description: string,
  own: Partial<Answer> = {}
): ResponseObject {
  return {
    description,
    ...(status === '429' && { headers: RETRY_AFTER }),
    content: { 'application/json': { schema: own.schema ?? ref('Error') } },
  }
}

const NOT_CONFIRMED =
  'The caller has neither logged in nor confirmed their identity within ten minutes: `E_CONFIRM_IDENTITY`'

/**
 * The 403 of a call that needs a log-in or a confirmation within ten minutes (`middleware.confirmedIdentity`).
 * @param otherwise for whom else it is refused, "Another artist’s"
 */
export const identityNotConfirmed = (otherwise?: string): Answer => ({
  text: otherwise === undefined ? NOT_CONFIRMED : `${otherwise}, or ${lower(NOT_CONFIRMED)}`,
  schema: oneOfThese(ref('Error'), ref('IdentityNotConfirmed')),
})
