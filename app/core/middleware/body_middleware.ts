import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import bodyParser, { PICTURE_LIMIT } from '#config/bodyparser'
import { accessRuleOf } from '#core/access'

/** Reads bodies; the few routes that take a picture let one be larger, so that no other has to. */
export default class BodyMiddleware {
  #usual = new BodyParserMiddleware(bodyParser)
  #pictures = new BodyParserMiddleware({
    ...bodyParser,
    json: { ...bodyParser.json, limit: PICTURE_LIMIT },
  })

  handle(ctx: HttpContext, next: NextFn) {
    const takesPicture = accessRuleOf(ctx.route)?.body === 'picture'
    return (takesPicture ? this.#pictures : this.#usual).handle(ctx, next)
  }
}
