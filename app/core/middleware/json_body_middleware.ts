import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { accessRuleOf, isApiRequest } from '#core/access'
import { UnsupportedMediaType } from '#core/exceptions/errors'

/**
 * Bodies under /api are JSON; anything else is refused before it is read (docs/rules/http-api.md#format). A part of a file
 * is bytes, and its controller says so.
 */
export default class JsonBodyMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (accessRuleOf(ctx.route)?.body === 'part') return next()
    if (isApiRequest(ctx) && hasContent(ctx.request) && !ctx.request.is(['application/json'])) {
      throw new UnsupportedMediaType()
    }
    return next()
  }
}

/** A length of zero is no body: several calls are sent empty. */
function hasContent(request: HttpContext['request']) {
  return (
    Number(request.header('content-length')) > 0 ||
    request.header('transfer-encoding') !== undefined
  )
}
