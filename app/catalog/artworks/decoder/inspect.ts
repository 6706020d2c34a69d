import { open as openFile, readFile, writeFile } from 'node:fs/promises'
import type { ArtworkKind } from '#catalog/artworks/artwork_kinds'
import { cleanSvg } from '#catalog/artworks/decoder/clean_svg'
import { FIRST_BYTES, detectKind, textOf } from '#catalog/artworks/decoder/detect_kind'
import { PdfPage } from '#catalog/artworks/decoder/pdf_page'
import {
  densityFor,
  drawPreview,
  inspectPicture,
  isOpaque,
  orUnreadable,
} from '#catalog/artworks/decoder/pictures'
import { MalformedSvg } from '#catalog/artworks/decoder/svg_tokens'
import { Unreadable, type Inspected, type InspectRequest } from '#catalog/artworks/decoder/requests'

/** What a file is, by its bytes alone; its preview and, of an SVG, the cleaned drawing are written. Throws Unreadable. */
export async function inspect(request: InspectRequest): Promise<Inspected> {
  const first = await firstBytes(request.file)
  if (first.length === 0) throw new Unreadable('empty')
  const kind = detectKind(first)
  if (!kind) throw new Unreadable('kind')
  const inspected = await inspectKind(kind, request)
  const hasTransparency = inspected.hasTransparency && !(await isOpaque(request.preview.file))
  return { ...inspected, hasTransparency }
}

async function inspectKind(kind: ArtworkKind, request: InspectRequest): Promise<Inspected> {
  if (kind === 'pdf') return inspectPdf(request)
  if (kind === 'svg') return inspectSvg(request)
  const { file, preview, mostPixels } = request
  const inspected = await inspectPicture(kind, { file, mostPixels })
  await drawPreview({ file, mostPixels }, preview)
  return inspected
}

async function inspectPdf({ file, preview, mostPixels }: InspectRequest): Promise<Inspected> {
  const page = await PdfPage.open(file, mostPixels)
  const inspected = await page.inspect()
  const drawn = await page.draw({ width: preview.side, height: preview.side })
  await orUnreadable(drawn.webp({ quality: 82, effort: 4 }).toFile(preview.file))
  return inspected
}

/** From a buffer, which has no address: nothing can be relative to it. */
async function inspectSvg({
  file,
  preview,
  cleaned,
  mostPixels,
}: InspectRequest): Promise<Inspected> {
  const drawing = Buffer.from(orDamaged(textOf(await readFile(file))))
  await writeFile(cleaned, drawing)
  const opened = { file: drawing, mostPixels }
  const inspected = await inspectPicture('svg', opened)
  const side = { width: preview.side, height: preview.side }
  await drawPreview(opened, preview, densityFor(inspected, side))
  return { ...inspected, colorSpace: 'rgb', colorProfile: null }
}

function orDamaged(xml: string): string {
  try {
    return cleanSvg(xml)
  } catch (error) {
    throw error instanceof MalformedSvg ? new Unreadable('damaged') : error
  }
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await openFile(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
