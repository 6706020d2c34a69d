import { useState } from 'react'
import { useOwner } from '~/components/studio/use_owner'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'
import { counted } from '~/lib/counts'

/** The most posters in one file. */
const MOST_POSTERS = 500

function chunksOf<Item>(list: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size)
  )
}

/** Starts a download without leaving the page. */
function download(href: string) {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}

/** Creates missing QR codes of gigs and downloads their posters: one PDF, or one for every 500 gigs. */
export function usePosters() {
  const toast = useToast()
  const { artist } = useOwner()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const print = async (gigIds: number[], format: string) => {
    setBusy(true)
    setError(undefined)
    try {
      const parts = chunksOf(gigIds, MOST_POSTERS)
      let made = 0
      for (const part of parts) {
        const body = { gigIds: part }
        const { created } = await callApi<{ created: number[] }>('POST', '/api/gigs/codes', body)
        made += created.length
        download(`/artists/${artist.id}/posters.pdf?format=${format}&gigs=${part.join(',')}`)
      }
      toast({
        title: made > 0 ? `${counted(made, 'QR code')} made` : 'Posters on their way',
        description:
          parts.length > 1
            ? `There are ${parts.length} PDFs, with a page for each gig.`
            : 'The PDF has a page for each gig.',
      })
    } catch (failure) {
      setError(sentenceOf(failure))
    }
    setBusy(false)
  }
  return { busy, error, print }
}
