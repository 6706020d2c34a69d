import { useState } from 'react'
import { useOwner } from '~/components/studio/use_owner'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'
import { counted } from '~/lib/counts'

/** The most posters in one file. */
export const MOST_POSTERS = 100

/** Starts a download without leaving the page. */
function download(href: string) {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}

/** Creates missing QR codes of gigs and downloads one PDF with a poster for each gig. */
export function usePosters() {
  const toast = useToast()
  const { artist } = useOwner()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const print = async (gigIds: number[], format: string) => {
    setBusy(true)
    setError(undefined)
    try {
      const { created } = await callApi<{ created: number[] }>('POST', '/api/gigs/codes', {
        gigIds,
      })
      download(`/artists/${artist.id}/posters.pdf?format=${format}&gigs=${gigIds.join(',')}`)
      toast({
        title:
          created.length > 0
            ? `${counted(created.length, 'QR code')} made`
            : 'Posters on their way',
        description: 'The PDF has a page for each gig.',
      })
    } catch (failure) {
      setError(sentenceOf(failure))
    }
    setBusy(false)
  }
  return { busy, error, print }
}
