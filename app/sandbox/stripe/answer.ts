import type { HttpContext } from '@adonisjs/core/http'
import { answerCall, type ApiAnswer, type Operation } from '#sandbox/stripe/api'
import { createFile, formOfUpload, type UploadedFile } from '#sandbox/stripe/files'

/** Carries a call out and answers it over real HTTP, or does not answer at all. */
export async function sendAnswer(ctx: HttpContext, operation: Operation) {
  const { request } = ctx
  const form = request.method() === 'GET' ? request.parsedUrl.query : request.raw()
  return send(ctx, await answerCall(callOf(ctx, form ?? ''), operation))
}

/** Takes an upload: Stripe's clients send files as multipart/form-data. */
export async function sendUploadAnswer(ctx: HttpContext) {
  const { fields, file } = await uploadIn(ctx)
  return send(ctx, await answerCall(callOf(ctx, formOfUpload(fields, file)), createFile(file)))
}

const callOf = ({ request }: HttpContext, form: string) => ({
  method: request.method(),
  path: request.url(),
  form,
  authorization: request.header('authorization'),
  idempotencyKey: request.header('idempotency-key'),
})

const MOST_UPLOADED_BYTES = 6 * 1024 * 1024

async function uploadIn({ request }: HttpContext) {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request.request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes <= MOST_UPLOADED_BYTES) parts.push(part)
  }
  const fields: Record<string, string> = {}
  let file: UploadedFile | null = null
  for (const [name, value] of await formIn(request.header('content-type'), Buffer.concat(parts)))
    if (typeof value === 'string') fields[name] = value
    else
      file = { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) }
  return { fields, file }
}

/** What is no form has no fields: the call is then refused for the first one that it lacks. */
async function formIn(contentType: string | undefined, body: Buffer): Promise<FormData> {
  const headers = { 'Content-Type': contentType ?? '' }
  return new Response(new Uint8Array(body), { headers }).formData().catch(() => new FormData())
}

function send({ response }: HttpContext, answer: ApiAnswer) {
  // An answer lost on the way is a connection that ends: no status, no body.
  if (answer === null) return response.response.destroy()
  for (const [name, value] of Object.entries(answer.headers)) response.header(name, value)
  return response.status(answer.status).json(answer.body)
}
