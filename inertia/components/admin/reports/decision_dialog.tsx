import { useState } from 'react'
import type { ShownReport } from '#moderation/transformers/report_transformer'
import { ReportFacts } from '~/components/admin/reports/report_facts'
import { DECISIONS, type DecidedState, subjectOf } from '~/components/admin/reports/report_words'
import { MOST_REPORT_CHARACTERS } from '#shared/report'
import { MOST_TAKEDOWN_CHARACTERS } from '#shared/takedown'
import { KIND_WORDS, KINDS } from '~/components/admin/takedowns/takedown_words'
import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { SelectField, TextArea } from '~/components/ui/field'
import { callApi } from '~/lib/api'
import { isolated } from '#shared/isolated'
import type { TakedownKind } from '#shared/takedown'

type DecisionDialogProps = { report: ShownReport; state: DecidedState; onClose: () => void }

const NO_TAKEDOWN = 'none'

/** Asks why a report is decided so; an upheld one can take its product down in the same step. */
export function DecisionDialog({ report, state, onClose }: DecisionDialogProps) {
  const mayTakeDown = state === 'upheld' && report.product !== null && !report.product.isTakenDown
  const [words, setWords] = useState('')
  const [reason, setReason] = useState('')
  const [kind, setKind] = useState<TakedownKind | typeof NO_TAKEDOWN>(
    mayTakeDown ? 'legal' : NO_TAKEDOWN
  )
  const takedown = kind === NO_TAKEDOWN ? undefined : { kind, reason: reason.trim() }
  const body = { state, words: words.trim(), takedown, updatedAt: report.updatedAt }
  return (
    <ConfirmDialog
      title={`${DECISIONS[state].label}: ${isolated(subjectOf(report))}`}
      description="Other admins read your note. The artist doesn’t."
      confirmLabel={takedown ? 'Uphold and take down' : DECISIONS[state].label}
      isDangerous={takedown !== undefined}
      isUnchanged={body.words === '' || takedown?.reason === ''}
      act={() => callApi('PATCH', `/api/admin/reports/${report.id}`, body)}
      doneTitle={DECISIONS[state].done}
      onClose={onClose}
    >
      <ReportFacts report={report} />
      <TextArea
        label="Note for admins"
        name="words"
        rows={3}
        maxLength={MOST_REPORT_CHARACTERS}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {mayTakeDown && (
        <SelectField
          label="Take the product down"
          name="kind"
          value={kind}
          hint={kind === NO_TAKEDOWN ? undefined : KIND_WORDS[kind].hint}
          options={[
            ...KINDS.map((value) => ({ value, label: KIND_WORDS[value].label })),
            { value: NO_TAKEDOWN, label: 'Leave it on sale' },
          ]}
          onChange={({ target }) => setKind(target.value as typeof kind)}
        />
      )}
      {takedown && (
        <TextArea
          label="Reason for the artist"
          name="reason"
          rows={3}
          maxLength={MOST_TAKEDOWN_CHARACTERS}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </ConfirmDialog>
  )
}
