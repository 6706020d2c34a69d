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

/** The props that public pages leave out because they belong to one account, beside those of every page. */
const OWN_PARTS = ['favoriteIds', 'lastAddress', 'reviews']

let account: User | null = null
let asked: Promise<unknown> = Promise.resolve()
/** The path of the page whose own parts are under way. */
let askedFor: string | null = null

/**
 * Requests an account's own props of a public page, which comes as all get it: name, favourites, last address. The pages
 * after that have the name from the start.
 */
export function followOwnParts() {
  router.on('beforeUpdate', ({ detail: { page } }) => {
    window.showRole?.()
    const { props } = page
    if (!props.isForAll) account = props.user
    else if (isLoggedIn()) props.user = account
  })
  const follow = (page: Page) => {
    // The query changes with the chosen size while the page stays.
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

/** Without an answer, the page stays as it is for all. */
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
