import { SESSION_COOKIE } from '#config/personal_cookies'
import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, stores } from '@adonisjs/session'
import { hybridStore } from '#core/session/hybrid_store'

export default defineConfig({
  enabled: true,
  cookieName: SESSION_COOKIE,
  clearWithBrowser: false,
  age: '14 days',
  cookie: { path: '/', httpOnly: true, secure: app.inProduction, sameSite: 'lax' },
  store: env.get('SESSION_DRIVER'),
  stores: { hybrid: hybridStore(stores.cookie(), stores.database()) },
})
