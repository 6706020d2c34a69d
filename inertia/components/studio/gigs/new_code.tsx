import { router } from '@inertiajs/react'
import { type ReactNode, useState } from 'react'
import { CallDialog } from '~/components/account/call_dialog'
import { GigFields } from '~/components/studio/gigs/gig_fields'
import { dayOf } from '~/components/studio/gigs/gig_words'
import type { Gig } from '~/components/studio/shapes'
import { SelectField, TextField } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { Attempt } from '~/lib/idempotency'

const creation = new Attempt()

const ALONE = 'alone'
const NEW = 'new'

/** The body of the call: what was chosen says which fields there are. */
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

function Fields({
  gigs,
  chosen,
  errors,
}: Pick<NewCodeProps, 'gigs' | 'chosen'> & { errors: Record<string, string> }) {
  const [choice, setChoice] = useState(chosen ? String(chosen.id) : NEW)
  return (
    <>
      <SelectField
        label="For which gig?"
        name="gigChoice"
        value={choice}
        onChange={({ target }) => setChoice(target.value)}
        options={choicesOf(gigs)}
        error={errors.gigId}
      />
      {choice === NEW && <GigFields errorOf={(field) => errors[`gig.${field}`]} />}
      <TextField
        label="Event name"
        name="eventName"
        maxLength={200}
        autoComplete="off"
        hint={
          choice === ALONE
            ? 'Optional: where you put it up, for example.'
            : 'Optional: left empty, the code is called like the gig.'
        }
        error={errors.eventName}
      />
    </>
  )
}

/** A further code: its letters are drawn by the server, so that nobody can guess them. */
export function NewCode({ trigger, shownAt, ...fields }: NewCodeProps) {
  const toast = useToast()
  return (
    <CallDialog
      trigger={trigger}
      title="New QR code"
      description="One for each gig shows you what each of them brought."
      path="/api/qr-codes"
      attempt={creation}
      toBody={toBody}
      submitLabel="Create QR code"
      onDone={({ code }: { code: string }) => {
        toast({ title: 'QR code created' })
        router.visit(`${shownAt}&code=${code}`, { preserveScroll: true })
      }}
    >
      {(errors) => <Fields {...fields} errors={errors} />}
    </CallDialog>
  )
}
