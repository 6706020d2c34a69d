import { PageHead } from '~/components/page_head'
import { Call } from '~/components/reference/call'
import { Contents } from '~/components/reference/contents'
import { Fields } from '~/components/reference/fields'
import { COMMON_ERRORS, Prose, shapeAnchor, TypeWords } from '~/components/reference/words'
import type { Reference } from '../../../app/core/openapi/reference'

function Errors({ errors }: Pick<Reference, 'errors'>) {
  return (
    <section id={COMMON_ERRORS} className="ticket p-4 sm:p-6">
      <h2 className="display-card">Errors common to many calls</h2>
      <p className="mt-2 max-w-[68ch]">
        Every error is an{' '}
        <a href={`#${shapeAnchor('Error')}`} className="font-semibold underline underline-offset-4">
          Error
        </a>
        . Each call also lists its own.
      </p>
      <dl className="mt-4 border-t border-line">
        {errors.map(({ status, text }) => (
          <div
            key={status}
            className="grid grid-cols-[4.5rem_1fr] border-b border-line py-2.5 text-[0.9375rem]"
          >
            <dt className="font-semibold text-bad">
              <code>{status}</code>
            </dt>
            <dd>
              <Prose text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Groups({ groups }: Pick<Reference, 'groups'>) {
  return groups.map(({ title, text, calls }) => (
    <section key={title} className="grid gap-5">
      <div>
        <h2 className="display-section">{title}</h2>
        <p className="mt-2 max-w-[68ch] text-ink-soft">
          <Prose text={text} />
        </p>
      </div>
      {calls.map((call) => (
        <Call key={call.id} call={call} />
      ))}
    </section>
  ))
}

function Shapes({ shapes }: Pick<Reference, 'shapes'>) {
  return (
    <section className="grid gap-5">
      <h2 className="display-section">Shapes</h2>
      {shapes.map(({ name, text, fields, type }) => (
        <section key={name} id={shapeAnchor(name)} className="ticket p-4 sm:p-6">
          <h3 className="display-card">
            <a href={`#${shapeAnchor(name)}`} className="hover:underline">
              {name}
            </a>
          </h3>
          <p className="mt-2 max-w-[68ch]">
            <Prose text={text} />
          </p>
          <div className="mt-4">
            {fields.length === 0 && (
              <p className="text-ink-soft">
                <TypeWords words={type} />
              </p>
            )}
            <Fields title="Fields" fields={fields} areAllThere />
          </div>
        </section>
      ))}
    </section>
  )
}

/** The description of the API to be read: complete as the server sends it, with an address for every call. */
export default function ApiReference({ reference }: { reference: Reference }) {
  const { introduction, errors, groups, shapes } = reference
  return (
    <>
      <PageHead
        title="API"
        description="Every call of Gigstall: what it takes, what it answers and who may use it."
        path="/api/docs"
      />
      <div className="wrap grid gap-8 pt-8 pb-16 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-x-14 lg:pt-12">
        <header className="lg:col-span-2">
          <h1 className="display-page">API</h1>
          <div className="mt-6 grid max-w-[68ch] gap-4">
            {introduction.map((paragraph) => (
              <p key={paragraph}>
                <Prose text={paragraph} />
              </p>
            ))}
            <p>
              <a href="/api/docs/openapi.json" className="link">
                The same as an OpenAPI 3.1 document
              </a>
            </p>
          </div>
        </header>
        <Contents groups={groups} shapes={shapes} />
        <div className="grid min-w-0 gap-12">
          <Errors errors={errors} />
          <Groups groups={groups} />
          <Shapes shapes={shapes} />
        </div>
      </div>
    </>
  )
}
