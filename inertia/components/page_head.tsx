import { Head, usePage } from '@inertiajs/react'
import { headKey } from '~/lib/head_key'
import { pageTitle } from '~/lib/page_title'
import { sharePicture } from '~/lib/share_picture'

type PageHeadProps = {
  /** Left out, the page carries the name and promise of the shop. */
  title?: string
  description?: string
  image?: string | null
  /** The page's own path where it is not the one in the address, query apart: what a query changes is no other page. */
  path?: string
  noindex?: boolean
}

const promise =
  'Merch straight from the band: scan the code at the gig, and we print it and post it to you.'

/** What search engines and shared links show of a page. */
export function PageHead({ title = '', description, image, path, noindex }: PageHeadProps) {
  const { props, url } = usePage()
  const { origin } = props.site
  const canonical = origin + (path ?? url.split(/[?#]/)[0])
  const picture = sharePicture(image)
  const summary = description ? oneLine(description) : promise
  const social = {
    'og:site_name': 'Gigstall',
    'og:type': 'website',
    'og:locale': 'en_GB',
    'og:title': pageTitle(title),
    'og:description': summary,
    'og:url': canonical,
    'og:image': new URL(picture.address, origin).href,
    'og:image:width': picture.isOurs ? '1200' : undefined,
    'og:image:height': picture.isOurs ? '630' : undefined,
    'og:image:alt': title || 'Gigstall',
  }
  return (
    <Head title={title}>
      <meta {...headKey('description')} name="description" content={summary} />
      {noindex ? (
        <meta {...headKey('robots')} name="robots" content="noindex" />
      ) : (
        <link {...headKey('canonical')} rel="canonical" href={canonical} />
      )}
      {Object.entries(social).map(
        ([property, content]) =>
          content && (
            <meta key={property} {...headKey(property)} property={property} content={content} />
          )
      )}
      <meta {...headKey('twitter:card')} name="twitter:card" content="summary_large_image" />
    </Head>
  )
}

/** As much as is shown of it anywhere. */
function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= 200 ? line : `${line.slice(0, line.lastIndexOf(' ', 199))}…`
}
