import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import StaticMiddleware from '@adonisjs/static/static_middleware'

/** What stands in `public/` has an extension; the disk need not be asked about a page or a call. */
const FILE = /\.\w+$/

@inject()
export default class PublicFilesMiddleware {
  constructor(private files: StaticMiddleware) {}

  handle(ctx: HttpContext, next: NextFn) {
    return FILE.test(ctx.request.url()) ? this.files.handle(ctx, next) : next()
  }
}
