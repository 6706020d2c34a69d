import { ExternalLink } from 'lucide-react'
import type { CheckoutFile, FiledShipment } from '~/components/admin/orders/shapes'
import { formatDateTime } from '~/lib/dates'

/** What was sent, where it can be followed, and what came back. */
export function FiledShipments({
  shipments,
  file,
}: {
  shipments: FiledShipment[]
  file: CheckoutFile
}) {
  const numbers = new Map(file.lines.map((line) => [line.id, line.orderNumber]))
  return (
    <div className="grid gap-3">
      <h2 className="tag">Shipments</h2>
      <ul className="grid gap-3">
        {shipments.map((shipment) => (
          <li key={shipment.id} className="grid gap-0.5">
            {shipment.trackingUrl ? (
              <a
                href={shipment.trackingUrl}
                target="_blank"
                rel="noreferrer"
                className="link w-fit wrap-anywhere"
              >
                {shipment.carrier ?? 'Parcel'} {shipment.trackingNumber}
                <ExternalLink aria-hidden className="size-4.5" />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            ) : (
              <p className="wrap-anywhere">
                {shipment.carrier ?? 'Parcel'} {shipment.trackingNumber}
              </p>
            )}
            <p className="text-sm text-ink-soft">
              {shipment.isReshipment ? 'Resent ' : 'Dispatched '}
              {formatDateTime(shipment.shippedAt)}
            </p>
            {shipment.orderIds.length > 0 && file.lines.length > 1 && (
              <p className="text-sm text-ink-soft">
                {shipment.orderIds.map((id) => numbers.get(id)).join(', ')}
              </p>
            )}
            {shipment.returnedAt && (
              <p className="font-semibold wrap-anywhere text-bad">
                Returned {formatDateTime(shipment.returnedAt)}
                {shipment.returnReason && `: ${shipment.returnReason}`}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
