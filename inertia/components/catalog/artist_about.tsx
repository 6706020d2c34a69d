import { ArrowUpRight } from 'lucide-react'
import { VerifiedBadge } from '~/components/artist_card'
import { Picture } from '~/components/picture'
import { UserParagraphs } from '~/components/text/user_text'
import type { Artist } from '~/lib/shapes'

function linksOf({ website, socialLinks }: Artist) {
  return [
    { label: 'Website', href: website },
    { label: 'Instagram', href: socialLinks.instagram },
    { label: 'X (Twitter)', href: socialLinks.twitter },
    { label: 'Facebook', href: socialLinks.facebook },
    { label: 'YouTube', href: socialLinks.youtube },
    { label: 'More', href: socialLinks.otherLink },
  ].filter((link): link is { label: string; href: string } => Boolean(link.href))
}

/** Who the artist is, and where else to find them. */
export function ArtistAbout({ artist }: { artist: Artist }) {
  const links = linksOf(artist)
  const { bandName, bio, isVerified, profileImageUrl: photo } = artist
  if (!photo && !isVerified && !bio && links.length === 0) return null
  return (
    <section
      aria-label={`About ${bandName}`}
      className="grid gap-4 md:grid-cols-[1fr_auto] md:gap-12"
    >
      <div className="flex flex-wrap gap-x-6 gap-y-4 sm:flex-nowrap">
        {photo && (
          <div className="size-24 shrink-0 overflow-hidden rounded-sm sm:size-32">
            <Picture
              src={photo}
              alt={bandName}
              width={128}
              height={128}
              sizes="8rem"
              className="size-full object-cover dark:brightness-90"
            />
          </div>
        )}
        <div className="grid min-w-0 basis-60 grow content-start gap-3">
          {isVerified && <VerifiedBadge />}
          {bio && (
            <UserParagraphs className="max-w-[58ch] text-lg leading-relaxed">{bio}</UserParagraphs>
          )}
        </div>
      </div>
      {links.length > 0 && (
        <ul className="flex flex-wrap content-start gap-x-6 md:max-w-sm md:justify-end">
          {links.map(({ label, href }) => (
            <li key={label}>
              <a href={href} rel="noopener noreferrer" className="link">
                {label}
                <span className="sr-only"> of {bandName}</span>
                <ArrowUpRight aria-hidden className="size-4" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
