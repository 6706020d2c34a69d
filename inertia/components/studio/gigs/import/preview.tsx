import { useEffect, useRef, useState } from 'react'
import {
  GROUPS,
  type GigValues,
  type ImportResult,
} from '~/components/studio/gigs/import/import_words'
import { PreviewLine } from '~/components/studio/gigs/import/preview_line'
import { TourChoice } from '~/components/studio/gigs/import/tour_choice'
import {
  useGigImport,
  type Choice,
  type ImportTour,
} from '~/components/studio/gigs/import/use_gig_import'
import { SaveBar } from '~/components/studio/gigs/save_bar'
import type { ImportPreview } from '~/components/studio/shapes'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { CheckBox } from '~/components/ui/check_box'
import { FormError } from '~/components/ui/field'
import { counted } from '~/lib/counts'

type GroupProps = {
  group: (typeof GROUPS)[number]
  choices: Choice[]
  errors: Map<number, Record<string, string>>
  onTick: (indexes: number[], isChosen: boolean) => void
  onEdit: (index: number, field: keyof GigValues, value: string) => void
}

/** The lines of one kind, with a press that ticks all of them or none. */
function Group({ group: { kind, title, text }, choices, errors, onTick, onEdit }: GroupProps) {
  const indexes = choices.flatMap(({ line }, index) => (line.kind === kind ? [index] : []))
  if (indexes.length === 0) return null
  const isAll = indexes.every((index) => choices[index]!.isChosen)
  return (
    <section aria-labelledby={`import-${kind}`} className="grid gap-2">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          <h3 id={`import-${kind}`} className="text-lg font-semibold">
            {title} ({indexes.length})
          </h3>
          <p className="max-w-[60ch] text-ink-soft">{text}</p>
        </div>
        {indexes.length > 1 && (
          <Button size="slim" onClick={() => onTick(indexes, !isAll)}>
            {isAll ? 'Untick all' : 'Tick all'}
            <span className="sr-only"> under {title}</span>
          </Button>
        )}
      </div>
      <ul className="border-t-[1.5px] border-line-strong">
        {indexes.map((index) => (
          <PreviewLine
            key={index}
            choice={choices[index]!}
            errors={errors.get(index)}
            onTick={(isChosen) => onTick([index], isChosen)}
            onEdit={(field, value) => onEdit(index, field, value)}
          />
        ))}
      </ul>
    </section>
  )
}

/** Lines that could not be read. */
function Problems({ preview: { problems, isCut } }: { preview: ImportPreview }) {
  if (problems.length === 0 && !isCut) return null
  return (
    <div className="grid gap-1 rounded-sm border-[1.5px] border-line-strong px-4 py-3">
      {problems.length > 0 && (
        <>
          <p className="font-semibold">
            We couldn’t read {counted(problems.length, 'line')}. Everything else is below.
          </p>
          <ul className="grid gap-1 text-sm wrap-anywhere">
            {problems.map(({ line, sentence }) => (
              <li key={`${line} ${sentence}`}>
                {sentence.startsWith('Line ') ? sentence : `Line ${line}: ${sentence}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {isCut && (
        <p className="font-semibold">
          There are more dates than one import takes. Save these, then import the rest.
        </p>
      )}
    </div>
  )
}

type PreviewProps = {
  preview: ImportPreview
  tours: { id: number; name: string }[]
  onDone: (result: ImportResult) => void
}

/** What an import would do: the artist unticks and corrects, then saves. */
export function Preview({ preview, tours, onDone }: PreviewProps) {
  const { choices, busy, message, errors, tourError, count, tick, edit, save } = useGigImport(
    preview,
    onDone
  )
  const [tour, setTour] = useState<ImportTour>(null)
  const { name, address } = preview.source
  const [keepsAddress, setKeepsAddress] = useState(address !== null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [])
  const isEmpty = choices.length === 0
  const kept = preview.sameCount > 0 && `${counted(preview.sameCount, 'gig')} up to date.`
  return (
    <section aria-labelledby="import-preview" className="grid grid-cols-1 gap-6">
      <div className="grid gap-1">
        <h2 id="import-preview" ref={heading} tabIndex={-1} className="display-card">
          {isEmpty ? 'Nothing new' : 'Check the dates'}
        </h2>
        <p className="text-ink-soft wrap-anywhere">
          <UserText>{name}</UserText>. {kept} {!isEmpty && 'Nothing is saved yet.'}
        </p>
      </div>
      <Problems preview={preview} />
      {GROUPS.map((group) => (
        <Group
          key={group.kind}
          group={group}
          choices={choices}
          errors={errors}
          onTick={tick}
          onEdit={edit}
        />
      ))}
      {!isEmpty && <TourChoice tours={tours} error={tourError} tour={tour} onChoose={setTour} />}
      {address && (
        <span className="flex min-h-11 items-center gap-3">
          <CheckBox
            id="keeps-address"
            checked={keepsAddress}
            onChange={({ target }) => setKeepsAddress(target.checked)}
          />
          <label htmlFor="keeps-address">Keep this address, so that I can read it again</label>
        </span>
      )}
      <FormError message={message} />
      {(!isEmpty || keepsAddress) && (
        <SaveBar>
          <Button
            variant="go"
            busy={busy}
            disabled={count === 0 && !keepsAddress}
            onClick={() => void save(keepsAddress, tour)}
            className="max-sm:w-full"
          >
            {count > 0 || !keepsAddress ? `Save ${counted(count, 'date')}` : 'Keep address'}
          </Button>
        </SaveBar>
      )}
    </section>
  )
}
