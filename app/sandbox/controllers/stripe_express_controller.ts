import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#core/exceptions/errors'
import { clock } from '#shared/clock'
import { useOtherBank } from '#sandbox/stripe/connect/accounts'
import { accountOrFail, loginLinks } from '#sandbox/stripe/connect/objects'

/** The stand-in's express dashboard: which bank account an artist is paid to, and another one. */
export default class StripeExpressController {
  async show(ctx: HttpContext) {
    const { token, account: id } = await this.#link(ctx)
    const { payouts_enabled: isPaid, external_accounts: banks } = await accountOrFail(id)
    ctx.response
      .header('X-Robots-Tag', 'noindex')
      .header('Referrer-Policy', 'same-origin')
      .header('Cache-Control', 'no-store')
    return ctx.inertia.render('sandbox/stripe_express', {
      dashboard: { token, accountId: id, isPaid, bank: banks.data[0]?.last4 ?? null },
    })
  }

  async store(ctx: HttpContext) {
    const { token, account } = await this.#link(ctx)
    await useOtherBank(account)
    return ctx.response.redirect().toPath(`/sandbox/stripe/express/${token}`)
  }

  async #link({ params }: HttpContext) {
    const link = await loginLinks.find(params.token)
    if (!link || link.expiresAt <= clock.now().toSeconds()) throw new NotFound()
    return link
  }
}
