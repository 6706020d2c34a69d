import { Link } from '@adonisjs/inertia/react'
import { NextPage } from '~/components/browse/next_page'
import { Wishlist } from '~/components/fans/wishlist'
import type { Wish } from '~/components/fans/wishlist_tile'
import { PageHead } from '~/components/page_head'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'

type WishlistProps = { entries: Wish[] | null; nextUrl: string | null }

function SignInFirst() {
  return (
    <EmptyState
      title="Login Required"
      text="Log in to see your wishlist. Everything you heart is saved there, on all your devices."
      action={
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="ink">
            <Link href="/login?to=/wishlist">Log in</Link>
          </Button>
          <Button asChild>
            <Link href="/register?to=/wishlist">Create an account</Link>
          </Button>
        </div>
      }
    />
  )
}

function Nothing() {
  return (
    <EmptyState
      title="Your wishlist is empty"
      text="Tap the heart on anything you like and it’s saved here until payday."
      action={
        <Button asChild variant="ink">
          <Link href="/browse">Browse All Merch</Link>
        </Button>
      }
    />
  )
}

export default function WishlistPage({ entries, nextUrl }: WishlistProps) {
  return (
    <>
      <PageHead title="Wishlist" noindex />
      <div className="wrap grid gap-6 pt-8 pb-16 lg:pt-12">
        <h1 className="display-page">Wishlist</h1>
        {entries === null && <SignInFirst />}
        {entries?.length === 0 && <Nothing />}
        {entries && entries.length > 0 && (
          <div>
            <Wishlist wishes={entries} />
            <NextPage url={nextUrl} label="More of your wishlist" />
          </div>
        )}
      </div>
    </>
  )
}
