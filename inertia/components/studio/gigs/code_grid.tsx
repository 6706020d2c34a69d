import { usePage } from '@inertiajs/react'
import { QrTicket } from '~/components/studio/gigs/qr_ticket'
import type { StudioQrCode } from '~/components/studio/shapes'

/** Codes side by side; the one that the address names (`code=…`) is brought into view. */
export function CodeGrid({ codes, mayChange }: { codes: StudioQrCode[]; mayChange: boolean }) {
  const { url } = usePage()
  const wanted = new URLSearchParams(url.split('?')[1]).get('code')?.toUpperCase()
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {codes.map((code) => (
        <li key={code.id}>
          <QrTicket code={code} mayChange={mayChange} isLookedFor={code.code === wanted} />
        </li>
      ))}
    </ul>
  )
}
