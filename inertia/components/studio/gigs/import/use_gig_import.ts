import { useState } from 'react'
import type { GigValues, ImportResult } from '~/components/studio/gigs/import/import_words'
import type { ImportLine, ImportPreview } from '~/components/studio/shapes'
import { ApiError, callApi, sentenceOf } from '~/lib/api'
import { Attempt } from '~/lib/idempotency'

/** The tour that the ticked dates join: an existing one, a new one, or none. */
export type ImportTour = { id: number } | { name: string } | null

/** A line as the artist has it: ticked or not, and with what they corrected. */
export type Choice = { line: ImportLine; values: GigValues; isChosen: boolean }

const attempt = new Attempt()

const fieldsOf = ({ line, values }: Choice) => ({
  uid: line.uid,
  recurrence: line.recurrence,
  read: line.read,
  ...values,
})

const existing = ({ line }: Choice) => ({ gigId: line.gig!.id, updatedAt: line.gig!.updatedAt })

/** The ticked lines by what becomes of them. */
function partsOf(choices: Choice[]) {
  const ticked = choices.filter(({ isChosen }) => isChosen)
  return {
    add: ticked.filter(({ line }) => line.kind === 'new' || line.kind === 'doubtful'),
    change: ticked.filter(({ line }) => line.kind === 'changed'),
    remove: ticked.filter(({ line }) => line.kind === 'gone'),
  }
}

/** The errors of a refused save by the index of their line: `add.3.name` is the name of the fourth ticked new one. */
function errorsByLine(choices: Choice[], errors: Record<string, string>) {
  const parts = partsOf(choices)
  const found = new Map<number, Record<string, string>>()
  for (const [path, sentence] of Object.entries(errors)) {
    const [part = '', position = '', field = ''] = path.split('.')
    const choice = parts[part as keyof typeof parts]?.[Number(position)]
    if (!choice) continue
    const index = choices.indexOf(choice)
    found.set(index, { ...found.get(index), [field]: sentence })
  }
  return found
}

/** A preview, what the artist ticks and corrects in it, and the call that saves it. */
export function useGigImport(preview: ImportPreview, onDone: (result: ImportResult) => void) {
  const [choices, setChoices] = useState<Choice[]>(() =>
    preview.lines.map((line) => ({ line, values: line.values, isChosen: line.isChosen }))
  )
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const [errors, setErrors] = useState(new Map<number, Record<string, string>>())
  const [tourError, setTourError] = useState<string>()

  const change = (indexes: number[], changed: (choice: Choice) => Partial<Choice>) =>
    setChoices((now) =>
      now.map((choice, at) => (indexes.includes(at) ? { ...choice, ...changed(choice) } : choice))
    )

  async function save(keepsAddress: boolean, tour: ImportTour) {
    const { source, timeZone, time } = preview
    const parts = partsOf(choices)
    const body = {
      source: { ...source, address: keepsAddress ? source.address : null, timeZone, time },
      tour,
      add: parts.add.map(fieldsOf),
      change: parts.change.map((choice) => ({ ...fieldsOf(choice), ...existing(choice) })),
      remove: parts.remove.map(existing),
    }
    setBusy(true)
    setMessage(undefined)
    setErrors(new Map())
    setTourError(undefined)
    try {
      const idempotencyKey = attempt.keyFor(JSON.stringify(body))
      const result = await callApi<ImportResult>('POST', '/api/gig-imports', body, {
        idempotencyKey,
      })
      attempt.end()
      onDone(result)
    } catch (error) {
      setMessage(sentenceOf(error))
      if (error instanceof ApiError) {
        setErrors(errorsByLine(choices, error.errors))
        setTourError(error.errors['tour.name'] ?? error.errors['tour.id'])
      }
    }
    setBusy(false)
  }

  return {
    choices,
    busy,
    message,
    errors,
    tourError,
    count: choices.filter(({ isChosen }) => isChosen).length,
    tick: (indexes: number[], isChosen: boolean) => change(indexes, () => ({ isChosen })),
    edit: (index: number, field: keyof GigValues, value: string) =>
      change([index], ({ values }) => ({ values: { ...values, [field]: value } })),
    save,
  }
}
