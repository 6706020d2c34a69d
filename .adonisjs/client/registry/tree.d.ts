/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  drive: {
    local: {
      serve: typeof routes['drive.local.serve']
    }
  }
  health: {
    live: typeof routes['health.live']
    ready: typeof routes['health.ready']
  }
  unknown: typeof routes['unknown']
}
