import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import { clock } from '#shared/clock'

/** How long the link works: notices are read late. */
const LIFE = '30 days'

/**
 * "This wasn’t me" in the notices about an account: a page whose button logs everyone out and holds payouts. It works
 * without logging in, and also from the mailbox that the account had before.
 *
 * @param noticedAt the time of what the notice is about, in milliseconds: second factors added long after it are kept
 */
export const notMeLink = (userId: number, noticedAt = clock.now().toMillis()): string =>
  signedUrlFor(
    'account.intrusion.show',
    {},
    { prefixUrl: appUrl, qs: { account: userId, at: noticedAt }, expiresIn: LIFE }
  )
