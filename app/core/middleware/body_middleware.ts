import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { accessRuleOf } from '#core/access'
import { readBody } from '#core/http/read_body'

/**
 * Reads bodies. A picture is read later, once its sender is known (`PictureBodyMiddleware`), and a part of a file by its
 * controller.
 */
export default class BodyMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const kind = accessRuleOf(ctx.route)?.body ?? 'usual'
    return kind === 'picture' || kind === 'part' ? next() : readBody(kind, ctx, next)
  }
}
