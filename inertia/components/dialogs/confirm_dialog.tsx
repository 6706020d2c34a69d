import { router } from '@inertiajs/react'
import { type ReactNode, useState } from 'react'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent } from '~/components/ui/dialog'
import { FormError } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { sentenceOf } from '~/lib/api'
import type { ToastMessage } from '~/lib/toast_store'

type ConfirmDialogProps<Answer> = {
  /** What is about to happen, and to how many: "Suspend 12 accounts". */
  title: string
  description: string
  confirmLabel: string
  isDangerous?: boolean
  /** Nothing would change, so there is nothing to confirm. */
  isUnchanged?: boolean
  /** Performs the action; throws where it is refused. */
  act: () => Promise<Answer>
  /** Why nothing happened, where the answer says that nothing did. */
  refusalOf?: (answer: Answer) => string | undefined
  /** Title of the toast after success, or the whole toast where it depends on the answer. */
  doneTitle: string | ((answer: Answer) => ToastMessage)
  onDone?: () => void
  onClose: () => void
  children?: ReactNode
}

/**
 * Asks for confirmation before something of other users is changed; shows a refusal, and reloads the list behind it.
 */
export function ConfirmDialog<Answer>({
  title,
  description,
  confirmLabel,
  isDangerous,
  isUnchanged,
  act,
  refusalOf,
  doneTitle,
  onDone,
  onClose,
  children,
}: ConfirmDialogProps<Answer>) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const confirm = async () => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const answer = await act()
      const refused = refusalOf?.(answer)
      if (refused === undefined) {
        onClose()
        onDone?.()
        toast(typeof doneTitle === 'string' ? { title: doneTitle } : doneTitle(answer))
      } else {
        setBusy(false)
        setRefusal(refused)
      }
    } catch (error) {
      setBusy(false)
      setRefusal(sentenceOf(error))
    }
    router.reload()
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={title}
        description={description}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant={isDangerous ? 'danger' : 'go'}
              busy={busy}
              disabled={isUnchanged}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </>
        }
      >
        {(refusal !== undefined || children) && (
          <div className="grid gap-4 py-2">
            <FormError message={refusal} />
            {children}
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}
