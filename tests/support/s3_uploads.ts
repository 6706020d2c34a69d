import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuse, tag } from '#tests/support/s3_server'

type Asked = {
  request: IncomingMessage
  response: ServerResponse
  key: string
  search: URLSearchParams
  body: Buffer
}

const xml = (response: ServerResponse, text: string) =>
  response.writeHead(200, { 'content-type': 'application/xml' }).end(text)

/** Multipart uploads of the stand-in for S3: begun, filled part by part, listed, and completed or aborted. */
export class S3Uploads {
  constructor(
    private uploads: Map<string, Map<number, Buffer>>,
    private keep: (key: string, body: Buffer) => void
  ) {}

  answer({ request, response, key, search, body }: Asked) {
    if (search.has('uploads')) return this.#begin(response, key)
    const id = search.get('uploadId')!
    const parts = this.uploads.get(id)
    if (!parts) return refuse(response, 404, 'NoSuchUpload')
    if (request.method === 'PUT') {
      parts.set(Number(search.get('partNumber')), body)
      return response.writeHead(200, { etag: tag(body) }).end()
    }
    if (request.method === 'GET') return this.#list(response, parts)
    this.uploads.delete(id)
    if (request.method === 'DELETE') return response.writeHead(204).end()
    return this.#complete(response, key, parts, body.toString())
  }

  #begin(response: ServerResponse, key: string) {
    const id = randomUUID()
    this.uploads.set(id, new Map())
    xml(
      response,
      `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`
    )
  }

  #list(response: ServerResponse, parts: Map<number, Buffer>) {
    const listed = [...parts].map(
      ([number, body]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${tag(body)}</ETag><Size>${body.length}</Size></Part>`
    )
    xml(response, `<ListPartsResult>${listed.join('')}</ListPartsResult>`)
  }

  /** In the order and with the tags that the request names, as S3 wants it. */
  #complete(response: ServerResponse, key: string, parts: Map<number, Buffer>, wanted: string) {
    const numbers = [...wanted.matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => Number(number))
    const tags = [...wanted.matchAll(/<ETag>([^<]*)</g)].map(([, text]) =>
      text!.replaceAll('&quot;', '"')
    )
    const bodies = numbers.map((number) => parts.get(number))
    if (bodies.some((body, index) => !body || tag(body) !== tags[index]))
      return refuse(response, 400, 'InvalidPart')
    this.keep(key, Buffer.concat(bodies as Buffer[]))
    xml(
      response,
      `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`
    )
  }
}
