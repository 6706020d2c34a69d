import { sessionApiClient } from '@adonisjs/session/plugins/api_client'
import { authApiClient } from '@adonisjs/auth/plugins/api_client'
import { shieldApiClient } from '@adonisjs/shield/plugins/api_client'
import { inertiaApiClient } from '@adonisjs/inertia/plugins/api_client'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { ApiClient, apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { browserClient } from '@japa/browser-client'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import { spec } from '@japa/runner/reporters'
import type { Config } from '@japa/runner/types'
import { createHttpServer } from '#core/http/http_server'
import { watchRequests } from '#core/http/watch_requests'
import { settings } from '#settings/public'
import { assertClientAnswer } from '#tests/support/api_contract'
import { launchChromium } from '#tests/support/chromium'
import { assertNoPolicyViolations } from '#tests/support/policy_violations'
import { assertNothingLeft } from '#tests/support/nothing_left'
import { resetDatabase } from '#tests/support/reset_database'
import { proofReporter } from '#tests/support/proof_reporter'

export const plugins: Config['plugins'] = [
  assert(),
  pluginAdonisJS(app),
  apiClient(),
  sessionApiClient(app),
  authApiClient(app),
  shieldApiClient(),
  inertiaApiClient(app),
  browserClient({
    runInSuites: ['browser', 'slow'],
    launcher: () => launchChromium({ sharesContexts: true }),
  }),
]

export const reporters: Config['reporters'] = {
  activated: ['spec', 'proof'],
  list: [spec(), proofReporter],
}

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [],
  teardown: [],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  const servesHttp = ['functional', 'architecture', 'slow'].includes(suite.name)
  if (servesHttp) {
    ApiClient.teardown(assertClientAnswer)
    suite.onGroup((group) => {
      // Browser tests begin with empty tables, and leave what they have made.
      const usesBrowser = group.options.meta.fileName?.includes('/slow/browser/')
      group.teardown(usesBrowser ? resetDatabase : assertNothingLeft)
    })
  }
  if (suite.name === 'browser') {
    suite.onGroup((group) => group.each.teardown(assertNoPolicyViolations))
  }
  if (servesHttp || suite.name === 'browser') {
    return suite.setup(async () => {
      // Kept from here on, so that no test counts the statement that reads them.
      await settings.read()
      return testUtils
        .httpServer()
        .start((handle) => createHttpServer(handle, app.publicPath(), watchRequests))
    })
  }
}
