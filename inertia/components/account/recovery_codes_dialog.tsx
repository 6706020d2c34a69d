import { Copy, Download } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent } from '~/components/ui/dialog'
import { useToast } from '~/components/ui/toast'

type RecoveryCodesDialogProps = { codes: string[]; onClose: () => void }

/** Shows new recovery codes, which cannot be shown again. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const toast = useToast()
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: 'Codes copied' })
    } catch {
      toast({
        title: 'Couldn’t copy the codes',
        description: 'Select the codes and copy them by hand.',
        variant: 'destructive',
      })
    }
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Save your recovery codes"
        description="If you lose your app or passkey, log in with one of these codes. Each works once. We can’t show them again."
        footer={
          <Button variant="go" onClick={onClose}>
            I’ve saved them
          </Button>
        }
      >
        <div className="grid gap-4 py-2">
          <ul className="grid gap-x-6 gap-y-1 font-mono font-semibold select-all sm:grid-cols-2">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button size="slim" onClick={() => void copy()}>
              <Copy aria-hidden className="size-5" />
              Copy
            </Button>
            <Button asChild size="slim">
              <a
                href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
                download="gigstall-recovery-codes.txt"
              >
                <Download aria-hidden className="size-5" />
                Download
              </a>
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}
