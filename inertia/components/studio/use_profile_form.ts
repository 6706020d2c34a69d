import { type FormEvent, useState } from 'react'
import {
  type ProfileErrors,
  profileErrors,
  type ProfileField,
  type ProfileForm,
} from '~/components/studio/profile_form'
import { useFocusFirstError } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { ApiError, sentenceOf } from '~/lib/api'

type Use = {
  form: ProfileForm
  onChange: (field: ProfileField, value: string) => void
  /** What is wrong before anything is sent. */
  check?: () => ProfileErrors
  /** Throws what the call was refused with. */
  send: () => Promise<void>
}

/** What both profile forms do with a refusal: what is wrong stands under its field, and what was typed stays. */
export function useProfileForm({ form, onChange, check, send }: Use) {
  const toast = useToast()
  const [errors, setErrors] = useState<ProfileErrors>({})
  const [busy, setBusy] = useState(false)
  useFocusFirstError(errors)

  const refuse = (found: ProfileErrors) => {
    setErrors(found)
    toast({
      title: 'Validation Error',
      description: Object.values(found)[0],
      variant: 'destructive',
    })
  }

  const explain = (error: unknown) => {
    const found = error instanceof ApiError ? profileErrors(error.errors) : {}
    if (Object.keys(found).length > 0) refuse(found)
    else toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
  }

  const submit = async () => {
    if (busy) return
    const found = check?.() ?? {}
    if (Object.keys(found).length > 0) return refuse(found)
    setErrors({})
    setBusy(true)
    try {
      await send()
    } catch (error) {
      explain(error)
    } finally {
      setBusy(false)
    }
  }

  const bind = (name: ProfileField) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }

  return { bind, busy, onSubmit }
}
