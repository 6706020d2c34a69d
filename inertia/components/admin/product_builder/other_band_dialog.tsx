import { Button } from '~/components/ui/button'
import { Dialog, DialogContent } from '~/components/ui/dialog'
import { ApiError } from '~/lib/api'

/** The server's doubt whose a store product is, and what goes on with it all the same. */
export type Doubt = { sentence: string; confirm: () => void }

/** The doubt that a refusal holds; null where it is about something else. */
export const doubtOf = (error: unknown, confirm: () => void): Doubt | null =>
  error instanceof ApiError && error.body.code === 'E_OTHER_BAND'
    ? { sentence: error.sentence, confirm }
    : null

type OtherBandDialogProps = { doubt: Doubt | null; onClose: () => void }

/** Asks before a store product that looks like another band's is assigned. */
export function OtherBandDialog({ doubt, onClose }: OtherBandDialogProps) {
  if (!doubt) return null
  const confirm = () => {
    onClose()
    doubt.confirm()
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Is this the right artist?"
        description={doubt.sentence}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="danger" onClick={confirm}>
              Assign anyway
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
