import { useEffect } from 'react'
import { PageHead } from '~/components/page_head'
import { CodeForm } from '~/components/scan/code_form'
import { SCANNER, ScanArtistButton } from '~/components/scan_button'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { dialogOpeners } from '~/lib/recovery_loader'

type ScanPageProps = { code: string; isUnknown: boolean }

/** The typed code as a page of its own: works without scripts. The shortcut of the installed shop opens the scanner on it. */
export default function ScanPage({ code, isUnknown }: ScanPageProps) {
  useEffect(() => {
    if (window.location.hash === '#camera') dialogOpeners.get(SCANNER)?.()
  }, [])
  return (
    <>
      <PageHead
        title="Type a code"
        description="Type the code from the merch stall and open the artist’s store."
        noindex
      />
      <div className="wrap grid justify-items-center gap-6 pt-8 pb-16 lg:pt-12">
        <div className="grid w-full max-w-md gap-6">
          <div className="grid gap-2">
            <h1 className="display-page">Type the code</h1>
            <p className="text-ink-soft">
              It’s under the QR code on the stall, the poster or the ticket. Capitals don’t matter.
            </p>
          </div>
          <Ticket>
            <TicketBody className="p-5 sm:p-6">
              <CodeForm
                code={code}
                error={
                  isUnknown
                    ? 'This code isn’t one of ours. Check the letters under the QR code.'
                    : undefined
                }
              />
            </TicketBody>
            <TicketStub className="p-5 noscript:hidden sm:p-6">
              <ScanArtistButton wide />
            </TicketStub>
          </Ticket>
        </div>
      </div>
    </>
  )
}
