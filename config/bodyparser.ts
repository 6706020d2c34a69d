import { defineConfig } from '@adonisjs/core/bodyparser'

const KB = 1024
const MB = 1024 * KB

/**
 * In bytes: the largest body of each kind, and how much of that kind is held in memory at once, in all and of one caller
 * (an account or a network). `picture` and `event` are what routes declare (app/core/access.ts).
 */
export const BODY_LIMITS = {
  usual: { limit: 100 * KB, total: 128 * MB, perCaller: 16 * MB },
  /** 2 MB of picture are 2.8 MB as a data URL. */
  picture: { limit: 3 * MB, total: 60 * MB, perCaller: 9 * MB },
  /** The evidence of a dispute alone is 150 KB and more. */
  event: { limit: MB, total: 64 * MB, perCaller: 24 * MB },
}

export type BodyKind = keyof typeof BODY_LIMITS

const { limit } = BODY_LIMITS.usual

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
