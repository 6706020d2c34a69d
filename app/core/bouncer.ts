import { Bouncer } from '@adonisjs/bouncer'
import type { HttpContext } from '@adonisjs/core/http'
import { policies } from '#generated/policies'

/** Gives the request its Bouncer: policies are named `<module>/<entity>_policy` and decide over one resource. */
export function initializeBouncer(ctx: HttpContext) {
  ctx.bouncer = new Bouncer(() => ctx.auth.user ?? null, {}, policies).setContainerResolver(
    ctx.containerResolver
  )
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    bouncer: Bouncer<
      Exclude<HttpContext['auth']['user'], undefined>,
      Record<string, never>,
      typeof policies
    >
  }
}
