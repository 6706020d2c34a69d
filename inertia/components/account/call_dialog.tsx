import { type ReactNode, useState } from 'react'
import { useCallForm } from '~/components/identity/use_call_form'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '~/components/ui/dialog'
import { FormError } from '~/components/ui/field'
import type { Attempt } from '~/lib/idempotency'

type Call = {
  path: string
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  submitLabel: string
  isDangerous?: boolean
  /** Sent beside the fields of the form. */
  extra?: Record<string, unknown>
  toBody?: (fields: Record<string, string>) => Record<string, unknown>
  /** Where the call makes something and takes an Idempotency-Key; kept by the caller. */
  attempt?: Attempt
  onDone: () => void
  /** The fields, with what was wrong with each. */
  children?: (errors: Record<string, string>) => ReactNode
}

export function CallForm({ submitLabel, isDangerous, children, ...call }: Call) {
  const { busy, errors, message, submit } = useCallForm(call)
  const fields = children?.(errors)
  // What no field of the form can say: a link that has run out, for example.
  const elsewhere = message ?? errors.token
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4 py-2">
      <FormError message={elsewhere} />
      {fields}
      <Button type="submit" variant={isDangerous ? 'danger' : 'go'} wide busy={busy}>
        {submitLabel}
      </Button>
    </form>
  )
}

type CallDialogProps = Call & { trigger: ReactNode; title: string; description?: string }

/** One thing to change, in a dialog that closes when it is done. */
export function CallDialog({ trigger, title, description, onDone, ...call }: CallDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    onDone()
  }
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent title={title} description={description}>
        <CallForm {...call} onDone={done} />
      </DialogContent>
    </Dialog>
  )
}
