import { InvalidField } from '#core/exceptions/errors'

/**
 * The guesses that a password must withstand. The limit on log-ins allows an attacker a few thousand a year for each
 * account.
 */
const LEAST_GUESSES = 1_000_000

/**
 * How much of a password is measured, because the time to measure grows quickly with its length. A longer password is
 * at least as strong as its first part.
 */
const MEASURED_CHARACTERS = 32

/** How many characters must remain when the words of the account and the shop are taken out. */
const LEAST_OTHERS = 6

type Meter = { check(password: string, words: string[]): { guesses: number } }

let meter: Promise<Meter> | undefined

/** Loads the meter with its dictionary, which takes 30 MB, for the first new password. */
async function loadMeter(): Promise<Meter> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({
    dictionary: { passwords: dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: 16,
    maxLength: MEASURED_CHARACTERS,
  })
}

/** What an attacker may know of an account and would guess first. */
export type OwnWords = { email: string; firstName?: string | null; lastName?: string | null }

/**
 * Throws InvalidField for a new password that is easy to guess: a common one, a keyboard row, a date, a repetition, or
 * words of the account or of this shop.
 */
export async function assertStrongPassword(password: string, owner: OwnWords): Promise<void> {
  const words = wordsOf(owner)
  const measured = password.slice(0, MEASURED_CHARACTERS)
  const { guesses } = (await (meter ??= loadMeter())).check(measured, words)
  if (guesses < LEAST_GUESSES || without(words, password).length < LEAST_OTHERS)
    throw new InvalidField(
      'password',
      'weakPassword',
      'This password is easy to guess. Use three or four words that have nothing to do with each other.'
    )
}

const wordsOf = ({ email, firstName, lastName }: OwnWords): string[] =>
  [
    'gigstall',
    email,
    ...email.split(/[@.+_-]/),
    ...`${firstName ?? ''} ${lastName ?? ''}`.split(/\s+/),
  ]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2)

const without = (words: string[], password: string) =>
  words.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase())
