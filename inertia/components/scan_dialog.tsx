import { Button } from '~/components/ui/button'
import { Dialog, DialogContent } from '~/components/ui/dialog'
import { TextField } from '~/components/ui/field'

/** The code typed by hand: a plain form, so that it works on the worst of networks. */
export function ScanDialog({
  isOpen,
  setOpen,
}: {
  isOpen: boolean
  setOpen: (open: boolean) => void
}) {
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent
        title="Scan Artist QR Code"
        description="Point your phone's camera at the code on the stall: it opens the artist's store. Or type what is printed under it."
      >
        <form action="/scan" method="get" className="grid gap-4 pt-2">
          <TextField
            label="Code"
            name="code"
            required
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            className="[&_input]:display [&_input]:h-16 [&_input]:text-3xl [&_input]:tracking-wide"
          />
          <Button type="submit" variant="go" wide>
            Open the store
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  )
}
