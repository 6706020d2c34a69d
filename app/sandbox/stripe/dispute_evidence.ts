import { clock } from '#shared/clock'
import {
  changeDispute,
  presentDispute,
  submitted,
  type SandboxDispute,
} from '#sandbox/stripe/disputes'
import { files } from '#sandbox/stripe/files'
import type { FormFields } from '#sandbox/stripe/form_body'
import { fieldsOf, refuseUnknown, textOf } from '#sandbox/stripe/session_params'
import { invalid } from '#sandbox/stripe/stripe_error'
import { newId } from '#sandbox/stripe/stripe_store'

const OF_AN_UPDATE = new Set(['evidence', 'metadata', 'submit', 'expand'])

/** Evidence that is the id of an uploaded file. */
const FILE_FIELDS = new Set([
  'cancellation_policy',
  'customer_communication',
  'customer_signature',
  'duplicate_charge_documentation',
  'receipt',
  'refund_policy',
  'service_documentation',
  'shipping_documentation',
  'uncategorized_file',
])

/** Evidence that is text. */
const TEXT_FIELDS = new Set([
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_tracking_number',
  'uncategorized_text',
])

const KNOWN_EVIDENCE = new Set([...FILE_FIELDS, ...TEXT_FIELDS])

const MOST_CHARACTERS = 150_000
const MOST_CHARACTERS_OF_A_FIELD = 20_000

/** What the strictest card network takes of texts and files together: Mastercard. */
const MOST_PAGES = 19
/** How the pages of texts are estimated here: Stripe does not say how it does it. */
const CHARACTERS_OF_A_PAGE = 3_000
const LINES_OF_A_PAGE = 50

/** POST /v1/disputes/:id. Without `submit=false` the evidence goes to the bank, which takes it once. */
export async function putEvidence(id: string, fields: FormFields): Promise<object> {
  refuseUnknown(fields, OF_AN_UPDATE)
  const evidence = await evidenceIn(fields)
  const metadata = textsIn(fieldsOf(fields.metadata))
  const isSubmitted = textOf(fields.submit) !== 'false'
  // The same id where a call that a killed process left unfinished is repeated.
  const lastUpdate = newId('dup')
  const dispute = await changeDispute(id, async (current) => {
    if (current.lastUpdate === lastUpdate) return null
    assertOpen(current)
    const changed: SandboxDispute = {
      ...current,
      lastUpdate,
      evidence: await withinPages({ ...current.evidence, ...evidence }),
      metadata: { ...current.metadata, ...metadata },
      evidence_details: { ...current.evidence_details, has_evidence: true },
    }
    return isSubmitted ? submitted(changed) : changed
  })
  return presentDispute(dispute)
}

function assertOpen({ status, evidence_details: details }: SandboxDispute) {
  if (status === 'under_review' || status === 'warning_under_review')
    throw invalid('Evidence for this dispute has already been submitted.', 'evidence')
  if (status !== 'needs_response' && status !== 'warning_needs_response')
    throw invalid('This dispute is already closed.', 'evidence')
  if (details.due_by && details.due_by <= clock.now().toSeconds())
    throw invalid('The deadline to submit evidence for this dispute has passed.', 'evidence')
}

async function evidenceIn(fields: FormFields): Promise<Record<string, string>> {
  const given = fieldsOf(fields.evidence)
  refuseUnknown(given, KNOWN_EVIDENCE)
  const evidence = textsIn(given)
  const texts = Object.entries(evidence).filter(([name]) => TEXT_FIELDS.has(name))
  for (const [name, text] of texts)
    if (text.length > MOST_CHARACTERS_OF_A_FIELD)
      throw invalid(`${name} is too long.`, `evidence[${name}]`)
  if (texts.reduce((sum, [, text]) => sum + text.length, 0) > MOST_CHARACTERS)
    throw invalid('The combined character count of the evidence is too large.', 'evidence')
  for (const [name, fileId] of Object.entries(evidence))
    if (FILE_FIELDS.has(name) && !(await files.find(fileId)))
      throw invalid(`No such file upload: '${fileId}'`, `evidence[${name}]`, 'resource_missing')
  return evidence
}

/** Refuses evidence that would have more pages than the card network takes, also where it is staged only. */
async function withinPages(evidence: Record<string, string>) {
  const entries = Object.entries(evidence)
  const texts = entries.filter(([name]) => TEXT_FIELDS.has(name)).map(([, text]) => text)
  const uploads = entries.filter(([name]) => FILE_FIELDS.has(name))
  const stored = await Promise.all(uploads.map(([, fileId]) => files.find(fileId)))
  const pages = stored.reduce((sum, file) => sum + (file?.pages ?? 0), pagesOfTexts(texts))
  if (pages > MOST_PAGES)
    throw invalid(
      `The evidence has about ${pages} pages; the card network takes ${MOST_PAGES}.`,
      'evidence',
      'dispute_evidence_page_limit_exceeded'
    )
  return evidence
}

function pagesOfTexts(texts: string[]): number {
  const characters = texts.reduce((sum, text) => sum + text.length, 0)
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length, 0)
  return Math.ceil(Math.max(characters / CHARACTERS_OF_A_PAGE, lines / LINES_OF_A_PAGE))
}

const textsIn = (fields: FormFields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const text = textOf(value)
      return text === null ? [] : [[name, text]]
    })
  )
