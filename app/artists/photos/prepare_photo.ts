import sharp from 'sharp'
import { accentFromPixels } from '#artwork/public'
import { UnusablePhoto } from '#artists/errors'
import { FairQueue, type Caller } from '#core/fair_queue'

const MOST_BYTES = 2 * 1024 * 1024
const LEAST_SIDE = 50

/** A picture of 2 MB may unfold to anything: more than this is refused before it is unfolded. */
const MOST_PIXELS = 16_000_000

/** What is shown largest is 400 pixels wide on a screen of double density. */
const LARGEST_SIDE = 800

const DATA_URL = /^data:[\w.+/-]{0,60};base64,/

/** JPEG, PNG and GIF are known by their first bytes alone: what a picture calls itself is anybody's word. */
const FIRST_BYTES = ['ffd8ff', '89504e470d0a1a0a', '474946383761', '474946383961'].map((hex) =>
  Buffer.from(hex, 'hex')
)

export type PreparedPhoto = {
  jpeg: Buffer
  /** The strongest colour, readable under ink; null where the photo has none. */
  accent: string | null
}

/** Unfolding a picture takes memory: one at a time, and callers take turns. */
const queue = new FairQueue({ mostPerCaller: 4, most: 20 })

/**
 * Makes of an uploaded data URL the photo we keep: the square in its middle, upright, as a JPEG of our own without
 * anything that a camera wrote into it (docs/rules/interface.md#photo-crop). Throws UnusablePhoto, and while
 * too many wait TooManyWaiting or QueueFull; CallerGone where the caller has closed the connection.
 */
export async function preparePhoto(dataUrl: string, caller: Caller): Promise<PreparedPhoto> {
  const bytes = readBytes(dataUrl)
  return queue.run(caller, () => redraw(bytes))
}

function readBytes(dataUrl: string): Buffer {
  const [start] = DATA_URL.exec(dataUrl) ?? []
  if (!start) throw new UnusablePhoto('image')
  const bytes = Buffer.from(dataUrl.slice(start.length), 'base64')
  if (bytes.length > MOST_BYTES) throw new UnusablePhoto('size')
  if (!FIRST_BYTES.some((first) => bytes.subarray(0, first.length).equals(first)))
    throw new UnusablePhoto('image')
  return bytes
}

async function redraw(bytes: Buffer): Promise<PreparedPhoto> {
  const { width, height } = await orRefuse(open(bytes).metadata())
  if (width * height > MOST_PIXELS) throw new UnusablePhoto('pixels')
  const shortSide = Math.min(width, height)
  if (shortSide < LEAST_SIDE) throw new UnusablePhoto('side')

  const side = Math.min(shortSide, LARGEST_SIDE)
  const square = open(bytes).autoOrient().resize(side, side).flatten({ background: '#ffffff' })
  const jpeg = await orRefuse(square.jpeg({ quality: 86, mozjpeg: true }).toBuffer())
  const pixels = await sharp(jpeg)
    .resize(48, 48)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return { jpeg, accent: accentFromPixels(pixels) }
}

function open(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
}

/** What our reader cannot open is no fault of ours. */
async function orRefuse<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result
  } catch (error) {
    throw new UnusablePhoto(String(error).includes('pixel limit') ? 'pixels' : 'damaged')
  }
}
