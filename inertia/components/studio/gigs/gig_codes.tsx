import { Plus } from 'lucide-react'
import { CodeGrid } from '~/components/studio/gigs/code_grid'
import { NewCode } from '~/components/studio/gigs/new_code'
import type { Gig, StudioQrCode } from '~/components/studio/shapes'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'

type GigCodesProps = { gig: Gig; codes: StudioQrCode[]; mayChange: boolean; here: string }

/** The codes that hang at a gig, with what is printed of them. */
export function GigCodes({ gig, codes, mayChange, here }: GigCodesProps) {
  const isEmpty = codes.length === 0
  const newCode = mayChange && (
    <NewCode
      gigs={[gig]}
      chosen={gig}
      shownAt={here}
      trigger={
        <Button variant={isEmpty ? 'go' : 'outline'} size="slim">
          <Plus aria-hidden className="size-5" />
          New QR code
        </Button>
      }
    />
  )
  return (
    <section aria-labelledby="codes" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h3 id="codes" className="display-card">
          QR codes
        </h3>
        {!isEmpty && newCode}
      </div>
      {isEmpty ? (
        <EmptyState
          level="h3"
          title="No QR code yet"
          text="Make one for this gig to count its scans and sales here."
          action={newCode}
        />
      ) : (
        <CodeGrid codes={codes} mayChange={mayChange} />
      )}
    </section>
  )
}
