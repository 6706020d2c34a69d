import { ImageUp } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { Button } from '~/components/ui/button'

/** A photo or screenshot of a code. It is read here and never sent anywhere. */
export function PictureButton({
  busy,
  onPicture,
}: {
  busy: boolean
  onPicture: (file: File) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file) onPicture(file)
    // The same picture may be chosen again.
    currentTarget.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label="A photo of the code"
        onChange={choose}
        className="sr-only"
      />
      <Button wide busy={busy} onClick={() => input.current?.click()}>
        <ImageUp aria-hidden className="size-5" />
        Use a photo
      </Button>
    </>
  )
}
