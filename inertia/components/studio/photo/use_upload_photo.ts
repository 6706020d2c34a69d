import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useToast } from '~/components/ui/toast'
import { callApi } from '~/lib/api'

const failed = 'Failed to upload photo. Please try again.'

/** Sends a cropped photo; refused, it stays in view to be sent again. */
export function useUploadPhoto(artistId: number, onDone: () => void) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const upload = async (profileImageUrl: string) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await callApi('PUT', `/api/artists/${artistId}/upload-photo`, { profileImageUrl })
      toast({ title: 'Photo uploaded' })
      router.reload({ only: ['artist'] })
      onDone()
    } catch {
      setBusy(false)
      setFailure(failed)
      toast({ title: 'Upload failed', description: failed, variant: 'destructive' })
    }
  }

  return { busy, failure, upload }
}
