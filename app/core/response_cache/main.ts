import { ChangeFeed } from '#core/database/change_feed'
import { ResponseCache } from '#core/response_cache/response_cache'

/** Listens while a web server runs (ResponseCacheServiceProvider). */
export const changeFeed = new ChangeFeed()

export const responseCache = new ResponseCache(changeFeed)
