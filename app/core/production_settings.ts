/**
 * The checks that make production strict. APP_ENV=staging is a rehearsal of production: the same checks, but providers may
 * have other addresses and Stripe's key may be a test key.
 */
import { realpathSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEVELOPMENT_KEY, isStaging, previousKeys, type Environment } from '#core/environment'

/** Vendor hosts that `*_BASE` may name in production: anything else would send customers' data to a stranger. */
const VENDOR_BASES: Record<string, string> = {
  STRIPE_API_BASE: 'https://api.stripe.com',
  PRINTFUL_API_BASE: 'https://api.printful.com',
  PRINTFUL_OAUTH_BASE: 'https://www.printful.com/oauth',
}

/** The folder of this release, which the next one replaces as a whole. */
const RELEASE_FOLDER = fileURLToPath(new URL('../../', import.meta.url))

/** Settings that keep the application from starting. Its message is for the operator: a stack would say no more. */
export class UnfitSettings extends Error {
  constructor(readonly faults: string[]) {
    super(`Refusing to start, because of these settings:\n- ${faults.join('\n- ')}`)
  }

  /** Prints the faults: for `doctor --json` as JSON findings, otherwise as text. Ace calls this too. */
  render() {
    const asked = process.argv.slice(2)
    if (asked.includes('doctor') && asked.includes('--json'))
      process.stdout.write(`${JSON.stringify(this.faults.map(asFinding), null, 2)}\n`)
    else process.stderr.write(`${this.message}\n`)
  }
}

/** Turns a fault into a finding of `node ace doctor`. */
const asFinding = (message: string) => ({
  check: 'settings',
  state: 'fail',
  message,
  remedy: 'See .env.example',
})

/** Throws one error that names every unfit setting; `invalid` lists those that could not even be read. */
export function assertFitSettings(environment: Environment, invalid: string[] = []) {
  const faults = productionFaults(environment)
  const named = new Set(faults.map(variableOf))
  faults.push(...invalid.filter((line) => !named.has(variableOf(line))))
  if (faults.length > 0) throw new UnfitSettings(faults)
}

/** The variable of 'Missing environment variable "APP_KEY"' and of 'APP_KEY must be …'. */
const variableOf = (line: string) => /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*\b/.exec(line)?.[0] ?? line

export function productionFaults(environment: Environment): string[] {
  if (environment.NODE_ENV !== 'production') return []
  return [
    ...basicFaults(environment),
    ...mailFaults(environment),
    ...stripeFaults(environment),
    ...taxFaults(environment),
    ...printfulFaults(environment),
    ...addressFaults(environment),
    ...contactFaults(environment),
    ...storageFaults(environment),
  ]
}

function basicFaults(environment: Environment): string[] {
  const faults: string[] = []
  if (isWeakKey(environment.APP_KEY ?? ''))
    faults.push('APP_KEY must be a random secret of at least 32 characters (node ace generate:key)')
  if (previousKeys(environment.APP_PREVIOUS_KEYS).some(isWeakKey))
    faults.push('APP_PREVIOUS_KEYS must be keys that APP_KEY had, separated by commas')
  if (!environment.DATABASE_URL) faults.push('DATABASE_URL must name the PostgreSQL database')
  if (!environment.APP_URL?.startsWith('https://'))
    faults.push('APP_URL must be the public https:// address')
  if (environment.SESSION_DRIVER !== 'hybrid') faults.push('SESSION_DRIVER must be hybrid')
  if (environment.DEV_MODE === 'true')
    faults.push('DEV_MODE must be absent: with it Vite would serve the sources')
  return faults
}

/** Whether a key can be guessed: what it encrypts and signs, also as an earlier key, can be forged then. */
const isWeakKey = (key: string) =>
  key.length < 32 || new Set(key).size < 12 || key === DEVELOPMENT_KEY

