import { Button } from '~/components/ui/button'
import { Dialog, DialogContent } from '~/components/ui/dialog'
import { counted } from '~/lib/counts'

type AnnounceDialogProps = {
  /** What is announced, as it stands in the choice. */
  subject: string
  readers: number
  open: boolean
  onOpenChange: (open: boolean) => void
  onSend: () => void
}

/** Emails cannot be called back, so sending them is asked about. */
export function AnnounceDialog({
  subject,
  readers,
  open,
  onOpenChange,
  onSend,
}: AnnounceDialogProps) {
  const words =
    readers === 0
      ? `No subscribers yet: ${subject} will be saved, but not emailed. You can still announce something today once you have one.`
      : `${subject} will be emailed with your message. This cannot be undone. You can send the next announcement tomorrow.`
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={readers === 0 ? 'Save this announcement?' : `Send to ${counted(readers, 'fan')}?`}
        description={words}
        footer={
          <>
            <Button onClick={() => onOpenChange(false)}>Cancel</Button>
            <Button variant="go" onClick={onSend}>
              {readers === 0 ? 'Save' : 'Send'}
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
