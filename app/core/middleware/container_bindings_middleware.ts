import { HttpContext } from '@adonisjs/core/http'
import { Logger } from '@adonisjs/core/logger'
import logger from '@adonisjs/core/services/logger'
import type { NextFn } from '@adonisjs/core/types/http'
import { recordOf } from '#core/http/watch_requests'

export default class ContainerBindingsMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const record = recordOf(ctx.request.request)
    if (record) record.ctx = ctx
    // The framework's own child of it would write the request id a second time.
    ctx.logger = logger
    ctx.containerResolver.bindValue(HttpContext, ctx)
    ctx.containerResolver.bindValue(Logger, ctx.logger)
    return next()
  }
}
