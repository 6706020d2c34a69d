import app from '@adonisjs/core/services/app'
import { defineConfig, stores } from '@adonisjs/limiter'

const limiterConfig = defineConfig({
  default: 'database',
  stores: {
    database: stores.database({
      tableName: 'rate_limits',
      // A limiter keeps for good the connection it is made with: a test's transaction would be shared with others.
      connectionName: app.inTest ? 'limits' : undefined,
    }),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
