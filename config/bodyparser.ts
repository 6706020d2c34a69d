import { defineConfig } from '@adonisjs/core/bodyparser'

/** Of the routes that declare `body: 'picture'` (app/core/access.ts): 2 MB of picture are 2.8 MB as a data URL. */
export const PICTURE_LIMIT = '3mb'

/** Of the providers' webhooks, `body: 'event'`: the evidence of a dispute alone is 150 KB and more. */
export const EVENT_LIMIT = '1mb'

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    limit: '100kb',
    convertEmptyStringsToNull: true,
    types: ['application/x-www-form-urlencoded'],
  },
  json: { limit: '100kb', convertEmptyStringsToNull: true, types: ['application/json'] },
  multipart: { autoProcess: false, limit: '3mb', types: ['multipart/form-data'] },
})
