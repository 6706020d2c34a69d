/**
 * The modules and their arrows (ARCHITECTURE.md): which module may enter which other one, by its public.ts.
 */

/** Modules that every module may import, at any path. What they may import themselves is in `arrows`. */
export const openModules = ['shared', 'core']

/** Ground: every business module may import their public.ts; they import no business module. */
const groundModules = ['artwork', 'pricing', 'ledger', 'audit', 'search', 'stripe', 'settings']

/** The direct arrows between business modules; what a module reaches through another is allowed as well. */
const businessArrows = {
  identity: [],
  artists: ['identity'],
  notices: ['identity'],
  gigs: ['artists'],
  catalog: ['gigs', 'notices'],
  approvals: ['catalog'],
  fans: ['catalog'],
  commerce: ['catalog'],
  payouts: ['commerce'],
  signoffs: ['payouts'],
  notes: ['commerce'],
  fulfilment: ['commerce'],
  disputes: ['fulfilment'],
  reviews: ['commerce'],
  moderation: ['approvals'],
  insights: ['commerce'],
}

/** Modules at the top: each is a whole area of the site, reads downwards and is imported by no other module. */
const topModules = ['account', 'storefront', 'studio', 'admin', 'accounting', 'monitoring']

function reachable(module, seen = new Set()) {
  for (const below of businessArrows[module]) {
    if (!seen.has(below)) reachable(below, seen.add(below))
  }
  return [...seen]
}

const business = Object.keys(businessArrows)

/** For each module, the modules whose public.ts it may import. */
export const arrows = {
  shared: [],
  core: [],
  ...Object.fromEntries(groundModules.map((module) => [module, []])),
  // Changes of settings are audited.
  settings: ['audit'],
  ...Object.fromEntries(
    business.map((module) => [module, [...groundModules, ...reachable(module)]])
  ),
  ...Object.fromEntries(topModules.map((module) => [module, [...groundModules, ...business]])),
  // Stands in for other companies' servers, so it knows of the application only who is signed in, and borrows our pictures.
  sandbox: ['artwork', 'identity'],
}

export const modules = Object.keys(arrows)
