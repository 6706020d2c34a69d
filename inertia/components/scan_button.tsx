import { lazy, Suspense, useState } from 'react'

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
