import type { Page } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import { isLoggedIn } from '~/lib/hints'
import type { User } from '~/lib/shapes'

declare global {
  interface Window {
    /** Shows the header's parts that belong to the role in the hint (inertia_layout.edge). */
    showRole?: () => void
  }
}

/** What public pages leave out because it is one account's own, apart from what every answer has. */
const OWN_PARTS = ['favoriteIds', 'lastAddress', 'reviews']

let account: User | null = null
let asked: Promise<unknown> = Promise.resolve()
/** The path of the page whose own parts are under way. */
let askedFor: string | null = null

/**
 * Public pages come as all get them. For an account, this asks for what is its own on the page: name, favourites, last
 * address. On the pages after that, the name is there from the start.
 */
export function followOwnParts() {
  router.on('beforeUpdate', ({ detail: { page } }) => {
    window.showRole?.()
    const { props } = page
    if (!props.isForAll) account = props.user
    else if (isLoggedIn()) props.user = account
  })
  const follow = (page: Page) => {
    // The query changes while the page stays, with the size that is chosen.
    const path = page.url.split('?', 1)[0]!
    if (isWithoutOwnParts(page) && askedFor !== path) asked = askForOwnParts(path)
  }
  router.on('navigate', ({ detail }) => follow(detail.page))
  // A visit that replaces the page before it, as logging in does, is no navigation.
  router.on('success', ({ detail }) => follow(detail.page))
}

/** The account of a page that came without it, once it is known; null for a visitor. */
export async function ownAccount(): Promise<User | null> {
  await asked
  return isLoggedIn() ? account : null
}

const isWithoutOwnParts = ({ component, props }: Page) =>
  props.isForAll && isLoggedIn() && !component.startsWith('errors/')

/** Where there is no answer, the page stays that of all. */
function askForOwnParts(path: string): Promise<void> {
  askedFor = path
  return new Promise((resolve) =>
    router.reload({
      only: OWN_PARTS,
      preserveUrl: true,
      showProgress: false,
      onNetworkError: () => false,
      onHttpException: () => false,
      onFinish: () => {
        askedFor = null
        resolve()
      },
    })
  )
}
