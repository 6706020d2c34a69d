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

/** POST /v1/disputes/:id. Without `submit=false` the evidence goes to the bank, which takes it once. */
export async function putEvidence(id: string, fields: FormFields): Promise<object> {
  refuseUnknown(fields, OF_AN_UPDATE)
  const evidence = await evidenceIn(fields)
  const metadata = textsIn(fieldsOf(fields.metadata))
  const isSubmitted = textOf(fields.submit) !== 'false'
  // The same id where a call that a killed process left unfinished is repeated.
  const lastUpdate = newId('dup')
  const dispute = await changeDispute(id, (current) => {
    if (current.lastUpdate === lastUpdate) return null
    assertOpen(current)
    const changed: SandboxDispute = {
      ...current,
      lastUpdate,
      evidence: { ...current.evidence, ...evidence },
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

const textsIn = (fields: FormFields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const text = textOf(value)
      return text === null ? [] : [[name, text]]
    })
  )
