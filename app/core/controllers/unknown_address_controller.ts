import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { canonicalPath } from '#core/canonical_path'
import { isApiRequest } from '#core/access'
import { NotFound } from '#core/exceptions/errors'

/** Everything no other route answers: a page address in another case is led to its place, the rest is not found. */
export default class UnknownAddressController {
  handle(ctx: HttpContext) {
    const { request, response } = ctx
    const path =
      isApiRequest(ctx) || request.method() !== 'GET'
        ? null
        : canonicalPath(request.url(), pagePatterns())
    if (!path) throw new NotFound()
    return response.redirect().withQs(request.qs()).status(301).toPath(path)
  }
}

function pagePatterns(): string[] {
  const routes = Object.values(router.toJSON()).flat()
  return routes.filter((route) => route.methods.includes('GET')).map((route) => route.pattern)
}
