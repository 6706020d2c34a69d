import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'

/** Ends all news of a fan: opened by whoever has the mail, without signing in, and posted to by mail programs (RFC 8058). */
export const stopNewsLink = (userId: number) =>
  signedUrlFor('fans.news.show', {}, { prefixUrl: appUrl, qs: { fan: userId } })
