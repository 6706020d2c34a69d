import type { HttpContext } from '@adonisjs/core/http'

/**
 * Words by which the bots that run a page's scripts name themselves: search engines, link previews, measuring tools.
 * Browsers have none of them; the one inside Telegram adds that name to its own, and is no bot.
 */
const BOT =
  /bot\b|bot\/|crawl|spider|slurp|preview|mediapartners|inspectiontool|facebookexternalhit|^whatsapp|embedly|lighthouse|pagespeed|gtmetrix|pingdom|monitor/i

/** Whether no person sees the answer: the request comes from a bot (by its name, or without one), or a browser prefetches. */
export function isBot({ request }: HttpContext): boolean {
  const purpose = `${request.header('sec-purpose') ?? ''} ${request.header('purpose') ?? ''}`
  const agent = request.header('user-agent') ?? ''
  return purpose.includes('prefetch') || agent === '' || BOT.test(agent)
}
