import { type FormEvent, useRef, useState } from 'react'
import { ZoneOptions } from '~/components/studio/gigs/gig_fields'
import type { ImportPreview } from '~/components/studio/shapes'
import { Button } from '~/components/ui/button'
import {
  fieldBox,
  FieldFrame,
  FormError,
  SelectField,
  TextArea,
  TextField,
  useFieldIds,
} from '~/components/ui/field'
import { ApiError, callApi, sentenceOf } from '~/lib/api'

const WAYS = [
  { value: 'file', label: 'A file: calendar (.ics) or table (.csv)' },
  { value: 'address', label: 'The address of a calendar' },
  { value: 'text', label: 'Pasted text' },
]

const MOST_BYTES = 2 * 1024 * 1024

/** The bytes of a file in Base64. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new Error('unreadable'))
    reader.readAsDataURL(file)
  })
}

type SourceFormProps = {
  /** Below stands a preview, whose button matters more. */
  isRead: boolean
  defaults: { timeZone: string; time: string }
  onPreview: (preview: ImportPreview) => void
}

/** Where the dates come from. Its answer is a preview; nothing is saved. */
export function SourceForm({ isRead, defaults, onPreview }: SourceFormProps) {
  const [way, setWay] = useState('file')
  const [zone, setZone] = useState(defaults.timeZone)
  const [time, setTime] = useState(defaults.time)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const file = useRef<HTMLInputElement>(null)
  const fileIds = useFieldIds(undefined, undefined, true)

  async function bodyOf(fields: FormData) {
    // What is left as it was is as it was at the last import of the same source.
    const chosen = {
      ...(zone !== defaults.timeZone && { timeZone: zone }),
      ...(time !== defaults.time && { time }),
    }
    if (way !== 'file') return { [way]: fields.get(way), ...chosen }
    const picked = file.current?.files?.[0]
    if (!picked) throw new TypeError('Choose a file first.')
    if (picked.size > MOST_BYTES)
      throw new TypeError('This file is larger than 2 MB. Export only your tour dates.')
    return { file: await base64Of(picked), fileName: picked.name, ...chosen }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const fields = new FormData(event.currentTarget)
    setBusy(true)
    setError(undefined)
    try {
      const body = await bodyOf(fields)
      const path = way === 'address' ? '/api/gig-imports/read' : '/api/gig-imports/preview'
      onPreview(await callApi<ImportPreview>('POST', path, body))
    } catch (failure) {
      const isOwn = failure instanceof TypeError && !(failure instanceof ApiError)
      setError(isOwn && failure.message.endsWith('.') ? failure.message : sentenceOf(failure))
    }
    setBusy(false)
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid max-w-2xl gap-4"
    >
      <FormError message={error} />
      <SelectField
        label="Where are your dates?"
        name="way"
        options={WAYS}
        value={way}
        onChange={({ target }) => {
          setWay(target.value)
          setError(undefined)
        }}
      />
      {way === 'file' && (
        <FieldFrame
          control={fileIds.control}
          label="File"
          hint="From Google, Apple or Outlook calendars, Bandsintown, Songkick or a spreadsheet. Up to 2 MB."
        >
          <input
            ref={file}
            id={fileIds.control}
            type="file"
            accept=".ics,.csv,.tsv,.txt,text/calendar,text/csv"
            aria-describedby={fileIds.describedBy}
            className={`${fieldBox} min-h-12 py-2.5`}
          />
        </FieldFrame>
      )}
      {way === 'address' && (
        <TextField
          label="Address"
          name="address"
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          hint="A public link that begins with https:// or webcal://, such as the “secret address in iCal format” of a Google calendar."
        />
      )}
      {way === 'text' && (
        <TextArea
          label="Dates"
          name="text"
          rows={8}
          maxLength={1_000_000}
          hint="One date a line: 23 Nov 2026 - Leeds - The Old Transformer. Or paste a table with its headings."
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Start time"
          name="time"
          type="time"
          value={time}
          onChange={({ target }) => setTime(target.value)}
          hint="For dates that have none."
        />
        <SelectField
          label="Time zone"
          name="timeZone"
          value={zone}
          onChange={({ target }) => setZone(target.value)}
          hint="For dates that have none."
        >
          <ZoneOptions chosen={zone} />
        </SelectField>
      </div>
      <div>
        <Button
          type="submit"
          variant={isRead ? 'outline' : 'go'}
          busy={busy}
          className="max-sm:w-full"
        >
          Check dates
        </Button>
      </div>
    </form>
  )
}
