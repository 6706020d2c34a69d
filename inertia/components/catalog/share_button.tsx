import { Share2 } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'

type ShareButtonProps = { title: string; url: string }

/** Hands the link to what the phone shares with; where there is nothing of that, copies it. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const toast = useToast()

  const share = async () => {
    if ('share' in navigator) {
      try {
        return await navigator.share({ title, url })
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: 'Link Copied' })
    } catch {
      toast({
        title: 'Couldn’t copy the link',
        description: 'Copy the link from the address bar.',
        variant: 'destructive',
      })
    }
  }

  return (
    <Button variant="quiet" size="slim" className="-ml-3.5" onClick={() => void share()}>
      <Share2 aria-hidden className="size-5" />
      Share
    </Button>
  )
}
