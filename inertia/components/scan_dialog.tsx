import { useCallback } from 'react'
import { Scanner } from '~/components/scan/scanner'
import { Dialog, DialogContent } from '~/components/ui/dialog'

type ScanDialogProps = { isOpen: boolean; setOpen: (open: boolean) => void; onDone?: () => void }

/** The scanner; closed, it lets go of the camera. `onDone` when it led somewhere. */
export function ScanDialog({ isOpen, setOpen, onDone }: ScanDialogProps) {
  const leave = useCallback(() => {
    setOpen(false)
    onDone?.()
  }, [setOpen, onDone])

  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent
        title="Scan Artist QR Code"
        description="Point the camera at the code on the stall: it opens the artist’s store."
      >
        <Scanner onDone={leave} />
      </DialogContent>
    </Dialog>
  )
}