const mailFaults = (environment: Environment) =>
  missing(environment, ['SMTP_HOST', 'MAIL_FROM']).map(
    (name) => `${name} must be set: mails carry order news and password links`
  )

function stripeFaults(environment: Environment): string[] {
  const key = environment.STRIPE_SECRET_KEY
  const faults: string[] = []
  if (!key) faults.push('STRIPE_SECRET_KEY must be set: without it nobody can pay')
  else if (/^[a-z]+_test_/.test(key) && !isStaging(environment))
    faults.push('STRIPE_SECRET_KEY must be a live key; test keys need APP_ENV=staging')
  const secrets = missing(environment, ['STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'])
  return [...faults, ...secrets.map((name) => `${name} must be set: it signs Stripe's events`)]
}

/** A VAT receipt without them would be none, and is never changed once it is issued. */
const taxFaults = (environment: Environment) =>
  environment.STRIPE_TAX === 'on'
    ? missing(environment, ['SELLER_VAT_NUMBER', 'SELLER_ADDRESS']).map(
        (name) => `${name} must be set where STRIPE_TAX is on: it is on each VAT receipt`
      )
    : []

function printfulFaults(environment: Environment): string[] {
  const faults: string[] = []
  const { PRINTFUL_TOKEN, PRINTFUL_CLIENT_ID, PRINTFUL_CLIENT_SECRET } = environment
  if (!PRINTFUL_TOKEN && !(PRINTFUL_CLIENT_ID && PRINTFUL_CLIENT_SECRET))
    faults.push(
      'PRINTFUL_TOKEN must be set, or both PRINTFUL_CLIENT_ID and PRINTFUL_CLIENT_SECRET: without them nothing can be printed'
    )
  if ((environment.PRINTFUL_WEBHOOK_SECRET ?? '').length < 24)
    faults.push('PRINTFUL_WEBHOOK_SECRET must be set, at least 24 random characters')
  return faults
}

function addressFaults(environment: Environment): string[] {
  if (isStaging(environment)) return []
  return Object.entries(VENDOR_BASES)
    .filter(([name, host]) => environment[name] && environment[name] !== host)
    .map(([name, host]) => `${name} must be ${host} or absent; others need APP_ENV=staging`)
}

/** security.txt has its contacts as addresses with a scheme (RFC 9116): a bare email address would be ignored. */
function contactFaults({ SECURITY_CONTACT }: Environment): string[] {
  if (!SECURITY_CONTACT || /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(SECURITY_CONTACT))
    return []
  return ['SECURITY_CONTACT must be a mailto: or https: address']
}

/** The keys of a bucket may be left out where the machine has a role of its own. */
function storageFaults(environment: Environment): string[] {
  if (environment.DRIVE_DISK !== 's3') return folderFaults(environment)
  const faults: string[] = []
  const { S3_ENDPOINT } = environment
  if (!environment.S3_BUCKET) faults.push('S3_BUCKET must be set where DRIVE_DISK is s3')
  if (S3_ENDPOINT && !S3_ENDPOINT.startsWith('https://') && !isStaging(environment))
    faults.push('S3_ENDPOINT must begin with https://')
  if (!environment.S3_ACCESS_KEY_ID !== !environment.S3_SECRET_ACCESS_KEY)
    faults.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together')
  return faults
}

function folderFaults({ DATA_DIR }: Environment): string[] {
  if (DATA_DIR && !isInside(realPath(RELEASE_FOLDER), realPath(resolve(DATA_DIR)))) return []
  return [
    'DATA_DIR must be a folder outside that of the release, which the next one replaces (or DRIVE_DISK must be s3)',
  ]
}

/** With all links followed, also where the last folders do not exist yet. */
function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(realPath(parent), relative(parent, path))
  }
}

const isInside = (folder: string, path: string) =>
  path === folder || !relative(folder, path).split(sep)[0]!.startsWith('..')

const missing = (environment: Environment, names: string[]) =>
  names.filter((name) => !environment[name])
