import { Download } from 'lucide-react'
import { CopyLink } from '~/components/studio/overview/copy_link'
import { RenameCode, SwitchCode } from '~/components/studio/gigs/code_settings'
import { PrintDialog } from '~/components/studio/gigs/print_dialog'
import type { StudioQrCode } from '~/components/studio/shapes'
import { UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { useArrival } from '~/hooks/use_arrival'
import { formatCount } from '~/lib/counts'

type QrTicketProps = { code: StudioQrCode; mayChange: boolean; isLookedFor?: boolean }

/** One code to print: the drawing and its letters on the ticket, on the stub where it hangs and what it brings. */
export function QrTicket({ code, mayChange, isLookedFor = false }: QrTicketProps) {
  const heading = useArrival(isLookedFor)
  const name = code.eventName ?? (code.isDefault ? 'Your store' : 'Any day')
  const picture = `/qr-codes/${code.code}`
  return (
    <Ticket className="h-full" data-looked-for={isLookedFor || undefined}>
      <TicketBody className="grid content-start justify-items-center gap-4 pt-6 pb-5">
        <img
          src={`${picture}/image.svg`}
          alt={`QR code of ${name}`}
          width={200}
          height={200}
          className="size-50 rounded-sm bg-[#fff]"
        />
        <div className="grid justify-items-center gap-2.5 text-center">
          <h3
            ref={heading}
            tabIndex={isLookedFor ? -1 : undefined}
            className="display-card wrap-anywhere"
          >
            <UserText>{name}</UserText>
          </h3>
          <p className="flex flex-wrap justify-center gap-2">
            <Badge className="tracking-wider">
              <span className="sr-only">Code </span>
              {code.code}
            </Badge>
            {!code.isActive && <Badge variant="warn">Switched off</Badge>}
          </p>
        </div>
      </TicketBody>
      <TicketStub className="content-start gap-3">
        <div className="flex items-start justify-between gap-4 leading-snug sm:min-h-18">
          <p className="grid min-w-0 gap-0.5">
            {code.gig?.place && (
              <span className="font-semibold wrap-anywhere">
                <UserText>{code.gig.place}</UserText>
              </span>
            )}
            <span className="text-ink-soft">
              {code.gig ? `${code.gig.date}, ${code.gig.time}` : 'Any gig, any day'}
            </span>
          </p>
          <p className="grid shrink-0 justify-items-end gap-0.5">
            <span className="price">{formatCount(code.scanCount)}</span>
            <span className="text-sm text-ink-soft">QR Scans</span>
          </p>
        </div>
        <CopyLink href={code.storeUrl} of={name} />
        <Button asChild variant="ink" size="slim" wide>
          <a href={`${picture}/image.png?size=600&download`} download>
            <Download aria-hidden className="size-5" />
            Download QR Code
            <span className="sr-only"> of {name}</span>
          </a>
        </Button>
        <PrintDialog code={code} name={name} />
        {mayChange && (
          <div className="grid grid-cols-2 gap-3">
            <RenameCode code={code} name={name} />
            <SwitchCode code={code} name={name} />
          </div>
        )}
      </TicketStub>
    </Ticket>
  )
}
