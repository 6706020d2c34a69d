import { PageHead } from '~/components/page_head'

/** Privacy, terms, contact: a heading and plain paragraphs. */
export default function TextPage({ title, paragraphs }: { title: string; paragraphs: string[] }) {
  return (
    <>
      <PageHead title={title} description={paragraphs[0]?.slice(0, 160)} />
      <article className="wrap pt-8 pb-16 lg:pt-12">
        <h1 className="display-page">{title}</h1>
        <div className="mt-8 grid max-w-[68ch] gap-4 text-lg leading-relaxed">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </article>
    </>
  )
}
