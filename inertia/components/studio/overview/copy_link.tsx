import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'

/** Copies an address; where the browser lets no script do that, the address appears, ready to be copied by hand. */
export function CopyLink({ href, of }: { href: string; of: string }) {
  const toast = useToast()
  const [isShown, setShown] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href)
      toast({ title: 'Link Copied' })
    } catch {
      setShown(true)
      toast({
        title: 'Couldn’t copy the link',
        description: 'Select the link and copy it by hand.',
        variant: 'destructive',
      })
    }
  }
  return (
    <>
      {isShown && (
        <TextField
          label={`Link of ${of}`}
          bare
          name="link"
          readOnly
          value={href}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <Button size="slim" wide onClick={() => void copy()}>
        <Copy aria-hidden className="size-5" />
        Copy Link
        <span className="sr-only"> of {of}</span>
      </Button>
    </>
  )
}
