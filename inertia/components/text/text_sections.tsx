import type { Block, Section } from '#storefront/public'
import { LinkedWords } from '~/components/text/linked_words'

function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LinkedWords>{block}</LinkedWords>
      </p>
    )
  }
  if ('list' in block) {
    return (
      <ul className="grid list-disc gap-2 pl-5 marker:text-ink-soft">
        {block.list.map((line) => (
          <li key={line}>
            <LinkedWords>{line}</LinkedWords>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <dl className="border-y-[1.5px] border-line-strong">
      {block.rows.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-6 border-b border-line py-2.5 last:border-b-0 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold">{label}</dt>
          <dd className="wrap-anywhere">
            <LinkedWords>{value}</LinkedWords>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Sections under headings that an address can name. */
export function TextSections({ sections }: { sections: Section[] }) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} id={id} className="grid scroll-mt-24 grid-cols-1 gap-4">
      <h2 className="display-section">{title}</h2>
      {blocks.map((block, index) => (
        <TextBlock key={index} block={block} />
      ))}
    </section>
  ))
}

/** What is on the page: above the text on a phone, beside it where there is room. */
export function TextContents({ sections }: { sections: Section[] }) {
  return (
    <nav
      aria-label="On this page"
      className="self-start border-y-[1.5px] border-line-strong py-3 lg:sticky lg:top-[calc(var(--bar)+1.5rem)]"
    >
      <p className="tag mb-1">On this page</p>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
