import { Download } from 'lucide-react'
import { CopyLink } from '~/components/studio/copy_link'
import type { DrawnQrCode } from '~/components/studio/shapes'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'

const count = new Intl.NumberFormat('en-GB')

/** One code to print: the drawing and its letters on the ticket, on the stub where it hangs and what it brings. */
export function QrTicket({ code, bandName }: { code: DrawnQrCode; bandName: string }) {
  const name = code.eventName ?? 'Your store'
  const file = code.eventName ? `${bandName} - ${code.eventName}.png` : `${bandName}.png`
  return (
    <Ticket className="h-full">
      <TicketBody className="grid content-start justify-items-center gap-4 pt-6 pb-5">
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(code.svg)}`}
          alt={`QR code of ${name}`}
          width={200}
          height={200}
          className="size-50 rounded-sm bg-[#fff]"
        />
        <div className="grid justify-items-center gap-2.5 text-center">
          <h3 className="display-card">{name}</h3>
          <p className="flex flex-wrap justify-center gap-2">
            <Badge className="tracking-wider">
              <span className="sr-only">Code </span>
              {code.code}
            </Badge>
            {!code.isActive && <Badge variant="warn">Inactive</Badge>}
          </p>
        </div>
      </TicketBody>
      <TicketStub className="content-start gap-3">
        <div className="flex items-start justify-between gap-4 leading-snug sm:min-h-18">
          <p className="grid min-w-0 gap-0.5">
            {code.gig?.place && <span className="font-semibold">{code.gig.place}</span>}
            <span className="text-ink-soft">{code.gig?.date ?? 'Any gig, any day'}</span>
          </p>
          <p className="grid shrink-0 justify-items-end gap-0.5">
            <span className="price">{count.format(code.scanCount)}</span>
            <span className="text-sm text-ink-soft">QR Scans</span>
          </p>
        </div>
        <CopyLink href={code.storeUrl} of={name} />
        <Button asChild variant="ink" size="slim" wide>
          <a href={code.png} download={file}>
            <Download aria-hidden className="size-5" />
            Download QR Code
            <span className="sr-only"> of {name}</span>
          </a>
        </Button>
      </TicketStub>
    </Ticket>
  )
}
