import { cn } from '~/lib/classes'
import { Fields } from '~/components/reference/fields'
import { COMMON_ERRORS, Prose, TypeWords } from '~/components/reference/words'
import type { ReferenceCall } from '../../../app/core/openapi/reference'

function Method({ method }: { method: string }) {
  return (
    <span
      className={cn(
        'inline-block rounded-sm border-[1.5px] px-2 py-0.5 text-sm leading-snug font-bold',
        method === 'GET' && 'border-line-strong',
        method === 'DELETE' && 'border-bad text-bad',
        method !== 'GET' && method !== 'DELETE' && 'border-ink bg-ink text-paper'
      )}
    >
      {method}
    </span>
  )
}

function Answers({ answers, commonErrors }: Pick<ReferenceCall, 'answers' | 'commonErrors'>) {
  return (
    <div>
      <h4 className="tag">Answers</h4>
      <ul className="mt-1 border-t border-line">
        {answers.map(({ status, text, type, headers }) => (
          <li
            key={status}
            className="grid grid-cols-[4.5rem_1fr] border-b border-line py-2.5 text-[0.9375rem]"
          >
            <p className={cn('font-semibold', Number(status) < 400 ? 'text-good' : 'text-bad')}>
              <code>{status}</code>
            </p>
            <div className="min-w-0">
              <p>
                <Prose text={text} />
              </p>
              {(type.length > 0 || headers.length > 0) && (
                <p className="text-ink-soft">
                  <TypeWords words={type} />
                  {headers.length > 0 &&
                    `${type.length > 0 ? '; ' : ''}with ${headers.join(' and ')}`}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {commonErrors.length > 0 && (
        <p className="py-2.5 text-[0.9375rem] text-ink-soft">
          <a href={`#${COMMON_ERRORS}`} className="underline underline-offset-4">
            Like many calls
          </a>
          , it also refuses with {commonErrors.join(', ')}.
        </p>
      )}
    </div>
  )
}

/** One call: what it is, who may use it, what it takes and answers. Its anchor is the call's id. */
export function Call({ call }: { call: ReferenceCall }) {
  const { id, method, path, summary, text, who, parameters, body, example } = call
  return (
    <section id={id} className="ticket p-4 sm:p-6" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="display-card">
        <a href={`#${id}`} className="hover:underline">
          {summary}
        </a>
      </h3>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Method method={method} />
        <code className="min-w-0 font-semibold wrap-anywhere">{path}</code>
      </p>
      <p className="mt-3">
        <strong>Who:</strong> {who}
      </p>
      {text && (
        <p className="mt-2 max-w-[68ch]">
          <Prose text={text} />
        </p>
      )}
      <div className="mt-5 grid gap-6">
        <Fields title="Parameters" fields={parameters} />
        <Fields title="Body" fields={body} />
        <Answers answers={call.answers} commonErrors={call.commonErrors} />
        <details className="group">
          <summary className="flex min-h-11 w-fit items-center gap-2 font-semibold underline underline-offset-4">
            Example
          </summary>
          <pre className="ground-ink mt-2 rounded-sm p-4 text-sm whitespace-pre-wrap wrap-anywhere">
            {example}
          </pre>
        </details>
      </div>
    </section>
  )
}
