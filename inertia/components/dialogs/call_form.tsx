import type { ReactNode } from 'react'
import { useCallForm } from '~/hooks/use_call_form'
import { Button } from '~/components/ui/button'
import { FormError } from '~/components/ui/field'
import type { ApiError } from '~/lib/api'
import type { Attempt } from '~/lib/idempotency'

/** One call of the API by a form: where it goes, what is sent, and what happens with the answer. */
export type Call<Answer> = {
  path: string
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  submitLabel: string
  isDangerous?: boolean
  /** Sent beside the fields of the form. */
  extra?: Record<string, unknown>
  toBody?: (fields: Record<string, string>) => Record<string, unknown>
  /** Where the call makes something and takes an Idempotency-Key; kept by the caller. */
  attempt?: Attempt
  onDone: (answer: Answer) => void
  refusalOf?: (answer: Answer) => string | undefined
  /** Says true where it has dealt with the refusal itself. */
  onRefused?: (error: ApiError) => boolean
  /** Asked once before it is sent, with the button saying `askedLabel`. */
  ask?: (fields: Record<string, string>) => string | undefined
  /** The fields, with what was wrong with each. */
  children?: (errors: Record<string, string>) => ReactNode
}

type FieldsProps = {
  message?: string
  errors: Record<string, string>
  children?: (errors: Record<string, string>) => ReactNode
}

/** What was wrong with the whole form, then its fields. */
export function FormFields({ message, errors, children }: FieldsProps) {
  return (
    <>
      {/* Or what no field of the form can say: a link that has run out, for example. */}
      <FormError message={message ?? errors.token} />
      {children?.(errors)}
    </>
  )
}

/** A form of a page that makes one call. */
export function CallForm<Answer>({ submitLabel, isDangerous, children, ...call }: Call<Answer>) {
  const { busy, errors, message, submit } = useCallForm(call)
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4 py-2">
      <FormFields message={message} errors={errors}>
        {children}
      </FormFields>
      <Button type="submit" variant={isDangerous ? 'danger' : 'go'} wide busy={busy}>
        {submitLabel}
      </Button>
    </form>
  )
}
