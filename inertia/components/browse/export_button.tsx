import { Download } from 'lucide-react'
import { Button } from '~/components/ui/button'

/** Leads to what a list shows as a file; on a phone, where the list is wanted first, a line of text. */
export function ExportButton({ href }: { href: string }) {
  return (
    <Button
      asChild
      className="justify-start max-sm:min-h-11 max-sm:border-transparent max-sm:px-0 max-sm:underline max-sm:underline-offset-4 sm:w-auto"
    >
      <a href={href} download>
        <Download aria-hidden className="size-5" />
        Export CSV
      </a>
    </Button>
  )
}
