import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import bodyParser, { BODY_LIMITS, type BodyKind } from '#config/bodyparser'
import { Unavailable } from '#core/exceptions/errors'
import { BodyBudget } from '#core/http/body_budget'

class TooManyBodies extends Unavailable {
  readonly retryAfterSeconds = 5

  constructor() {
    super('A lot is being sent right now. Please try again in a moment.')
  }
}

const readers = {
  usual: readerOf('usual'),
  picture: readerOf('picture'),
  event: readerOf('event'),
}

/**
 * Reads the body of a request, then goes on. Throws `TooManyBodies` before reading where the memory for bodies of its
 * kind is taken.
 * @param caller who shares a part of that memory: an account or a network
 */
export function readBody(kind: BodyKind, caller: string, ctx: HttpContext, next: NextFn) {
  const { parser, budget, limit } = readers[kind]
  const release = budget.take(caller, sizeOf(ctx.request, limit))
  if (!release) throw new TooManyBodies()
  ctx.response.response.once('close', release)
  return parser.handle(ctx, next)
}

/** The bytes that the body takes at most; one that is compressed or has no length may take all that is allowed. */
function sizeOf(request: HttpContext['request'], limit: number): number {
  if (!request.hasBody()) return 0
  const length = Number(request.header('content-length') ?? limit)
  return request.header('content-encoding') ? limit : Math.min(length, limit)
}

function readerOf(kind: BodyKind) {
  const { limit, total, perCaller } = BODY_LIMITS[kind]
  const json = { ...bodyParser.json, limit }
  const parser = new BodyParserMiddleware(kind === 'usual' ? bodyParser : { ...bodyParser, json })
  return { parser, limit, budget: new BodyBudget({ total, perCaller }) }
}
