import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'

/** How long the link works: notices are read late. */
const LIFE = '30 days'

/**
 * "This wasn’t me" in the notices about an account: a page whose button logs everyone out and holds payouts. It works
 * without logging in, and also from the mailbox that the account had before.
 */
export const notMeLink = (userId: number): string =>
  signedUrlFor(
    'account.intrusion.show',
    {},
    { prefixUrl: appUrl, qs: { account: userId }, expiresIn: LIFE }
  )
