import { shapeAnchor } from '~/components/reference/words'
import type { Reference } from '../../../app/core/openapi/reference'

const link = 'flex min-h-11 items-center py-1 text-[0.9375rem] hover:underline lg:min-h-0'

function Lists({ groups, shapes }: Pick<Reference, 'groups' | 'shapes'>) {
  return (
    <div className="grid gap-5">
      {groups.map(({ title, calls }) => (
        <div key={title}>
          <p className="tag">{title}</p>
          <ul>
            {calls.map(({ id, summary }) => (
              <li key={id}>
                <a href={`#${id}`} className={link}>
                  {summary}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <p className="tag">Shapes</p>
        <ul>
          {shapes.map(({ name }) => (
            <li key={name}>
              <a href={`#${shapeAnchor(name)}`} className={link}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Everything on the page: folded away on a phone, beside the text where there is room. */
export function Contents(props: Pick<Reference, 'groups' | 'shapes'>) {
  return (
    <>
      <nav aria-label="Contents" className="lg:hidden">
        <details className="border-y border-line">
          <summary className="flex min-h-12 items-center font-semibold">
            All calls and shapes
          </summary>
          <div className="pt-2 pb-5">
            <Lists {...props} />
          </div>
        </details>
      </nav>
      <nav
        aria-label="Contents"
        className="sticky hidden max-h-[calc(100svh-var(--bar)-3rem)] self-start overflow-y-auto overscroll-contain pr-2 lg:top-[calc(var(--bar)+1.5rem)] lg:block"
      >
        <Lists {...props} />
      </nav>
    </>
  )
}
