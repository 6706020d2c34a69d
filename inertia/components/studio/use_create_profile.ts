import { router, usePage } from '@inertiajs/react'
import { useSyncExternalStore } from 'react'
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

const { subscribe, get, serverDraft } = profileDraft

/** From the set-up form to the dashboard; what was typed outlives a refusal, and signing in again. */
export function useCreateProfile() {
  const toast = useToast()
  const accountId = usePage().props.user?.id ?? null
  const draft = useSyncExternalStore(subscribe, get, serverDraft)
  const form = { ...emptyProfile, ...(draft.accountId === accountId ? draft.typed : {}) }

  const onChange = (field: ProfileField, value: string) =>
    profileDraft.change(accountId, field, value)

  const send = async () => {
    await callApi('POST', '/api/artists', profileBody(form))
    toast({ title: 'Artist profile created successfully!' })
    await new Promise<void>((resolve) =>
      router.visit('/dashboard', { onSuccess: profileDraft.forget, onFinish: () => resolve() })
    )
  }

  const check = () => (form.bandName.trim() === '' ? { bandName: bandNameMissing } : {})

  return { form, ...useProfileForm({ form, onChange, check, send }) }
}
