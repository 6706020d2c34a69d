import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/shield'
import { isExemptFromCsrf } from '#core/http/write_origin'

/** Shield checks the XSRF token, where a browser's own headers do not say enough; the other headers are ours. */
export default defineConfig({
  csp: { enabled: false },
  csrf: {
    enabled: true,
    exceptRoutes: isExemptFromCsrf,
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    cookieOptions: { secure: app.inProduction, sameSite: 'lax' },
  },
  xFrame: { enabled: false },
  hsts: { enabled: false },
  contentTypeSniffing: { enabled: false },
})
