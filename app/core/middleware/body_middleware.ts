import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import bodyParser, { EVENT_LIMIT, PICTURE_LIMIT } from '#config/bodyparser'
import { accessRuleOf } from '#core/access'

/** Reads bodies; the few routes that take a picture or a provider's event let one be larger, so that no other has to. */
export default class BodyMiddleware {
  #usual = new BodyParserMiddleware(bodyParser)
  #larger = { picture: withLimit(PICTURE_LIMIT), event: withLimit(EVENT_LIMIT) }

  handle(ctx: HttpContext, next: NextFn) {
    const kind = accessRuleOf(ctx.route)?.body
    return (kind ? this.#larger[kind] : this.#usual).handle(ctx, next)
  }
}

function withLimit(limit: string) {
  return new BodyParserMiddleware({ ...bodyParser, json: { ...bodyParser.json, limit } })
}
