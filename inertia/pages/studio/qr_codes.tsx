import { Plus } from 'lucide-react'
import { NextPage } from '~/components/browse/next_page'
import { CodeGrid } from '~/components/studio/gigs/code_grid'
import { NewCode } from '~/components/studio/gigs/new_code'
import { Views } from '~/components/studio/gigs/views'
import type { Gig, StudioFrame as Frame, StudioQrCode } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import type { InertiaProps } from '~/types'

type Content = { codes: StudioQrCode[]; gigs: Gig[]; mayChange: boolean }

type QrCodesProps = InertiaProps<Frame & Content & { nextUrl: string | null }>

function Codes({ codes, gigs, mayChange }: Content) {
  const address = useDashboardAddress()('qr-codes')
  return (
    <section aria-labelledby="codes" className="grid grid-cols-1 gap-5">
      <Views current="codes" />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1.5">
          <h2 id="codes" className="display-card">
            QR codes
          </h2>
          <p className="max-w-[60ch] text-ink-soft">
            Print one and put it where people look. Anyone who scans it goes straight to your store,
            and you see which gig they came from.
          </p>
        </div>
        {mayChange && (
          <NewCode
            gigs={gigs}
            shownAt={address}
            trigger={
              <Button variant="go" size="slim">
                <Plus aria-hidden className="size-5" />
                New QR code
              </Button>
            }
          />
        )}
      </div>
      {codes.length > 0 ? (
        <CodeGrid codes={codes} mayChange={mayChange} />
      ) : (
        <EmptyState
          level="h3"
          title="No QR codes yet"
          text="Every profile comes with its own code. Reload the page in a moment."
        />
      )}
    </section>
  )
}

export default function QrCodesPage({ codes, gigs, mayChange, nextUrl }: QrCodesProps) {
  return (
    <StudioFrame>
      <Codes codes={codes} gigs={gigs} mayChange={mayChange} />
      <NextPage url={nextUrl} label="Older codes" />
    </StudioFrame>
  )
}
