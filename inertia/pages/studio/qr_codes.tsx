import { NextPage } from '~/components/browse/next_page'
import { QrTicket } from '~/components/studio/qr_ticket'
import type { DrawnQrCode, StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { EmptyState } from '~/components/ui/empty_state'
import type { InertiaProps } from '~/types'

type QrCodesProps = InertiaProps<Frame & { codes: DrawnQrCode[]; nextUrl: string | null }>

function Codes({ codes, bandName }: { codes: DrawnQrCode[]; bandName: string }) {
  if (codes.length === 0) {
    return (
      <EmptyState
        title="No QR codes yet"
        text="Every profile comes with a code of its own. Reload the page in a moment."
      />
    )
  }
  return (
    <section aria-labelledby="codes" className="grid gap-5">
      <div className="grid gap-1.5">
        <h2 id="codes" className="display-card">
          QR codes
        </h2>
        <p className="max-w-[60ch] text-ink-soft">
          Print one and put it where people look. Whoever scans it lands in your store, and you see
          which gig they came from.
        </p>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {codes.map((code) => (
          <li key={code.id}>
            <QrTicket code={code} bandName={bandName} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function QrCodesPage({ artist, codes, nextUrl }: QrCodesProps) {
  return (
    <StudioFrame>
      <Codes codes={codes} bandName={artist.bandName} />
      <NextPage url={nextUrl} label="Older codes" />
    </StudioFrame>
  )
}
