import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { NotFound } from '#core/exceptions/errors'
import { clock } from '#shared/clock'
import { onboard } from '#sandbox/stripe/connect/accounts'
import { accountLinks, accountOrFail } from '#sandbox/stripe/connect/objects'

const endValidator = vine.create({
  end: vine.enum(['complete', 'without_bank', 'leave'] as const),
})

/** The stand-in's hosted onboarding: it asks for nothing, and it says so. */
export default class StripeOnboardingController {
  async show(ctx: HttpContext) {
    const link = await this.#link(ctx)
    if (!isOpen(link)) return ctx.response.redirect(link.refreshUrl)
    const { id, details_submitted: isKnown, requirements } = await accountOrFail(link.account)
    ctx.response
      .header('X-Robots-Tag', 'noindex')
      .header('Referrer-Policy', 'same-origin')
      .header('Cache-Control', 'no-store')
    return ctx.inertia.render('sandbox/stripe_onboarding', {
      onboarding: {
        token: link.token,
        accountId: id,
        isKnown,
        wanted: requirements.currently_due,
      },
    })
  }

  /** Leads back to the shop, as the real page does however far one got. */
  async store(ctx: HttpContext) {
    const link = await this.#link(ctx)
    if (!isOpen(link)) return ctx.inertia.location(link.refreshUrl)
    const { end } = await ctx.request.validateUsing(endValidator)
    await accountLinks.save(link.token, { ...link, isUsed: true })
    await onboard(link.account, end)
    return ctx.inertia.location(link.returnUrl)
  }

  async #link({ params }: HttpContext) {
    const link = await accountLinks.find(params.token)
    if (!link) throw new NotFound()
    return link
  }
}

const isOpen = ({ isUsed, expiresAt }: { isUsed: boolean; expiresAt: number }) =>
  !isUsed && expiresAt > clock.now().toSeconds()
