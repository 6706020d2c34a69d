import { router } from '@inertiajs/react'
import { type FormEvent, useState } from 'react'
import type {
  DisputeEvidenceShape,
  DisputePage,
} from '#disputes/transformers/dispute_evidence_transformer'
import { MOST_STATEMENT_CHARACTERS } from '#shared/form_limits'
import { statementAdvice } from '~/components/admin/disputes/evidence_words'
import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { Button } from '~/components/ui/button'
import { TextArea } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'
import { Attempt } from '~/lib/idempotency'

const REFUSED = 'Stripe refused the evidence, so the bank doesn’t have it.'

type StatementFormProps = Pick<DisputePage, 'dispute' | 'evidence'> & {
  /** Names of pieces that matter and are missing. */
  missing: string[]
}

/** What the admin says in their own words; saved as a draft, or sent with all the rest. */
export function StatementForm({ dispute, evidence, missing }: StatementFormProps) {
  const toast = useToast()
  const [attempt] = useState(() => new Attempt())
  const [note, setNote] = useState(evidence.note ?? '')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [isSending, setSending] = useState(false)
  const path = `/api/admin/disputes/${dispute.id}/evidence`
  const body = { note: note.trim() || null }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await callApi<DisputeEvidenceShape>('PATCH', path, body)
      setError(undefined)
      toast({ title: 'Draft saved' })
    } catch (refused) {
      setError(sentenceOf(refused))
      router.reload()
    }
    setBusy(false)
  }

  const send = async () => {
    const idempotencyKey = attempt.keyFor(JSON.stringify(body))
    const answer = await callApi<DisputeEvidenceShape>('POST', `${path}/send`, body, {
      idempotencyKey,
    })
    attempt.end()
    return answer
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} className="grid gap-3">
      <TextArea
        label="Your statement"
        name="note"
        rows={5}
        maxLength={MOST_STATEMENT_CHARACTERS}
        hint={statementAdvice(dispute.reason)}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          Save draft
        </Button>
        <Button variant="go" disabled={busy} onClick={() => setSending(true)}>
          Send to Stripe
        </Button>
      </div>
      {isSending && (
        <ConfirmDialog<DisputeEvidenceShape>
          title="Send this evidence to Stripe"
          description="The bank takes evidence once: you can’t change it or add to it afterwards."
          confirmLabel="Send evidence"
          act={send}
          refusalOf={({ status, refusal }) =>
            status === 'failed' ? `${REFUSED} ${refusal}` : undefined
          }
          doneTitle={({ status }) => ({
            title: status === 'sent' ? 'Evidence sent' : 'Evidence on its way',
            description:
              status === 'sent' ? undefined : 'Stripe hasn’t answered yet: we’ll keep trying.',
          })}
          onClose={() => setSending(false)}
        >
          {missing.length > 0 && (
            <p>
              <strong>Still missing for this reason:</strong> {missing.join(', ')}.
            </p>
          )}
        </ConfirmDialog>
      )}
    </form>
  )
}
