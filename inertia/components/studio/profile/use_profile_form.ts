import { type FormEvent, useState } from 'react'
import {
  type ProfileErrors,
  profileErrors,
  type ProfileField,
  type ProfileForm,
} from '~/components/studio/profile/profile_form'
import { useToast } from '~/components/ui/toast'
import { isShownInForm, useFieldErrors } from '~/hooks/use_field_errors'
import { ApiError, sentenceOf } from '~/lib/api'

type Use = {
  form: ProfileForm
  onChange: (field: ProfileField, value: string) => void
  /** What is wrong before anything is sent. */
  check?: () => ProfileErrors
  /** Over the toast that repeats a field's message, where one is wanted. */
  fieldsTitle?: string
  /** Throws what the call was refused with. */
  send: () => Promise<void>
}

/** What both profile forms do with a refusal: what is wrong stands under its field, and what was typed stays. */
export function useProfileForm({ form, onChange, check, fieldsTitle, send }: Use) {
  const toast = useToast()
  const { errors, refuse, clear } = useFieldErrors()
  const [busy, setBusy] = useState(false)

  const say = (title: string, description: string | undefined) =>
    toast({ title, description, variant: 'destructive' })

  const refuseFields = (found: ProfileErrors) => {
    refuse(found)
    if (fieldsTitle) say(fieldsTitle, Object.values(found)[0])
    else if (!isShownInForm(found, form)) say('Error', Object.values(found)[0])
  }

  const explain = (error: unknown) => {
    const found = error instanceof ApiError ? profileErrors(error.errors) : {}
    if (Object.keys(found).length > 0) refuseFields(found)
    else say('Error', sentenceOf(error))
  }

  const submit = async () => {
    if (busy) return
    const found = check?.() ?? {}
    if (Object.keys(found).length > 0) return refuseFields(found)
    refuse({})
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
    onChange: ({ target }: { target: { value: string } }) => {
      clear(name)
      onChange(name, target.value)
    },
  })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }

  return { bind, busy, onSubmit }
}
