import { defineConfig } from '@adonisjs/core/bodyparser'

const KB = 1024
const MB = 1024 * KB

/** The largest body of each kind, in bytes. `picture` and `event` are what routes declare (app/core/access.ts). */
export const BODY_LIMITS = {
  usual: 100 * KB,
  /** 2 MB of picture are 2.8 MB as a data URL. */
  picture: 3 * MB,
  /** Of a provider's event: the evidence of a dispute alone is 150 KB and more. */
  event: MB,
}

const limit = BODY_LIMITS.usual

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    limit,
    convertEmptyStringsToNull: true,
    types: ['application/x-www-form-urlencoded'],
  },
  json: { limit, convertEmptyStringsToNull: true, types: ['application/json'] },
  multipart: { autoProcess: false, limit: 3 * MB, types: ['multipart/form-data'] },
})
