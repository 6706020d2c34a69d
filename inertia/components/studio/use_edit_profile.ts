import { router } from '@inertiajs/react'
import { useState } from 'react'
import { changesOf, formOf, type ProfileField } from '~/components/studio/profile_form'
import { useProfileForm } from '~/components/studio/use_profile_form'
import { useToast } from '~/components/ui/toast'
import { callApi } from '~/lib/api'
import type { OwnedArtist } from '~/lib/shapes'

/**
 * Sends only what was changed. A photo saved beside the form makes the profile newer without touching its words: then
 * the change is based on the newer one; words that were changed elsewhere keep it based on what the form showed.
 */
export function useEditProfile(artist: OwnedArtist) {
  const toast = useToast()
  const [base, setBase] = useState(artist)
  const [form, setForm] = useState(() => formOf(artist))
  const isSame = Object.keys(changesOf(formOf(base), formOf(artist))).length === 0

  const change = (field: ProfileField, value: string) =>
    setForm((typed) => ({ ...typed, [field]: value }))

  const send = async () => {
    const { updatedAt } = isSame ? artist : base
    const changes = changesOf(formOf(base), form)
    const saved = await callApi<OwnedArtist>('PUT', `/api/artists/${artist.id}`, {
      ...changes,
      updatedAt,
    })
    setBase(saved)
    setForm(formOf(saved))
    toast({ title: 'Profile updated successfully!' })
    router.reload({ only: ['artist'] })
  }

  return useProfileForm({ form, onChange: change, send })
}
