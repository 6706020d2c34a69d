import { router } from '@inertiajs/react'
import {
  bandNameMissing,
  emptyProfile,
  profileBody,
} from '~/components/studio/profile/profile_form'
import { useProfileForm } from '~/components/studio/profile/use_profile_form'
import { useToast } from '~/components/ui/toast'
import { useFormDraft } from '~/hooks/use_form_draft'
import { callApi } from '~/lib/api'

/** From the set-up form to the dashboard; what was typed outlives a refusal, and signing in again. */
export function useCreateProfile() {
  const toast = useToast()
  const { form, change, forget } = useFormDraft('new-profile', emptyProfile)

  const send = async () => {
    await callApi('POST', '/api/artists', profileBody(form))
    toast({ title: 'Artist profile created successfully!' })
    await new Promise<void>((resolve) =>
      router.visit('/dashboard', { onSuccess: forget, onFinish: () => resolve() })
    )
  }

  const check = () => (form.bandName.trim() === '' ? { bandName: bandNameMissing } : {})

  const fieldsTitle = 'Validation Error'
  return { form, ...useProfileForm({ form, onChange: change, check, fieldsTitle, send }) }
}
