import { SimpleMessagesProvider } from '@vinejs/vine'
import { messages as VINES_OWN } from '@vinejs/vine/defaults'
import type { FieldContext } from '@vinejs/vine/types'

type Sentences = Record<string, string>

/** What is wrong with a field, in a sentence for people. `field` is its name with an article: the genre. */
const SENTENCES: Sentences = {
  'required': 'Enter {{ field }}',
  'string': 'Enter {{ field }} as text',
  'minLength': 'Enter {{ field }}',
  'maxLength': 'Keep {{ field }} to {{ max }} characters',
  'enum': 'Choose {{ field }} from the list',
  'literal': 'Choose {{ field }} from the list',
  'boolean': 'Answer {{ field }} with true or false',
  'number': 'Enter {{ field }} as a number',
  'min': 'Enter {{ field }} from {{ min }} up',
  'max': 'Enter {{ field }} up to {{ max }}',
  'range': 'Enter {{ field }} between {{ min }} and {{ max }}',
  'positive': 'Enter {{ field }} above 0',
  'withoutDecimals': 'Enter {{ field }} as a whole number',
  'decimal': 'Enter {{ field }} with at most two decimals',
  'array': 'Send {{ field }} as a list',
  'object': 'Send {{ field }} as an object',
  'search.string': 'Enter the search as text, once',
  'updatedAt.string': 'Send the time as it was read',
  'reason.required': 'Enter a reason',
  'reason.minLength': 'Enter a reason',
}

/** The fields that many calls have. */
const NAMES: Sentences = {
  search: 'the search',
  limit: 'the number per page',
  cursor: 'the page',
  sort: 'the order',
  reason: 'the reason',
}

type Plain = {
  /** What each field is called, with its article. */
  names?: Sentences
  /** The sentence for a rule of a field (`name.required`), or for whatever is wrong with it (`sellingPrice`). */
  sentences?: Sentences
}

/** The words of a validator: no field is called by its name in the code, and no sentence is the library's own. */
export class PlainMessages extends SimpleMessagesProvider {
  #sentences: Sentences

  constructor({ names, sentences = {} }: Plain = {}) {
    super({ ...SENTENCES, ...sentences }, { ...NAMES, ...names })
    this.#sentences = sentences
  }

  getMessage(raw: string, rule: string, field: FieldContext, args?: Record<string, unknown>) {
    const path = field.getFieldPath()
    const whole = this.#sentences[path]
    if (whole && !this.#sentences[`${path}.${rule}`]) return whole
    const sentence = raw === (VINES_OWN as Sentences)[rule] ? 'Check {{ field }}' : raw
    return super.getMessage(sentence, rule, field, readable(args))
  }
}

/** 5,000 and not 5000. */
function readable(args: Record<string, unknown> = {}) {
  const texts = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'number' ? value.toLocaleString('en-GB') : value,
  ])
  return Object.fromEntries(texts)
}
