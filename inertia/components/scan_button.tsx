import { QrCode } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { LazyDialog } from '~/components/lazy/lazy_dialog'
import { lazyScript } from '~/components/lazy/lazy_script'
import { buttonClass } from '~/components/ui/button'

export const SCANNER = 'Scan Artist QR Code'

const scanDialog = lazyScript(SCANNER, () =>
  import('~/components/scan_dialog').then(({ ScanDialog }) => ScanDialog)
)

type ScanButtonProps = { className: string; children: React.ReactNode; onDone?: () => void }

/**
 * Opens the dialog that scans an artist's code; its script is fetched with the first press. Without scripts the button
 * leads to the page where the code is typed.
 */
export function ScanButton({ className, children, onDone }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false)

  const open = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <form action="/scan" className="contents">
        <button type="submit" aria-haspopup="dialog" onClick={open} className={className}>
          {children}
        </button>
      </form>
      <LazyDialog script={scanDialog} isOpen={isOpen} setOpen={setOpen}>
        {(ScanDialog) => <ScanDialog isOpen={isOpen} setOpen={setOpen} onDone={onDone} />}
      </LazyDialog>
    </>
  )
}

type ScanArtistButtonProps = { className?: string; wide?: boolean; onDone?: () => void }

/** Opens the scanner: the one way to a store for a visitor in front of a code. */
export function ScanArtistButton({ className, wide, onDone }: ScanArtistButtonProps) {
  return (
    <ScanButton className={buttonClass({ variant: 'ink', wide, className })} onDone={onDone}>
      <QrCode aria-hidden className="size-5" />
      Scan Artist QR Code
    </ScanButton>
  )
}
