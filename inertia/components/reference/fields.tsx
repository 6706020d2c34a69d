import { Fragment } from 'react'
import { Prose, TypeWords } from '~/components/reference/words'
import type { ReferenceField } from '../../../app/core/openapi/type_words'

/** A long name is broken where one field ends. */
function FieldName({ name }: { name: string }) {
  return name.split('.').map((part, at) => (
    <Fragment key={`${at}-${part}`}>
      {at > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
}

type FieldsProps = {
  title: string
  fields: (ReferenceField & { place?: string })[]
  /** Where every field is there, none says so. */
  areAllThere?: boolean
}

/** Parameters or fields: on a phone each under the other, on a desk the name beside what it is. */
export function Fields({ title, fields, areAllThere = false }: FieldsProps) {
  if (fields.length === 0) return null
  return (
    <div>
      <h4 className="tag">{title}</h4>
      <ul className="mt-1 border-t border-line">
        {fields.map(({ name, place, type, isRequired, text }) => (
          <li
            key={`${place}-${name}`}
            className="grid gap-x-6 border-b border-line py-2.5 md:grid-cols-[minmax(0,20rem)_1fr]"
          >
            <p className="text-[0.9375rem] font-semibold wrap-anywhere">
              <code>
                <FieldName name={name} />
              </code>
            </p>
            <div className="min-w-0 text-[0.9375rem]">
              <p className="text-ink-soft">
                <TypeWords words={type} />
                {place && `, in the ${place}`}
                {!areAllThere && isRequired && <strong className="text-ink">, required</strong>}
                {areAllThere && !isRequired && ', not always'}
              </p>
              {text && (
                <p>
                  <Prose text={text} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
