/** A bare Node server that sends the bytes which the application has sent it before, by address and form. */
import { Agent, createServer, get } from 'node:http'

const agent = new Agent({ keepAlive: true })

const kept = new Map()

const nameOf = (url, headers) =>
  [url, headers['accept-encoding'], headers['x-inertia'] ?? ''].join(' ')

process.on('message', async ({ origin, requests }) => {
  const etags = []
  for (const { path, headers } of requests) {
    const answer = await bytesOf(`${origin}${path}`, headers)
    kept.set(nameOf(path, headers), answer)
    etags.push(answer.etag)
  }
  process.send({ etags })
})

/** Undecoded: `fetch` would decompress them. */
function bytesOf(url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => {
        if (response.statusCode !== 200)
          return reject(new Error(`${url} answered ${response.statusCode}`))
        const { etag, vary, 'content-type': type, 'content-encoding': encoding } = response.headers
        const body = Buffer.concat(parts)
        const sent = ['Content-Type', type, 'ETag', etag, 'Vary', vary]
        if (encoding) sent.push('Content-Encoding', encoding)
        resolve({ etag, body, headers: [...sent, 'Content-Length', String(body.length)] })
      })
    }).on('error', reject)
  })
}

createServer((request, response) => {
  const answer = kept.get(nameOf(request.url, request.headers))
  if (!answer) return response.writeHead(404).end()
  if (request.headers['if-none-match'] === answer.etag)
    return response.writeHead(304, ['ETag', answer.etag]).end()
  response.writeHead(200, answer.headers).end(answer.body)
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send('listening'))
