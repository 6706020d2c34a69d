import { router, usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { profileDraft } from '~/components/studio/profile_draft'
import {
  bandNameMissing,
  emptyProfile,
  profileBody,
  type ProfileField,
} from '~/components/studio/profile_form'
import { useProfileForm } from '~/components/studio/use_profile_form'
import { useToast } from '~/components/ui/toast'
import { callApi } from '~/lib/api'

/** From the set-up form to the dashboard; what was typed outlives a refusal, and signing in again. */
export function useCreateProfile() {
  const toast = useToast()
  const accountId = usePage().props.user?.id ?? null
  const [form, setForm] = useState(emptyProfile)

  // The server knows nothing of a draft: the first paint in the browser agrees with it.
  useEffect(() => {
    setForm((typed) => ({ ...typed, ...profileDraft.read(accountId) }))
  }, [accountId])

  const change = (field: ProfileField, value: string) => {
    const typed = { ...form, [field]: value }
    setForm(typed)
    profileDraft.keep(accountId, typed)
  }

  const send = async () => {
    await callApi('POST', '/api/artists', profileBody(form))
    profileDraft.forget()
    toast({ title: 'Artist profile created successfully!' })
    await new Promise<void>((resolve) => router.visit('/dashboard', { onFinish: () => resolve() }))
  }

  const check = () => (form.bandName.trim() === '' ? { bandName: bandNameMissing } : {})

  return { form, ...useProfileForm({ form, onChange: change, check, send }) }
}
