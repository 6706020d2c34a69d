import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '~/components/ui/dialog'
import { isolated } from '#shared/isolated'

type RetireDialogProps = { name: string; disabled: boolean; busy: boolean; onRetire: () => void }

/** Retiring is final, so it is asked about. */
export function RetireDialog({ name, disabled, busy, onRetire }: RetireDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const retire = () => {
    setOpen(false)
    onRetire()
  }
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="slim" disabled={disabled} busy={busy}>
          Retire
          <span className="sr-only"> {name}</span>
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Retire this product?"
        description={`${isolated(name)} will be removed from your store for good. Existing orders will still be made, and you will still be paid for them. This cannot be undone.`}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="danger" onClick={retire}>
              Retire
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
