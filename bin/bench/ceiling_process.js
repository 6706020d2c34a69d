/** The bare server beside which the application is measured, as a process of its own. */
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startProcess } from '../launcher/children.js'
import { nextFreePort } from '../launcher/ports.js'
import { inBuild } from './application.js'

const script = fileURLToPath(new URL('./ceiling.js', import.meta.url))

/** @returns `{ origin, prepare, stop }`; `prepare` tells it what to answer from now on */
export async function startCeiling(databaseUrl) {
  const port = await nextFreePort(3800, '127.0.0.1')
  const server = startProcess([script], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      RENDERER: `${inBuild()}/public/assets/server/ssr.js`,
    },
    messages: true,
  })
  await once(server.child, 'message')
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: server.stop,
    async prepare(task) {
      server.child.send(task)
      await once(server.child, 'message')
    },
  }
}
