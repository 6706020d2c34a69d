import type { SizeGuide } from '#fulfilment/size_guides/size_guide'

const MOST_LINES = 8
const LONGEST_LINE = 200

const CARE = /\b(wash|washed|iron|ironing|bleach|tumble|dry[- ]?clean|dry|dishwasher|microwave)\b/i
const FABRIC =
  /%|\b(cotton|polyester|fleece|elastane|linen|canvas|fabric|ceramic|paper|g\/m|gsm|oz\/yd|weight|shrunk|seam|fit|stitched|needle)/i

/**
 * Fabric and care among the bullet points of the provider's product description. The running text of a description
 * advertises the blank, and is left out.
 */
export function productDetails(description: string): Pick<SizeGuide, 'fabric' | 'care'> {
  const lines = withoutMarkup(description)
    .split('\n')
    .flatMap((line) => /^\s*(?:[•·*]|-\s)\s*(.+)$/.exec(line)?.[1] ?? [])
    .map((line) => line.trim().slice(0, LONGEST_LINE))
  const care = lines.filter((line) => CARE.test(line))
  const fabric = lines.filter((line) => !CARE.test(line) && FABRIC.test(line))
  return { fabric: fabric.slice(0, MOST_LINES), care: care.slice(0, MOST_LINES) }
}

const ENTITIES: Record<string, string> = { amp: '&', nbsp: ' ', quot: '"', lt: '<', gt: '>' }

/** HTML as plain lines; an item of a list begins with a bullet. */
function withoutMarkup(html: string): string {
  return html
    .replace(/<li[^>]*>/gi, '\n• ')
    .replace(/<br\s*\/?>|<\/(p|li|div|h\d)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
