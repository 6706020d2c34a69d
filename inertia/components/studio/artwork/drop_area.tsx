import { ImageUp } from 'lucide-react'
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '~/components/ui/button'
import { cn } from '~/lib/classes'

/** HEIC is not among them: a phone then gives its photos as JPEG. */
const ACCEPTED =
  'image/png,image/jpeg,image/svg+xml,image/tiff,application/pdf,.png,.jpg,.jpeg,.svg,.tif,.tiff,.pdf'

const DRAGS = ['dragover', 'dragleave', 'drop'] as const

type DropAreaProps = {
  label: string
  text: string
  isOpening: boolean
  onFile: (file: File) => void
  /** The id of what is wrong with the last file. */
  errorId?: string
}

/** Takes a file that is dragged here, pasted, or chosen: on a phone from the camera roll as well. */
export function DropArea({ label, text, isOpening, onFile, errorId }: DropAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  const take = (files: FileList | undefined | null) => {
    const file = files?.[0]
    if (file && !isOpening) onFile(file)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files)
    // The same file can be chosen again.
    target.value = ''
  }
  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') take(event.dataTransfer?.files)
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData?.files.length) return
    event.preventDefault()
    take(event.clipboardData.files)
  })
  useEffect(() => {
    const onDrag = (event: DragEvent) => drop(event)
    const onPaste = (event: ClipboardEvent) => paste(event)
    const target = area.current!
    for (const type of DRAGS) target.addEventListener(type, onDrag)
    document.addEventListener('paste', onPaste)
    return () => {
      for (const type of DRAGS) target.removeEventListener(type, onDrag)
      document.removeEventListener('paste', onPaste)
    }
  }, [])

  return (
    <div
      ref={area}
      role="group"
      aria-label={label}
      className={cn(
        'grid justify-items-center gap-3 rounded-sm border-2 border-dashed border-line-strong p-5 text-center',
        isOver && 'bg-line'
      )}
    >
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        tabIndex={-1}
        aria-label="Choose a file of your artwork"
        onChange={choose}
        className="sr-only"
      />
      <Button
        busy={isOpening}
        busyLabel="Opening…"
        aria-describedby={errorId}
        onClick={() => input.current?.click()}
      >
        <ImageUp aria-hidden className="size-5" />
        Choose a file
      </Button>
      <p className="text-sm text-ink-soft">{text}</p>
    </div>
  )
}
