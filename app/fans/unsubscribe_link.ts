import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'

/** Ends all announcement emails to a fan: opened by whoever has the mail, without signing in, and posted to by mail programs (RFC 8058). */
export const unsubscribeLink = (userId: number) =>
  signedUrlFor('fans.unsubscribe.show', {}, { prefixUrl: appUrl, qs: { fan: userId } })
