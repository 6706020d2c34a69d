import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import type { StudioQrCode } from '~/components/studio/shapes'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '~/components/ui/dialog'
import { isolated } from '#shared/isolated'

const PRINTS = [
  {
    label: 'Poster, A4',
    note: 'For the wall and the merch stall. PDF',
    file: 'poster.pdf?format=a4',
  },
  { label: 'Table card, A6', note: 'For tables and pockets. PDF', file: 'poster.pdf?format=a6' },
  {
    label: 'High-resolution PNG',
    note: 'Just the code, 2400 pixels wide',
    file: 'image.png?size=2400&download',
  },
  {
    label: 'SVG (any size)',
    note: 'Just the code, sharp at any size',
    file: 'image.svg?size=600&download',
  },
]

/** What a code can be printed on, each a file to keep. */
export function PrintDialog({ code, name }: { code: StudioQrCode; name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="slim" wide>
          <Printer aria-hidden className="size-5" />
          Posters and print
          <span className="sr-only"> of {name}</span>
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Download and print"
        description={`${isolated(name)}, code ${code.code}`}
      >
        <ul className="divide-y divide-line">
          {PRINTS.map(({ label, note, file }) => (
            <li key={label}>
              <a
                href={`/qr-codes/${code.code}/${file}`}
                download
                className="flex min-h-16 items-center justify-between gap-4 py-3 no-underline"
              >
                <span className="grid gap-0.5">
                  <span className="font-semibold underline underline-offset-4">{label}</span>
                  <span className="text-sm text-ink-soft">{note}</span>
                </span>
                <Download aria-hidden className="size-5 shrink-0" />
              </a>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}
