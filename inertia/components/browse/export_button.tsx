import { Download } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'
import { sentenceOf } from '~/lib/api'
import { saveFile } from '~/lib/save_file'

type ExportButtonProps = {
  href: string
  /** The file may need a confirmed identity: the page reads it and asks for that. */
  mayAsk?: boolean
}

/** Leads to what a list shows as a file; on a phone, where the list is wanted first, a line of text. */
export function ExportButton({ href, mayAsk = false }: ExportButtonProps) {
  const toast = useToast()
  const [isSaving, setSaving] = useState(false)

  const save = async (event: MouseEvent) => {
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    try {
      await saveFile(href)
    } catch (error) {
      toast({
        title: 'Export failed',
        description: sentenceOf(error),
        variant: 'destructive',
      })
    } finally {
      setSaving(false)
    }
  }

  return (
    <Button
      asChild
      className="justify-start max-sm:min-h-11 max-sm:border-transparent max-sm:px-0 max-sm:underline max-sm:underline-offset-4 sm:w-auto"
    >
      <a href={href} download onClick={mayAsk ? (event) => void save(event) : undefined}>
        <Download aria-hidden className="size-5" />
        Export CSV
      </a>
    </Button>
  )
}
