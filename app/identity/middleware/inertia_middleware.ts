import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import app from '@adonisjs/core/services/app'
import { isApiRequest } from '#core/access'
import { requestTarget } from '#core/http/request_target'
import { fallBackToClientRendering } from '#core/rendering_fallback'
import { appUrl } from '#config/app'
import { clock } from '#shared/clock'
import { currentAccount } from '#identity/queries/current_account'
import UserTransformer from '#identity/transformers/user_transformer'

const LOCATION = 'x-inertia-location'

/** Drops the headers that ask for parts of a page, except from visits of Inertia: a document is rendered whole. */
function ignoreVisitHeaders({ request }: HttpContext) {
  if (request.header('x-inertia')) return
  const { headers } = request.request
  for (const name of Object.keys(headers)) if (name.startsWith('x-inertia-')) delete headers[name]
}

/** A short message shown once, after a redirect. */
export type ToastMessage = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
}

/** What every page knows: the account, validation errors, and the facts of this installation. */
export default class InertiaMiddleware extends BaseInertiaMiddleware {
  async share(ctx: HttpContext) {
    const user = (ctx as Partial<HttpContext>).auth?.user
    return {
      /** Whether all get this page as it is, and scripts ask for what is the account's own (inertia/lib/own_parts.ts). */
      isForAll: ctx.inertia.always((ctx as Partial<HttpContext>).session === undefined),
      errors: ctx.inertia.always(this.getValidationErrors(ctx)),
      user: ctx.inertia.always(
        user ? UserTransformer.transform(await currentAccount(ctx, user)) : null
      ),
      site: ctx.inertia.always({
        origin: appUrl,
        year: clock.now().year,
        isDevelopment: !app.inProduction,
      }),
    }
  }

  /** First-class flash of Inertia: shown once and not kept in the browser's history. */
  flash(ctx: HttpContext) {
    const toast = (ctx as Partial<HttpContext>).session?.flashMessages.get('toast') as
      ToastMessage | undefined
    return { toast: toast ?? null }
  }

  /** Leads a page of an earlier version to the address as its browser sent it: the framework names the decoded one. */
  dispose(ctx: HttpContext) {
    const isLeadingOn = ctx.response.getHeader(LOCATION) !== undefined
    super.dispose(ctx)
    if (isLeadingOn || ctx.response.getHeader(LOCATION) === undefined) return
    ctx.response.header(LOCATION, requestTarget(ctx.request.request.url))
    ctx.response.header('Cache-Control', 'no-store')
  }

  async handle(ctx: HttpContext, next: NextFn) {
    ignoreVisitHeaders(ctx)
    await this.init(ctx)
    fallBackToClientRendering(ctx)
    const output = await next()
    // A call answers in its own form, whichever version of the pages its caller names.
    if (isApiRequest(ctx)) return output
    this.dispose(ctx)
    // A page and the answer to a visit have the same address.
    ctx.response.vary('X-Inertia')
    return output
  }
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = import('@adonisjs/inertia/types').InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}
