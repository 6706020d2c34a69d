import { QrCode } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { buttonClass } from '~/components/ui/button'

const ScanDialog = lazy(() =>
  import('~/components/scan_dialog').then((module) => ({ default: module.ScanDialog }))
)

type ScanButtonProps = { className: string; children: React.ReactNode; onDone?: () => void }

/**
 * Asks for an artist's code wherever it stands; the dialog is fetched with the first press. Without scripts the button
 * leads to the page where the code is typed.
 */
export function ScanButton({ className, children, onDone }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  const open = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
    setWasOpened(true)
  }

  return (
    <>
      <form action="/scan" className="contents">
        <button type="submit" aria-haspopup="dialog" onClick={open} className={className}>
          {children}
        </button>
      </form>
      {wasOpened && (
        <Suspense fallback={null}>
          <ScanDialog isOpen={isOpen} setOpen={setOpen} onDone={onDone} />
        </Suspense>
      )}
    </>
  )
}

type ScanArtistButtonProps = { className?: string; wide?: boolean; onDone?: () => void }

/** The one way to a store for whoever stands in front of a code. */
export function ScanArtistButton({ className, wide, onDone }: ScanArtistButtonProps) {
  return (
    <ScanButton className={buttonClass({ variant: 'ink', wide, className })} onDone={onDone}>
      <QrCode aria-hidden className="size-5" />
      Scan Artist QR Code
    </ScanButton>
  )
}
