import sharp, { type Metadata, type Sharp } from 'sharp'
import type { ArtworkKind, ColorSpace, UploadRefusal } from '#catalog/artworks/artwork_kinds'
import { profileName } from '#catalog/artworks/decoder/color_profile'
import { Unreadable, type Inspected } from '#catalog/artworks/decoder/requests'

sharp.concurrency(1)
sharp.cache(false)

/** SVG lengths are in points of 1/72 in at this density, the one that libvips takes for one pixel a unit. */
const SVG_DENSITY = 72

type Opened = { file: string | Buffer; mostPixels: number }

/** Strictly: a file that is cut off or damaged is an error, not a picture with a grey foot. */
export const open = (
  { file, mostPixels }: Opened,
  more: { density?: number; unlimited?: boolean } = {}
) =>
  sharp(file, {
    limitInputPixels: mostPixels,
    failOn: 'truncated',
    sequentialRead: true,
    animated: false,
    ...more,
  })

/** What a bitmap or a drawing is by its own header; whether it uses its transparency shows in its preview. */
export async function inspectPicture(kind: ArtworkKind, opened: Opened): Promise<Inspected> {
  const metadata = await orUnreadable(open(opened).metadata())
  const { width, height } = metadata.autoOrient
  if (width * height > opened.mostPixels) throw new Unreadable('pixels')
  return {
    kind,
    width,
    height,
    isVector: kind === 'svg',
    hasTransparency: metadata.hasAlpha,
    colorSpace: colorSpaceOf(metadata),
    colorProfile: profileName(metadata.icc),
  }
}

/** Whether a preview shows its ground nowhere: a file may allow for transparency and use none of it. */
export async function isOpaque(preview: string): Promise<boolean> {
  return (await orUnreadable(sharp(preview).stats())).isOpaque
}

function colorSpaceOf({ space, channels }: Metadata): ColorSpace {
  if (space === 'cmyk') return 'cmyk'
  return space === 'b-w' || space === 'grey16' || channels === 1 ? 'grey' : 'rgb'
}

/** Upright, in sRGB. */
export const upright = (picture: Sharp) => picture.autoOrient().toColourspace('srgb')

/** The preview for screens: small, in sRGB, with its transparency. Reads the whole file, and so finds what is damaged. */
export async function drawPreview(
  opened: Opened,
  { file, side }: { file: string; side: number },
  density?: number
): Promise<void> {
  const small = upright(open(opened, { density })).resize(side, side, {
    fit: 'inside',
    withoutEnlargement: true,
  })
  await orUnreadable(small.webp({ quality: 82, effort: 4 }).toFile(file))
}

/** The density at which a drawing of this size has the pixels of the target: at most what sharp takes. */
export function densityFor(
  drawing: { width: number; height: number },
  target: { width: number; height: number }
): number {
  const scale = Math.min(target.width / drawing.width, target.height / drawing.height)
  return Math.min(100_000, Math.max(1, SVG_DENSITY * scale))
}

/** What the reader cannot read is no fault of ours. */
export async function orUnreadable<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result
  } catch (error) {
    if (error instanceof Unreadable) throw error
    throw new Unreadable(refusalOf(String(error)))
  }
}

/** What the messages of libvips and its readers mean. */
function refusalOf(message: string): UploadRefusal {
  if (/pixel limit|too large|dimensions/i.test(message)) return 'pixels'
  // Out of memory, or more references within a drawing than its reader follows.
  if (/memory|exceeded more than/i.test(message)) return 'complex'
  return 'damaged'
}
