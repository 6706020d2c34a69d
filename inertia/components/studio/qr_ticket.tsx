import { Copy, Download } from 'lucide-react'
import type { DrawnQrCode } from '~/components/studio/shapes'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { useToast } from '~/components/ui/toast'

const count = new Intl.NumberFormat('en-GB')

function CopyLink({ href }: { href: string }) {
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href)
      toast({ title: 'Link Copied' })
    } catch {
      toast({
        title: 'Copying did not work',
        description: 'Select the link and copy it by hand.',
        variant: 'destructive',
      })
    }
  }
  return (
    <Button size="slim" wide onClick={() => void copy()}>
      <Copy aria-hidden className="size-5" />
      Copy Link
    </Button>
  )
}

/** One code to print: the drawing on the ticket, its figures and its link on the stub. */
export function QrTicket({ code, bandName }: { code: DrawnQrCode; bandName: string }) {
  const name = code.eventName ?? 'Your store'
  const file = code.eventName ? `${bandName} - ${code.eventName}.png` : `${bandName}.png`
  return (
    <Ticket className="h-full">
      <TicketBody className="grid justify-items-center gap-4 pt-6">
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(code.svg)}`}
          alt={`QR code of ${name}`}
          width={200}
          height={200}
          className="size-50 rounded-sm bg-[#fff]"
        />
        <div className="grid justify-items-center gap-2 text-center">
          <h3 className="display-card">{name}</h3>
          {!code.isActive && <Badge>Inactive</Badge>}
        </div>
      </TicketBody>
      <TicketStub className="content-start gap-3">
        <p className="flex items-baseline justify-between gap-4">
          <span>QR Scans</span>
          <span className="price text-3xl">{count.format(code.scanCount)}</span>
        </p>
        <p className="text-sm break-all text-ink-soft">{code.storeUrl}</p>
        <CopyLink href={code.storeUrl} />
        <Button asChild variant="ink" size="slim" wide>
          <a href={code.png} download={file}>
            <Download aria-hidden className="size-5" />
            Download QR Code
          </a>
        </Button>
      </TicketStub>
    </Ticket>
  )
}
