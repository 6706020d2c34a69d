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

/** Mails cannot be called back, so sending them is asked about. */
export function AnnounceDialog({
  subject,
  readers,
  open,
  onOpenChange,
  onSend,
}: AnnounceDialogProps) {
  const words =
    readers === 0
      ? `Nobody has asked for news yet. ${subject} stands among what you announced all the same.`
      : `${subject}, with your words, goes out by mail. This cannot be undone.`
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={readers === 0 ? 'Announce this?' : `Send to ${counted(readers, 'fan')}?`}
        description={`${words} The next announcement can go out tomorrow.`}
        footer={
          <>
            <Button onClick={() => onOpenChange(false)}>Cancel</Button>
            <Button variant="go" onClick={onSend}>
              {readers === 0 ? 'Announce' : 'Send'}
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
