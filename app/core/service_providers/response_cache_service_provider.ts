import type { ApplicationService } from '@adonisjs/core/types'
import { cdnPurge, changeFeed } from '#core/response_cache/main'
import env from '#start/env'

/** Lets a web server keep responses that are the same for all. With hot reload each may come from other code. */
export default class ResponseCacheServiceProvider {
  constructor(private app: ApplicationService) {}

  ready() {
    const isWanted = env.get('RESPONSE_CACHE') !== 'off' && env.get('DEV_MODE') !== 'true'
    if (!isWanted || this.app.getEnvironment() !== 'web') return
    changeFeed.start()
    cdnPurge?.start()
  }

  async shutdown() {
    await Promise.all([changeFeed.stop(), cdnPurge?.stop()])
  }
}
