import { ExternalLink, Package } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { formatDate } from '~/lib/dates'
import type { OrderPage } from '~/lib/shapes'

type Shipment = OrderPage['shipments'][number]

function ShipmentItem({
  shipment: { carrier, trackingNumber, trackingUrl, shippedAt, names, isReplacement },
}: {
  shipment: Shipment
}) {
  return (
    <li className="grid gap-3 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex items-start gap-3">
        <Package aria-hidden className="mt-0.5 size-6 shrink-0" />
        <p className="min-w-0">
          <span className="font-semibold">{carrier ?? 'Parcel'}</span>, posted{' '}
          {formatDate(shippedAt)}
          {names.length > 0 && (
            <span className="block wrap-anywhere">
              {isReplacement && 'Replacement: '}
              {names.join(', ')}
            </span>
          )}
          {trackingNumber && (
            <span className="block text-sm break-all text-ink-soft">{trackingNumber}</span>
          )}
        </p>
      </div>
      {trackingUrl && (
        <Button asChild size="slim" className="w-fit">
          <a href={trackingUrl} target="_blank" rel="noreferrer">
            Track the parcel
            <ExternalLink aria-hidden className="size-4.5" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </Button>
      )}
    </li>
  )
}

/** On their way, or already there. */
export function Shipments({ shipments }: { shipments: Shipment[] }) {
  return (
    <ul>
      {shipments.map((shipment) => (
        <ShipmentItem
          key={`${shipment.shippedAt} ${shipment.trackingNumber}`}
          shipment={shipment}
        />
      ))}
    </ul>
  )
}
