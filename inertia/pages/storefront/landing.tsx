import { ArtistCard } from '~/components/artist_card'
import { Benefits } from '~/components/landing/benefits'
import { FeaturedArtist } from '~/components/landing/featured_artist'
import { Hero } from '~/components/landing/hero'
import { Panels } from '~/components/landing/panels'
import { PageHead } from '~/components/page_head'
import { ProductGrid } from '~/components/product_grid'
import { SectionHead } from '~/components/section_head'
import { useRoleMismatch } from '~/hooks/use_role_mismatch'
import type { AccentedArtist, Artist, Product } from '~/lib/shapes'

type LandingProps = { featuredArtist: AccentedArtist | null; artists: Artist[]; drops: Product[] }

export default function Landing({ featuredArtist, artists, drops }: LandingProps) {
  useRoleMismatch()
  return (
    <>
      <PageHead description="Scan the artist's code, pick a size, and we print it and post it to you. Merch straight from the band." />
      <Hero />
      <Benefits />
      {drops.length > 0 && (
        <section className="wrap py-12 lg:py-20">
          <SectionHead title="Latest Drops" href="/browse" linkLabel="Browse All Merch" />
          <ProductGrid products={drops} />
        </section>
      )}
      {featuredArtist && <FeaturedArtist artist={featuredArtist} />}
      {artists.length > 0 && (
        <section className="wrap pt-12 lg:pt-20">
          <SectionHead title="Featured Artists" href="/artists" linkLabel="Discover More Artists" />
          <ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-1 md:mx-0 md:grid md:grid-cols-3 md:gap-5 md:overflow-visible md:px-0 md:pb-0">
            {artists.map((artist) => (
              <li
                key={artist.id}
                className="w-[78%] max-w-80 shrink-0 snap-start md:w-auto md:max-w-none"
              >
                <ArtistCard artist={artist} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Panels />
    </>
  )
}
