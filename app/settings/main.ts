import app from '@adonisjs/core/services/app'
import { changeFeed } from '#core/response_cache/main'
import { OperatorSettings } from '#settings/operator_settings'

const MAX_AGE_MS = 1_000

/** What this process goes by. Tests write what they read in the same process, and say so by `forget`. */
export const settings = new OperatorSettings(
  changeFeed,
  app.inTest ? Number.POSITIVE_INFINITY : MAX_AGE_MS
)
