/** The bare server of the public pages, as a process of its own. */
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startProcess } from '../../launcher/children.js'
import { nextFreePort } from '../../launcher/ports.js'

const script = fileURLToPath(new URL('./bare_server.js', import.meta.url))

/** @returns `{ origin, prepare, stop }`; `prepare` fetches what is asked for from the application, and returns the ETags */
export async function startBareServer() {
  const port = await nextFreePort(3800, '127.0.0.1')
  const server = startProcess([script], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port) },
    messages: true,
  })
  await once(server.child, 'message')
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: server.stop,
    async prepare(origin, requests) {
      server.child.send({ origin, requests })
      const [{ etags }] = await once(server.child, 'message')
      return etags
    },
  }
}
