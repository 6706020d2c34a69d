import { router } from '@inertiajs/react'
import { useState } from 'react'
import {
  changesOf,
  formOf,
  profileDifferences,
  type ProfileField,
} from '~/components/studio/profile/profile_form'
import { useProfileForm } from '~/components/studio/profile/use_profile_form'
import { useToast } from '~/components/ui/toast'
import { useFormDraft } from '~/hooks/use_form_draft'
import { ApiError, callApi } from '~/lib/api'
import { newerOf } from '~/lib/form_drafts'
import type { OwnedArtist } from '~/lib/shapes'

const isConcurrent = (error: unknown) =>
  error instanceof ApiError && error.body.code === 'E_CONCURRENT_MODIFICATION'

/**
 * Sends only changed fields. A newer version with the same texts, such as after a photo was saved beside the form, is
 * no conflict; texts that were changed elsewhere are shown first, and what was typed stays.
 */
export function useEditProfile(artist: Omit<OwnedArtist, 'totalSales'>) {
  const toast = useToast()
  const [answered, setAnswered] = useState(artist)
  const now = newerOf(artist, answered)
  const { form, was, isTyped, isRestored, change, goOnFrom, stored, forget } = useFormDraft(
    `profile-${artist.id}`,
    formOf(now)
  )
  const differences = isTyped ? profileDifferences(was, formOf(now)) : []

  const put = ({ updatedAt }: Pick<OwnedArtist, 'updatedAt'>) =>
    callApi<OwnedArtist>('PUT', `/api/artists/${artist.id}`, {
      ...changesOf(was, form),
      updatedAt,
    })

  /** Whether the profile already has all that was sent: an earlier attempt was saved but its answer was lost. */
  const isSaved = (latest: OwnedArtist) => {
    const there = formOf(latest)
    const fields = (Object.keys(form) as ProfileField[]).filter(
      (field) => form[field] !== was[field]
    )
    return fields.length > 0 && fields.every((field) => there[field] === form[field].trim())
  }

  /** Null where another user has changed its texts meanwhile. */
  const putOver = async (error: unknown) => {
    if (!isConcurrent(error)) throw error
    const latest = await callApi<OwnedArtist>('GET', `/api/artists/${artist.id}`)
    if (isSaved(latest)) return latest
    if (profileDifferences(was, formOf(latest)).length === 0) return put(latest)
    setAnswered(latest)
    return null
  }

  const send = async () => {
    if (differences.length > 0) return
    const saved = await put(now).catch(putOver)
    if (!saved) return
    setAnswered(saved)
    stored(form, formOf(saved))
    toast({ title: 'Profile updated successfully!' })
    router.reload({ only: ['artist'] })
  }

  return {
    ...useProfileForm({ form, onChange: change, send }),
    isRestored,
    discard: forget,
    changes: differences.length > 0 ? differences : null,
    load: () => goOnFrom(formOf(now)),
  }
}
