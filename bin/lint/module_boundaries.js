/**
 * Judges one import against the module boundaries. Pure, so that the rule around it stays small.
 */
import { posix } from 'node:path'
import { arrows, modules, openModules } from './module_table.js'

/** `commerce` holds its models and mails in the folders of its parts. */
const part = '(?:(?:orders|checkout|payments)/)?'
const wiringEntries = new RegExp(
  `^(public|routes|dev_routes|openapi|jobs|(service_providers|middleware|commands)/.+|${part}mails/.+)$`
)
/** Commands and data of the demo run actions and fill models; what reads for a screen is public or stays inside. */
const toolEntries = /^(?!(?:[a-z_]+\/)?(queries|controllers|transformers|policies|validators)\/)/
/** Pure values and rules that pages compute with as the server does: they import nothing of the framework. */
const browserEntries = [
  '#shared/money',
  '#shared/percentage',
  '#shared/print_placement',
  '#shared/address_lines',
  '#shared/states',
  '#shared/platform_timezone',
  '#shared/gig_hours',
  '#shared/size_order',
  '#shared/isolated',
  '#shared/contact_wording',
  '#shared/cart_link',
  '#shared/variant_words',
  '#shared/admin_role',
  '#shared/band_role',
  '#shared/report',
  '#shared/takedown',
  '#shared/product_check',
  '#shared/form_limits',
  '#shared/fraud_type',
  '#shared/fraud_rule',
  '#pricing/public',
]

/** Names the implementation of each replaceable part. */
const STRATEGIES = 'config/strategies.ts'

const notForModules = ['tests', 'commands', 'bin', 'inertia']

/** The module a path of this project lies in, and the path within it. */
function placeOf(path) {
  const [folder, module, ...rest] = path.split('/')
  if (folder !== 'app') return { folder }
  if (!modules.includes(module)) return { folder, unknown: module }
  return { folder, module, inner: rest.join('/').replace(/\.[jt]sx?$/, '') }
}

/** Turns an import's text into a path from the root of the project, or undefined for a package. */
function targetPath(file, specifier) {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), specifier))
  if (specifier.startsWith('~/')) return `inertia/${specifier.slice(2)}`
  const alias = /^#([^/]+)(?:\/(.*))?$/.exec(specifier)
  if (!alias) return undefined
  const [, name, rest = ''] = alias
  if (name === 'app') return `app/${rest}`
  return posix.normalize(`${modules.includes(name) ? 'app/' : ''}${name}/${rest}`)
}

/**
 * @param file the importing file, from the root of the project
 * @param specifier the text of the import
 * @param typeOnly whether nothing of it is left at run time
 * @returns what is wrong with it, or undefined
 */
export function judgeImport(file, specifier, typeOnly = false) {
  const target = targetPath(file, specifier)
  if (target === undefined) return undefined
  const from = placeOf(file)
  const to = placeOf(target)

  if (from.folder === 'inertia') {
    return browserEntries.includes(specifier) ? undefined : judgeBrowser(to, target, typeOnly)
  }
  if (from.unknown)
    return `app/${from.unknown} stands on no plan: add it to bin/lint/module_table.js.`
  if (!to.module) return judgeOutside(from, to, specifier)
  if (specifier.startsWith('#app/')) return `Write #${to.module}/… instead of #app/${to.module}/….`
  if (from.module) return judgeModule(from.module, to, specifier)
  return judgeOthers(file, from.folder, to, typeOnly)
}

function judgeModule(from, to, specifier) {
  if (from === to.module) return undefined
  if (specifier.startsWith('.')) {
    return `A relative import must not leave its module: write #${to.module}/….`
  }
  if (from === 'shared') return 'shared imports nothing of ours.'
  if (openModules.includes(to.module)) {
    return from === 'core' && to.module !== 'shared' ? 'core imports only shared.' : undefined
  }
  if (!arrows[from].includes(to.module)) {
    return `${from} must not import ${to.module}: the arrows run the other way (an event, a job or a port instead).`
  }
  if (to.inner !== 'public') {
    return `Import another module only through its public entry: #${to.module}/public.`
  }
  return undefined
}

/** From a module to what is no module: configuration and generated code yes, tests and tools no. */
function judgeOutside(from, to, specifier) {
  if (to.unknown) return `There is no module ${to.unknown}.`
  if (!from.module) return undefined
  if (notForModules.includes(to.folder)) return `A module must not import from ${to.folder}/.`
  if (from.module === 'shared' && to.folder !== 'shared') return 'shared imports nothing of ours.'
  if (to.folder === 'database' && !/^#database\/schema(_|$)/.test(specifier)) {
    return 'Of database/ a module may import the generated schema only.'
  }
  return undefined
}

function judgeBrowser(to, target, typeOnly) {
  if (typeOnly || to.folder === 'inertia' || target.startsWith('.adonisjs/client/'))
    return undefined
  return 'The browser takes nothing from the server but types and the rules of money, time and addresses: import type, or @generated/….'
}

function judgeOthers(file, folder, to, typeOnly) {
  if (openModules.includes(to.module)) return undefined
  const ownUnit = /^tests\/unit\/([^/]+)\//.exec(file)?.[1]
  if (ownUnit === to.module) return undefined
  if (['tests', 'commands', 'database'].includes(folder)) {
    return typeOnly || toolEntries.test(to.inner)
      ? undefined
      : `From ${folder}/ the queries, controllers and transformers of a module are entered by #${to.module}/public.`
  }
  // It names implementations of strategies, wherever their modules have them.
  if (file === STRATEGIES) return undefined
  // config/auth.ts names the model that signs in.
  const isModel = folder === 'config' && to.inner.startsWith('models/')
  return isModel || wiringEntries.test(to.inner)
    ? undefined
    : `From here a module is entered by #${to.module}/public, its routes, jobs, mails, service providers or middleware.`
}
