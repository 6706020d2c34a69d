import { ExternalLink } from 'lucide-react'
import type { CheckoutFile, FiledParcel } from '~/components/admin/orders/shapes'
import { formatDateTime } from '~/lib/dates'

/** What was sent, where it can be followed, and what came back. */
export function FiledParcels({ parcels, file }: { parcels: FiledParcel[]; file: CheckoutFile }) {
  const numbers = new Map(file.lines.map((line) => [line.id, line.orderNumber]))
  return (
    <div className="grid gap-3">
      <h2 className="tag">Parcels</h2>
      <ul className="grid gap-3">
        {parcels.map((parcel) => (
          <li key={parcel.id} className="grid gap-0.5">
            {parcel.trackingUrl ? (
              <a
                href={parcel.trackingUrl}
                target="_blank"
                rel="noreferrer"
                className="link w-fit wrap-anywhere"
              >
                {parcel.carrier ?? 'Parcel'} {parcel.trackingNumber}
                <ExternalLink aria-hidden className="size-4.5" />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            ) : (
              <p className="wrap-anywhere">
                {parcel.carrier ?? 'Parcel'} {parcel.trackingNumber}
              </p>
            )}
            <p className="text-sm text-ink-soft">
              {parcel.isReshipment ? 'Resent ' : 'Dispatched '}
              {formatDateTime(parcel.shippedAt)}
            </p>
            {parcel.orderIds.length > 0 && file.lines.length > 1 && (
              <p className="text-sm text-ink-soft">
                {parcel.orderIds.map((id) => numbers.get(id)).join(', ')}
              </p>
            )}
            {parcel.returnedAt && (
              <p className="font-semibold wrap-anywhere text-bad">
                Returned {formatDateTime(parcel.returnedAt)}
                {parcel.returnReason && `: ${parcel.returnReason}`}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
