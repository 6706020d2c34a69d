import { router } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { CallDialog } from '~/components/account/call_dialog'
import { GigFields } from '~/components/studio/gigs/gig_fields'
import type { Gig } from '~/components/studio/shapes'
import { useToast } from '~/components/ui/toast'
import { Attempt } from '~/lib/idempotency'

const creation = new Attempt()

/** Writes a gig down or changes it; a change that another tab overtook is refused. */
export function GigDialog({ trigger, gig }: { trigger: ReactNode; gig?: Gig }) {
  const toast = useToast()
  return (
    <CallDialog
      trigger={trigger}
      title={gig ? 'Change gig' : 'New gig'}
      description={gig ? 'Posters that are printed already stay as they are.' : undefined}
      path={gig ? `/api/gigs/${gig.id}` : '/api/gigs'}
      method={gig ? 'PATCH' : 'POST'}
      attempt={gig ? undefined : creation}
      extra={gig && { updatedAt: gig.updatedAt }}
      submitLabel="Save gig"
      onDone={() => {
        toast({ title: 'Gig saved' })
        router.reload()
      }}
    >
      {(errors) => <GigFields gig={gig} errorOf={(field) => errors[field]} />}
    </CallDialog>
  )
}
