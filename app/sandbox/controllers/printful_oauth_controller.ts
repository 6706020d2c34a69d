import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DomainError } from '#core/exceptions/errors'
import { allow, exchange, readInstallation, refuse } from '#sandbox/printful/access/oauth'
import { PrintfulError } from '#sandbox/printful/printful_error'
import { STORES } from '#sandbox/printful/settings'

const answerValidator = vine.create({ answer: vine.enum(['allow', 'refuse'] as const) })

/** What the page asks for, and of whom. */
export type AuthorizationPage = {
  store: string
  clientId: string
  redirectUrl: string
  state: string
  permissions: string[]
}

const PERMISSIONS = ['See and make orders', 'See and change products', 'Get webhooks']

/** The stand-in's authorization pages, and the exchange of codes for tokens. */
export default class PrintfulOauthController {
  async show(ctx: HttpContext) {
    const installation = this.#installation(ctx.request.qs())
    ctx.response
      .header('X-Robots-Tag', 'noindex')
      .header('Referrer-Policy', 'no-referrer')
      .header('Cache-Control', 'no-store')
    const authorization: AuthorizationPage = {
      ...installation,
      store: STORES[0]!.name,
      permissions: PERMISSIONS,
    }
    return ctx.inertia.render('sandbox/printful_authorize', { authorization })
  }

  /** Leads back to the shop, as the account's owner decided. */
  async store(ctx: HttpContext) {
    const installation = this.#installation(ctx.request.body())
    const { answer } = await ctx.request.validateUsing(answerValidator)
    const address = answer === 'allow' ? await allow(installation) : refuse(installation)
    if (ctx.request.header('x-inertia')) return ctx.inertia.location(address)
    return ctx.response.redirect().toPath(address)
  }

  async token({ request, response }: HttpContext) {
    try {
      return response.json(await exchange(request.body()))
    } catch (error) {
      if (!(error instanceof PrintfulError)) throw error
      return response.status(error.status).json(error.toBody())
    }
  }

  #installation(fields: Record<string, unknown>) {
    const installation = readInstallation(fields)
    if (installation) return installation
    throw new DomainError('The app or the address to come back to is not known', {
      status: 400,
      code: 'E_BAD_REQUEST',
    })
  }
}
