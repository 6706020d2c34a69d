import { useId, useState } from 'react'
import { GigFields } from '~/components/studio/gigs/gig_fields'
import {
  changesOf,
  dayWords,
  doubtsOf,
  placeWords,
  type GigValues,
} from '~/components/studio/gigs/import/import_words'
import type { Choice } from '~/components/studio/gigs/import/use_gig_import'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { CheckBox } from '~/components/ui/check_box'

type LineProps = {
  choice: Choice
  errors?: Record<string, string>
  onTick: (isChosen: boolean) => void
  onEdit: (field: keyof GigValues, value: string) => void
}

/** What a tick changes, old beside new. */
function Changes({ choice: { line, values } }: { choice: Choice }) {
  if (!line.gig) return null
  return (
    <dl className="grid gap-1 text-sm">
      {changesOf(line.gig, values).map(({ field, label, was, is }) => (
        <div key={field} className="flex flex-wrap gap-x-2 wrap-anywhere">
          <dt className="text-ink-soft">{label}:</dt>
          <dd>
            <s className="text-ink-soft">
              <span className="sr-only">was </span>
              <UserText>{was}</UserText>
            </s>{' '}
            <span aria-hidden>→</span> <span className="sr-only">becomes </span>
            <b>
              <UserText>{is}</UserText>
            </b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** One date with its box; its fields open for correction. */
export function PreviewLine({ choice, errors, onTick, onEdit }: LineProps) {
  const { line, values, isChosen } = choice
  const [isOpen, setOpen] = useState(false)
  const box = useId()
  const isEdited = isOpen || errors !== undefined
  const place = placeWords(values)
  const notes = [
    ...doubtsOf(line),
    ...(line.isCancelled ? ['The calendar calls it cancelled.'] : []),
  ]
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3">
        <label htmlFor={box} className="grid min-h-11 min-w-8 place-items-center">
          <span className="sr-only">
            {line.kind === 'gone' ? 'Remove' : 'Save'} {values.name}, {dayWords(values.date)}
          </span>
          <CheckBox id={box} checked={isChosen} onChange={({ target }) => onTick(target.checked)} />
        </label>
        <div className="grid content-center gap-0.5">
          <p className="leading-snug font-semibold wrap-anywhere">
            {dayWords(values.date)}, {values.time} · <UserText>{values.name}</UserText>
          </p>
          {place && (
            <p className="text-ink-soft wrap-anywhere">
              <UserText>{place}</UserText>
            </p>
          )}
          {line.kind === 'changed' && <Changes choice={choice} />}
          {notes.map((note) => (
            <p key={note} className="text-sm font-semibold">
              {note}
            </p>
          ))}
        </div>
        {line.kind !== 'gone' && (
          <Button
            size="slim"
            className="self-start"
            aria-expanded={isEdited}
            onClick={() => setOpen(!isEdited)}
          >
            {isEdited ? 'Done' : 'Correct'}
            <span className="sr-only">
              {' '}
              {values.name}, {dayWords(values.date)}
            </span>
          </Button>
        )}
      </div>
      {isEdited && line.kind !== 'gone' && (
        <div className="grid gap-4 sm:pl-11">
          <GigFields
            bind={(field) => ({
              name: field,
              value: values[field] ?? '',
              error: errors?.[field],
              onChange: ({ target }) => onEdit(field, target.value),
            })}
          />
        </div>
      )}
    </li>
  )
}
