import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { isPresigned } from '#tests/support/s3_signature'
import { S3Uploads } from '#tests/support/s3_uploads'

type StoredObject = { body: Buffer; type: string; cacheControl: string; time: Date }

export const S3_KEYS = { accessKeyId: 'gigstall-tests', secretAccessKey: 'not-a-secret' }
export const S3_BUCKET = 'pictures'

/** What the signature of version 4 looks like: whose key, for which service, over which headers. */
const SIGNATURE = new RegExp(
  `^AWS4-HMAC-SHA256 Credential=${S3_KEYS.accessKeyId}/\\d{8}/[\\w-]+/s3/aws4_request, SignedHeaders=[\\w;-]*host[\\w;-]*, Signature=[0-9a-f]{64}$`
)

export const tag = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`

/** As much of S3 on loopback as we use, with one bucket; refuses what is not signed. */
export class S3Server {
  readonly objects = new Map<string, StoredObject>()
  /** Multipart uploads that were neither completed nor aborted, by their ids. */
  readonly uploads = new Map<string, Map<number, Buffer>>()
  readonly requests: string[] = []
  /** Set, every request is answered with this. */
  failing: number | null = null
  #multipart = new S3Uploads(this.uploads, (key, body) => this.#keep(key, body))
  #server = createServer((request, response) => void this.#answer(request, response))

  async start() {
    // On a busy machine a connection is unused for longer than Node’s five seconds.
    this.#server.keepAliveTimeout = 60_000
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  get endpoint() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop() {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.endpoint)
    const [bucket = '', ...parts] = decodeURIComponent(pathname.slice(1)).split('/')
    const key = parts.join('/')
    const body = await buffer(request)
    this.requests.push(`${request.method} ${key}`)
    if (this.failing) return refuse(response, this.failing, 'InternalError')
    const isSigned =
      SIGNATURE.test(request.headers.authorization ?? '') ||
      isPresigned(request, S3_KEYS.secretAccessKey)
    if (!isSigned) return refuse(response, 403, 'AccessDenied')
    if (bucket !== S3_BUCKET) return refuse(response, 404, 'NoSuchBucket')
    if (searchParams.has('uploads') || searchParams.has('uploadId'))
      return this.#multipart.answer({ request, response, key, search: searchParams, body })
    if (request.method === 'PUT') return this.#put(request, response, key, body)
    if (request.method === 'DELETE') return this.#delete(response, key)
    if (!key) return this.#list(response, searchParams)
    return this.#get(request, response, key)
  }

  #put({ headers }: IncomingMessage, response: ServerResponse, key: string, body: Buffer) {
    const hash = createHash('sha256').update(body).digest('hex')
    // A stream is sent before its hash could be known.
    const sent = headers['x-amz-content-sha256']
    if (sent !== hash && sent !== 'UNSIGNED-PAYLOAD')
      return refuse(response, 400, 'XAmzContentSHA256Mismatch')
    this.#keep(key, body, headers['content-type'], headers['cache-control'])
    response.writeHead(200, { etag: tag(body) }).end()
  }

  #keep(key: string, body: Buffer, type = 'application/octet-stream', cacheControl = '') {
    this.objects.set(key, { body, type, cacheControl, time: new Date() })
  }

  #delete(response: ServerResponse, key: string) {
    this.objects.delete(key)
    response.writeHead(204).end()
  }

  #get({ method }: IncomingMessage, response: ServerResponse, key: string) {
    const found = this.objects.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, {
      'content-type': found.type,
      'content-length': found.body.length,
      'cache-control': found.cacheControl,
      'etag': tag(found.body),
      'last-modified': found.time.toUTCString(),
    })
    response.end(method === 'HEAD' ? undefined : found.body)
  }

  #list(response: ServerResponse, search: URLSearchParams) {
    const prefix = search.get('prefix') ?? ''
    const contents = [...this.objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(
        ([key, { body, time }]) =>
          `<Contents><Key>${key}</Key><Size>${body.length}</Size><ETag>${tag(body)}</ETag><LastModified>${time.toISOString()}</LastModified></Contents>`
      )
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(
      `<ListBucketResult><Name>${S3_BUCKET}</Name>${contents.join('')}</ListBucketResult>`
    )
  }
}

export function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<Error><Code>${code}</Code></Error>`)
}
