import { type ReactNode, useId, useState } from 'react'
import { type Call, FormFields } from '~/components/dialogs/call_form'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '~/components/ui/dialog'
import { useCallForm } from '~/hooks/use_call_form'

type SheetProps<Answer> = Call<Answer> & {
  title: string
  askedLabel?: string
  description?: string
  /** Where what is typed outlives the dialog: a button that gives it up. */
  onCancel?: () => void
  cancelLabel?: string
}

/** The button stands below what is scrolled: it is in reach however long the form is. */
function CallSheet<Answer>({
  title,
  description,
  submitLabel,
  isDangerous,
  onCancel,
  cancelLabel = 'Cancel',
  askedLabel,
  children,
  ...call
}: SheetProps<Answer>) {
  const formId = useId()
  const { busy, errors, message, question, submit } = useCallForm(call)
  return (
    <DialogContent
      title={title}
      description={description}
      footer={
        <>
          {onCancel && <Button onClick={onCancel}>{cancelLabel}</Button>}
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? 'danger' : 'go'}
            wide={!onCancel}
            busy={busy}
          >
            {question ? (askedLabel ?? submitLabel) : submitLabel}
          </Button>
        </>
      }
    >
      <form method="post" id={formId} noValidate onSubmit={submit} className="grid gap-4 py-2">
        <FormFields message={message} errors={errors}>
          {children}
        </FormFields>
        {question && (
          <p role="alert" className="font-semibold">
            {question}
          </p>
        )}
      </form>
    </DialogContent>
  )
}

type CallDialogProps<Answer> = SheetProps<Answer> & {
  /** What opens it; left out where it is open as long as it is there. */
  trigger?: ReactNode
  onClose?: () => void
}

/** One thing to change, in a dialog that closes when it is done. */
export function CallDialog<Answer>({
  trigger,
  onDone,
  onCancel,
  onClose,
  ...call
}: CallDialogProps<Answer>) {
  const [isOpen, setOpen] = useState(trigger === undefined)
  const [opened, setOpened] = useState(0)
  const open = (wanted: boolean) => {
    // What was wrong the last time is not wrong with an empty form.
    if (wanted) setOpened(opened + 1)
    else onClose?.()
    setOpen(wanted)
  }
  const done = (answer: Answer) => {
    open(false)
    onDone(answer)
  }
  const cancel =
    onCancel &&
    (() => {
      onCancel()
      open(false)
    })
  return (
    <Dialog open={isOpen} onOpenChange={open}>
      {trigger !== undefined && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <CallSheet key={opened} {...call} onDone={done} onCancel={cancel} />
    </Dialog>
  )
}
