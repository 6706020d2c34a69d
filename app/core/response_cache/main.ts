import env from '#start/env'
import { ChangeFeed } from '#core/database/change_feed'
import { parseHeaderList } from '#core/header_list'
import { CdnPurge } from '#core/response_cache/cdn_purge'
import { ResponseCache } from '#core/response_cache/response_cache'

const purgeUrl = env.get('CDN_PURGE_URL')

/** Purges the CDN in front while a web server runs; null without one. */
export const cdnPurge = purgeUrl
  ? new CdnPurge({
      url: purgeUrl,
      headers: parseHeaderList(env.get('CDN_PURGE_HEADERS')?.release()),
    })
  : null

/** Listens while a web server runs (ResponseCacheServiceProvider). */
export const changeFeed = new ChangeFeed((payload) => cdnPurge?.take(payload))

export const responseCache = new ResponseCache(changeFeed)
