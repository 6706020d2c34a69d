import { QrCode } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '~/components/ui/button'

const ScanDialog = lazy(() =>
  import('~/components/scan_dialog').then((module) => ({ default: module.ScanDialog }))
)

type ScanButtonProps = { className: string; children: React.ReactNode }

/** Asks for an artist's code wherever it stands; the dialog is fetched with the first press. */
export function ScanButton({ className, children }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  const open = () => {
    setOpen(true)
    setWasOpened(true)
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open} className={className}>
        {children}
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ScanDialog isOpen={isOpen} setOpen={setOpen} />
        </Suspense>
      )}
    </>
  )
}

/** The one way to a store for whoever stands in front of a code. */
export function ScanArtistButton({ className, wide }: { className?: string; wide?: boolean }) {
  return (
    <ScanButton className={buttonClass({ variant: 'ink', wide, className })}>
      <QrCode aria-hidden className="size-5" />
      Scan Artist QR Code
    </ScanButton>
  )
}
