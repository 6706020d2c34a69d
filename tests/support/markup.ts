import type { ApiClient } from '@japa/api-client'
import type User from '#identity/models/user'

type Wanted = Record<string, string | RegExp>

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' ')
)
/** What is no markup inside, or no words of the page. */
const RAW = new Set(['script', 'style', 'template', 'noscript'])
/** Elements within a line: all others have white space around them. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code em i mark small span strong sub sup time'.split(' ')
)

const TOKEN =
  /<!--.*?-->|<!doctype[^>]*>|<\/([a-z][\w-]*)\s*>|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+/gis
const ATTRIBUTE = /([^\s=/]+)(?:="([^"]*)"|='([^']*)')?/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })

const trimmed = (text: string) => text.replace(/\s+/g, ' ').trim()

const fits = (text: string | undefined, wanted: string | RegExp) =>
  text !== undefined && (typeof wanted === 'string' ? text === wanted : wanted.test(text))

/** An element of a page as the server sends it, and what is in it: a test reads words and structure without a browser. */
export class Part {
  readonly children: (Part | string)[] = []

  constructor(
    readonly tag: string,
    readonly attributes: Record<string, string>,
    readonly root?: Part
  ) {}

  /** The words, runs of white space as one space, without those that are hidden. */
  get text(): string {
    return trimmed(this.#words((part) => 'hidden' in part.attributes))
  }

  /** The characters inside as they are, with no space where one element ends and the next begins. */
  get textContent(): string {
    return this.children
      .map((child) => (typeof child === 'string' ? child : child.textContent))
      .join('')
  }

  /** What a screen reader calls it. */
  get name(): string {
    const { 'aria-label': label, 'aria-labelledby': ids, alt } = this.attributes
    if (label !== undefined) return label
    if (ids !== undefined)
      return trimmed(
        ids
          .split(' ')
          .map((id) => this.#byId(id)?.text)
          .join(' ')
      )
    if (alt !== undefined) return alt
    const [field] = this.attributes.id ? this.#labels() : []
    if (field) return field.text
    const isUnheard = ({ attributes }: Part) =>
      'hidden' in attributes || attributes['aria-hidden'] === 'true'
    return trimmed(this.#words(isUnheard))
  }

  /** Every element inside, in the order of the page. */
  get parts(): Part[] {
    return this.children.flatMap((child) =>
      typeof child === 'string' ? [] : [child, ...child.parts]
    )
  }

  /** The elements inside of this tag ("*" for any) with these attributes; of `class`, one of the names. */
  all(tag: string, attributes: Wanted = {}): Part[] {
    return this.parts.filter(
      (part) =>
        (tag === '*' || part.tag === tag) &&
        Object.entries(attributes).every(([name, wanted]) =>
          name === 'class' && typeof wanted === 'string'
            ? part.attributes.class?.split(' ').includes(wanted)
            : fits(part.attributes[name], wanted)
        )
    )
  }

  /** The elements inside of this tag that have this name. */
  named(tag: string, name: string | RegExp): Part[] {
    return this.all(tag).filter((part) => fits(part.name, name))
  }

  /** The one element that `named` finds. */
  one(tag: string, name: string | RegExp): Part {
    const found = this.named(tag, name)
    if (found.length === 1) return found[0]!
    throw new Error(`${found.length} times <${tag}> with the name ${name} in: ${this.text}`)
  }

  /** The one section that has this heading. */
  section(heading: string): Part {
    const found = this.all('section').filter((part) => part.headings().includes(heading))
    if (found.length === 1) return found[0]!
    throw new Error(`${found.length} sections with the heading ${heading} in: ${this.text}`)
  }

  /** The words of the headings inside, of one level or of all. */
  headings(level?: number): string[] {
    const isHeading = level === undefined ? /^h[1-6]$/ : new RegExp(`^h${level}$`)
    return this.parts.filter(({ tag }) => isHeading.test(tag)).map(({ text }) => text)
  }

  /** Whether an element inside has these words and no others. */
  says(words: string | RegExp): boolean {
    return this.parts.some((part) => fits(part.text, words))
  }

  /** The target of each link inside, by its words. */
  links(): Record<string, string> {
    return Object.fromEntries(this.all('a').map((link) => [link.text, link.attributes.href ?? '']))
  }

  #labels(): Part[] {
    return this.root?.all('label', { for: this.attributes.id! }) ?? []
  }

  #byId(id: string): Part | undefined {
    return (this.root ?? this).all('*', { id })[0]
  }

  #words(isLeftOut: (part: Part) => boolean): string {
    return this.children
      .map((child) => {
        if (typeof child === 'string') return child
        if (RAW.has(child.tag) || isLeftOut(child)) return ' '
        const words = child.#words(isLeftOut)
        return INLINE.has(child.tag) ? words : ` ${words} `
      })
      .join('')
  }
}

/** Reads HTML as React renders it: every element is closed, every value is quoted. */
export function parseMarkup(html: string): Part {
  const root = new Part('', {})
  const open = [root]
  let raw: string | null = null
  for (const [token, closed, opened, rest = ''] of html.matchAll(TOKEN)) {
    const parent = open.at(-1)!
    if (closed !== undefined) {
      const tag = closed.toLowerCase()
      if (raw !== null && tag !== raw) continue
      raw = null
      if (parent.tag === tag) open.pop()
    } else if (raw !== null) {
      continue
    } else if (opened !== undefined) {
      const attributes = Object.fromEntries(
        [...rest.matchAll(ATTRIBUTE)].map(([, name, one, other]) => [
          name!.toLowerCase(),
          decoded(one ?? other ?? ''),
        ])
      )
      const part = new Part(opened.toLowerCase(), attributes, root)
      parent.children.push(part)
      if (VOID.has(part.tag) || rest.endsWith('/')) continue
      open.push(part)
      if (RAW.has(part.tag)) raw = part.tag
    } else if (!token.startsWith('<!')) {
      parent.children.push(decoded(token))
    }
  }
  return root
}

/** The page at this path as the server sends it, to a visitor or to an account. */
export async function parsePage(client: ApiClient, path: string, account?: User): Promise<Part> {
  const request = client.get(path)
  const answer = await (account ? request.loginAs(account) : request)
  answer.assertStatus(200)
  return parseMarkup(answer.text())
}
