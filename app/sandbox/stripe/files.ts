import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { clock } from '#shared/clock'
import type { Operation } from '#sandbox/stripe/api'
import { refuseUnknown, textOf } from '#sandbox/stripe/session_params'
import { invalid } from '#sandbox/stripe/stripe_error'
import { newId, stripeStore } from '#sandbox/stripe/stripe_store'

export type SandboxFile = Pick<
  Stripe.File,
  'id' | 'object' | 'created' | 'filename' | 'purpose' | 'size' | 'type'
> & {
  /** Not Stripe's: SHA-256 of the bytes, for tests. */
  sha256: string
  /** Not Stripe's: how many pages the file has as evidence. */
  pages: number
}

export const files = stripeStore<SandboxFile>('files')

/** A file of an upload, with its bytes. */
export type UploadedFile = { name: string; type: string; bytes: Buffer }

const KNOWN = new Set(['purpose', 'file'])

/** What Stripe takes as evidence of a dispute. */
const EVIDENCE_TYPES: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

const MOST_EVIDENCE_BYTES = 5 * 1024 * 1024

/**
 * The fields of an upload as a form has them. The bytes are named by their hash, so that the same upload under the same
 * idempotency key is recognised although its boundary is another one.
 */
export function formOfUpload(fields: Record<string, string>, file: UploadedFile | null): string {
  const form = new URLSearchParams(fields)
  if (file) {
    form.set('file[name]', file.name)
    form.set('file[type]', file.type)
    form.set('file[sha256]', createHash('sha256').update(file.bytes).digest('hex'))
  }
  return form.toString()
}

/** POST /v1/files: for evidence of disputes, with Stripe's limits of type and size. */
export const createFile =
  (file: UploadedFile | null): Operation =>
  async (fields) => {
    refuseUnknown(fields, KNOWN)
    if (textOf(fields.purpose) !== 'dispute_evidence')
      throw invalid('The stand-in takes files for dispute_evidence only.', 'purpose')
    if (!file) throw invalid('Missing required param: file.', 'file', 'parameter_missing')
    const type = EVIDENCE_TYPES[file.type]
    if (!type) throw invalid('Evidence must be a PDF, JPEG or PNG file.', 'file')
    if (file.bytes.length === 0 || file.bytes.length > MOST_EVIDENCE_BYTES)
      throw invalid('Evidence must have at most 5 MB.', 'file')
    const id = newId('file')
    const stored = await files.create(id, () => ({
      id,
      object: 'file',
      created: Math.floor(clock.now().toSeconds()),
      filename: file.name,
      purpose: 'dispute_evidence',
      size: file.bytes.length,
      type,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      pages: pagesOf(file),
    }))
    const isStripes = (name: string) => name !== 'sha256' && name !== 'pages'
    return Object.fromEntries(Object.entries(stored).filter(([name]) => isStripes(name)))
  }

/** A picture is one page; pages of a PDF are objects of their own. */
function pagesOf({ type, bytes }: UploadedFile): number {
  if (type !== 'application/pdf') return 1
  return Math.max(1, bytes.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0)
}
