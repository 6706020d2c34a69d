import { InvalidField } from '#core/exceptions/errors'

/** Fewer guesses would find it. A limit on log-ins leaves an attacker a few thousand a year for each account. */
const LEAST_GUESSES = 1_000_000

/** What is longer is as strong as its first part at least, and is measured by that: the time to measure grows quickly. */
const MEASURED_CHARACTERS = 32

/** So many characters are something else than the account's own words. */
const LEAST_OTHERS = 6

type Meter = { check(password: string, words: string[]): { guesses: number } }

let meter: Promise<Meter> | undefined

/** The dictionary takes 30 MB: it is loaded with the first new password. */
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

/** What is known of an account, and is therefore guessed first. */
export type OwnWords = { email: string; firstName?: string | null; lastName?: string | null }

/**
 * Measures a new password: common ones, keyboard rows, dates, repetitions, and the words of the account and of this shop.
 * Throws InvalidField for one that is easy to guess.
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
