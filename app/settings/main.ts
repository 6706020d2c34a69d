import app from '@adonisjs/core/services/app'
import { changeFeed } from '#core/response_cache/main'
import { SettingsCache } from '#settings/settings_cache'

const MAX_AGE_MS = 1_000

/** The settings as this process has them. In tests they never expire: a test that writes rows itself calls `forget`. */
export const settings = new SettingsCache(
  changeFeed,
  app.inTest ? Number.POSITIVE_INFINITY : MAX_AGE_MS
)
