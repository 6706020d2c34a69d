import { readFile, stat } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { PdfPage } from '#catalog/artworks/decoder/pdf_page'
import { densityFor, open, orUnreadable, upright } from '#catalog/artworks/decoder/pictures'
import { Unreadable, type Printed, type PrintRequest } from '#catalog/artworks/decoder/requests'
import { placementPixels } from '#shared/print_placement'

type Size = { width: number; height: number }

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * Draws the print file: a PNG in sRGB of the print area, the artwork at its place or as large as it fits. Where the best
 * size is too many bytes the next one is drawn. Throws Unreadable.
 */
export async function print(request: PrintRequest): Promise<Printed> {
  const { print: target, sizes, mostBytes } = request
  for (const size of sizes) {
    const drawn = 'placement' in target ? await placed(request, size) : await fitted(request, size)
    const png = drawn.png({ compressionLevel: 8, adaptiveFiltering: true })
    const { width, height } = await orUnreadable(png.toFile(target.file))
    const { size: bytes } = await stat(target.file)
    if (bytes <= mostBytes) return { width, height, bytes }
  }
  throw new Unreadable('complex')
}

type Target = PrintRequest['print']

async function fitted(request: PrintRequest, size: Size): Promise<Sharp> {
  const { anchor } = request.print as Extract<Target, { anchor: string }>
  return (await drawing(request, size)).resize({
    ...size,
    fit: 'contain',
    position: anchor === 'top' ? 'top' : 'centre',
    background: TRANSPARENT,
  })
}

/** The artwork on its part of the file; all around it is transparent. */
async function placed(request: PrintRequest, size: Size): Promise<Sharp> {
  const { placement, artwork } = request.print as Extract<Target, { placement: object }>
  const { left, top, width, height } = placementPixels(placement, artwork, size)
  return (await drawing(request, { width, height })).resize({ width, height, fit: 'fill' }).extend({
    left,
    top,
    right: size.width - left - width,
    bottom: size.height - top - height,
    background: TRANSPARENT,
  })
}

async function drawing(request: PrintRequest, size: Size): Promise<Sharp> {
  const { file, kind, mostPixels } = request
  if (kind === 'pdf') return (await PdfPage.open(file, mostPixels)).draw(size)
  if (kind !== 'svg') return upright(open({ file, mostPixels })).ensureAlpha()
  const bytes = await readFile(file)
  const opened = { file: bytes, mostPixels }
  const drawn = await orUnreadable(open(opened).metadata())
  return upright(open(opened, { density: densityFor(drawn, size) })).ensureAlpha()
}
