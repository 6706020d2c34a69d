import { router } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { GigFields } from '~/components/studio/gigs/gig_fields'
import { askOfPast, fieldsOf, gigWords } from '~/components/studio/gigs/gig_form'
import { dayOf } from '~/components/studio/gigs/gig_words'
import type { Gig } from '~/components/studio/shapes'
import { SelectField, TextField } from '~/components/ui/field'
import { DraftRestoredNotice } from '~/components/ui/draft_restored_notice'
import { useToast } from '~/components/ui/toast'
import { useFormDraft } from '~/hooks/use_form_draft'
import { Attempt } from '~/lib/idempotency'

const creation = new Attempt()

const ALONE = 'alone'
const NEW = 'new'

/** The body of the call: the choice of a gig decides which fields it has. */
function toBody({ gigChoice, eventName, ...gig }: Record<string, string>) {
  if (gigChoice === ALONE) return { eventName }
  return gigChoice === NEW ? { eventName, gig } : { eventName, gigId: Number(gigChoice) }
}

function choicesOf(gigs: Gig[]) {
  return [
    { value: NEW, label: 'A new gig' },
    { value: ALONE, label: 'No gig: for any day' },
    ...gigs.map((gig) => ({ value: String(gig.id), label: `${gig.name}, ${dayOf(gig)}` })),
  ]
}

type NewCodeProps = {
  trigger: ReactNode
  gigs: Gig[]
  chosen?: Gig
  /** The page on which the new code is shown. */
  shownAt: string
}

/** The initial values of the form. */
const codeWords = (chosen?: Gig) => ({
  ...gigWords(),
  gigChoice: chosen ? String(chosen.id) : NEW,
  eventName: '',
})

type FieldsProps = Pick<NewCodeProps, 'gigs' | 'chosen'> & {
  draft: string
  errors: Record<string, string>
}

function Fields({ draft, gigs, chosen, errors }: FieldsProps) {
  const kept = useFormDraft(draft, codeWords(chosen))
  const options = choicesOf(gigs)
  const bind = fieldsOf(kept, (field) => errors[field])
  const bindGig = fieldsOf(kept, (field) => errors[`gig.${field}`])
  const choice = { ...bind('gigChoice'), error: errors.gigId }
  // A gig that was chosen before may not be offered any more.
  if (!options.some(({ value }) => value === choice.value))
    choice.value = codeWords(chosen).gigChoice
  return (
    <>
      <DraftRestoredNotice isRestored={kept.isRestored} onDiscard={kept.forget} />
      <SelectField label="For which gig?" options={options} {...choice} />
      {choice.value === NEW && <GigFields bind={bindGig} />}
      <TextField
        label="Event name"
        maxLength={200}
        autoComplete="off"
        hint={
          choice.value === ALONE
            ? 'Optional: where you’ll put it up, for example.'
            : 'Optional: leave blank to use the gig’s name.'
        }
        {...bind('eventName')}
      />
    </>
  )
}

/** A further code: its letters are drawn by the server, so that they cannot be guessed. */
export function NewCode({ trigger, shownAt, ...fields }: NewCodeProps) {
  const toast = useToast()
  const draft = fields.chosen ? `new-code-${fields.chosen.id}` : 'new-code'
  const { forget } = useFormDraft(draft, codeWords(fields.chosen))
  return (
    <CallDialog
      trigger={trigger}
      title="New QR code"
      description="Use a separate code for each gig to see what each one earned."
      path="/api/qr-codes"
      attempt={creation}
      toBody={toBody}
      submitLabel="Create QR code"
      ask={({ gigChoice, ...fields }) => (gigChoice === NEW ? askOfPast(fields) : undefined)}
      askedLabel="Add it anyway"
      onCancel={forget}
      onDone={({ code }: { code: string }) => {
        forget()
        toast({ title: 'QR code created' })
        router.visit(`${shownAt}&code=${code}`, { preserveScroll: true })
      }}
    >
      {(errors) => <Fields {...fields} draft={draft} errors={errors} />}
    </CallDialog>
  )
}
