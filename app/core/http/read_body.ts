import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import bodyParser, { BODY_LIMITS } from '#config/bodyparser'
import { CallerGone } from '#core/exceptions/errors'

const parserOf = (limit: number) =>
  new BodyParserMiddleware({ ...bodyParser, json: { ...bodyParser.json, limit } })

const parsers = {
  usual: parserOf(BODY_LIMITS.usual),
  picture: parserOf(BODY_LIMITS.picture),
  event: parserOf(BODY_LIMITS.event),
}

/**
 * Reads the body of a request up to the limit of its kind, then calls `next`. Throws CallerGone where the caller has
 * closed the connection.
 */
export async function readBody(kind: keyof typeof BODY_LIMITS, ctx: HttpContext, next: NextFn) {
  try {
    return await parsers[kind].handle(ctx, next)
  } catch (error) {
    throw ctx.response.response.destroyed ? new CallerGone() : error
  }
}
