import env from '#start/env'
import printfulConfig from '#config/printful'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/shield'

const isHotReloading = env.get('DEV_MODE') === 'true'

export default defineConfig({
  csp: {
    enabled: true,
    directives: {
      defaultSrc: [`'self'`],
      scriptSrc: [`'self'`, '@nonce'],
      styleSrc: isHotReloading ? [`'self'`, `'unsafe-inline'`] : [`'self'`, '@nonce'],
      styleSrcAttr: [`'unsafe-inline'`],
      imgSrc: [`'self'`, 'data:', 'blob:', printfulConfig.imageOrigin],
      fontSrc: [`'self'`],
      connectSrc: isHotReloading ? [`'self'`, 'ws:'] : [`'self'`],
      frameAncestors: [`'none'`],
      baseUri: [`'none'`],
      formAction: [`'self'`],
      objectSrc: [`'none'`],
      // The reader of QR codes; its own policy stands in config/static.ts.
      workerSrc: [`'self'`],
    },
    reportOnly: false,
  },
  csrf: {
    enabled: true,
    exceptRoutes: (ctx) =>
      ctx.request.url().startsWith('/api/webhooks/') ||
      // Signed, and posted to by mail programs.
      ctx.request.url() === '/news/stop' ||
      ctx.request.url().startsWith('/sandbox/stripe/v1/') ||
      ctx.request.url().startsWith('/sandbox/printful/api/') ||
      /^\/sandbox\/printful\/(faults|life|oauth\/token)$/.test(ctx.request.url()),
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    cookieOptions: { secure: app.inProduction, sameSite: 'lax' },
  },
  xFrame: { enabled: true, action: 'DENY' },
  hsts: { enabled: app.inProduction, maxAge: '365 days', includeSubDomains: true },
  contentTypeSniffing: { enabled: true },
})
