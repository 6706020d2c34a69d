import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import { registry } from '#core/metrics/registry'

/**
 * Serves GET /metrics for Prometheus on a port of its own, which no proxy leads to. A port that is taken is logged: a
 * shop without metrics is better than none.
 */
export async function startMetricsServer(port: number, host: string): Promise<Server | null> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry
      .metrics()
      .then((text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text))
      .catch((error: unknown) => {
        logger.error({ err: error }, 'The metrics could not be read')
        response.writeHead(500).end()
      })
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    logger.error({ err: error }, `There are no metrics at ${host}:${port}`)
    return null
  }
  server.unref()
  return server
}
