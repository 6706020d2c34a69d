import type { HttpContext } from '@adonisjs/core/http'

/**
 * A page whose rendering fails on the server is still served: the fault is logged and the browser renders it. The
 * adapter itself would answer 500. Anything that fails without server rendering too is a real fault and goes on.
 */
export function fallBackToClientRendering({ inertia, logger }: HttpContext) {
  const render = inertia.render.bind(inertia)
  inertia.render = (async (...page: Parameters<typeof render>) => {
    try {
      return await render(...page)
    } catch (error) {
      logger.error(
        { err: error, page: page[0] },
        'Server rendering failed; the browser renders this page'
      )
      inertia.ssrEnabled = async () => false
      return render(...page)
    }
  }) as typeof inertia.render
}
