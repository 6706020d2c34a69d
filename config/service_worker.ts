import env from '#start/env'
import app from '@adonisjs/core/services/app'

/** The service worker of the shop (docs/adr/0020-service-worker.md); built by bin/service_worker_build.ts. */
const WORKER = '/assets/service_worker.js'

const isUsual = !app.inTest && env.get('DEV_MODE') !== 'true'

/** Which worker the browser installs; without one it removes what it has. `SERVICE_WORKER` switches it on or off. */
export const serviceWorker = {
  address: (env.get('SERVICE_WORKER') ?? (isUsual ? 'on' : 'off')) === 'on' ? WORKER : '',
}
