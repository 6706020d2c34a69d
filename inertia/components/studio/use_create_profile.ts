import { router } from '@inertiajs/react'
import { useState } from 'react'
import {
  bandNameMissing,
  emptyProfile,
  profileBody,
  type ProfileErrors,
  profileErrors,
  type ProfileField,
} from '~/components/studio/profile_form'
import { useToast } from '~/components/ui/toast'
import { ApiError, callApi, sentenceOf } from '~/lib/api'

/** From the set-up form to the dashboard; what was typed outlives any refusal. */
export function useCreateProfile() {
  const toast = useToast()
  const [form, setForm] = useState(emptyProfile)
  const [errors, setErrors] = useState<ProfileErrors>({})
  const [busy, setBusy] = useState(false)

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
    if (form.bandName.trim() === '') return refuse({ bandName: bandNameMissing })
    setErrors({})
    setBusy(true)
    try {
      await callApi('POST', '/api/artists', profileBody(form))
      toast({ title: 'Artist profile created successfully!' })
      router.visit('/dashboard')
    } catch (error) {
      setBusy(false)
      explain(error)
    }
  }

  const change = (field: ProfileField, value: string) =>
    setForm((typed) => ({ ...typed, [field]: value }))

  return { form, change, errors, busy, submit }
}
