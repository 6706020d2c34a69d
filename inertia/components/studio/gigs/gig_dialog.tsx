import { router } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { GigFields } from '~/components/studio/gigs/gig_fields'
import {
  askOfPast,
  fieldsOf,
  type GigField,
  type GigWords,
  gigWords,
} from '~/components/studio/gigs/gig_form'
import type { Gig } from '~/components/studio/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { DraftRestoredNotice } from '~/components/ui/draft_restored_notice'
import { useToast } from '~/components/ui/toast'
import { useFormDraft } from '~/hooks/use_form_draft'
import { Attempt } from '~/lib/idempotency'

const creation = new Attempt()

type FieldsProps = { draft: string; gig?: Gig; errors: Record<string, string> }

/** Lays what was typed over the current values: a field that was not touched is never set back. */
function Fields({ draft, gig, errors }: FieldsProps) {
  const now = gigWords(gig)
  const { form, was, isRestored, change, forget } = useFormDraft(draft, now)
  const typed = Object.entries(form).filter(([field, text]) => text !== was[field as GigField])
  const shown: GigWords = { ...now, ...Object.fromEntries(typed) }
  return (
    <>
      <DraftRestoredNotice isRestored={isRestored} onDiscard={forget} />
      <GigFields bind={fieldsOf({ form: shown, change }, (field) => errors[field])} />
    </>
  )
}

/** Creates a gig or changes it; a change based on an outdated version is refused. */
export function GigDialog({ trigger, gig }: { trigger: ReactNode; gig?: Gig }) {
  const toast = useToast()
  const address = useDashboardAddress()
  const draft = gig ? `gig-${gig.id}` : 'new-gig'
  const { forget } = useFormDraft(draft, gigWords(gig))
  return (
    <CallDialog
      trigger={trigger}
      title={gig ? 'Edit gig' : 'New gig'}
      description={gig ? 'Posters you’ve already printed won’t change.' : undefined}
      path={gig ? `/api/gigs/${gig.id}` : '/api/gigs'}
      method={gig ? 'PATCH' : 'POST'}
      attempt={gig ? undefined : creation}
      extra={gig && { updatedAt: gig.updatedAt }}
      submitLabel="Save gig"
      ask={(fields) => askOfPast(fields, gig?.date)}
      askedLabel="Add it anyway"
      onCancel={forget}
      onDone={({ id }: Gig) => {
        forget()
        if (gig) {
          toast({ title: 'Gig saved' })
          router.reload()
          return
        }
        // The page of the gig is where its QR code is made and printed.
        toast({ title: 'Gig saved', description: 'Now make its QR code and print it.' })
        router.visit(`${address('gigs')}&gig=${id}`)
      }}
    >
      {(errors) => <Fields draft={draft} gig={gig} errors={errors} />}
    </CallDialog>
  )
}
