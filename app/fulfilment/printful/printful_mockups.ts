import { inject } from '@adonisjs/core'
import type { Infer } from '@vinejs/vine/types'
import printfulConfig from '#config/printful'
import { FetchRefused, PublicFetch } from '#core/http/public_fetch'
import { fetchFromStandIn } from '#fulfilment/printful/fetch_from_stand_in'
import * as responses from '#fulfilment/printful/mockup_responses'
import { readEach } from '#fulfilment/printful/read_each'
import { PrintfulTransport } from '#fulfilment/printful/transport'
import { askValidated } from '#fulfilment/printful/validated_response'
import type { CallOptions, ProviderMockups } from '#fulfilment/provider'
import type { MockupFile, MockupTask, PrintFile } from '#fulfilment/provider_types'
import { ProviderUnavailable } from '#fulfilment/errors'

/** Placements that are a side of a product, the most common first. Labels and sleeves are not sides. */
const SIDES = ['default', 'front', 'back', 'embroidery_front', 'embroidery_back']

/** As wide as product pictures are shown at most (core/pictures/picture_formats.ts). */
const WIDTH = 1_920

const MIME_TYPES = 'image/jpeg, image/png'
/** Long enough for a picture of 50 MB. */
const PICTURE_MILLISECONDS = 60_000

/** Printful's mock-up generator (API v1): the sides that a blank is printed on, and pictures of products. */
@inject()
export class PrintfulMockups implements ProviderMockups {
  constructor(
    private transport: PrintfulTransport,
    private publicFetch: PublicFetch
  ) {}

  /** The print files of a blank. Where variants have different sizes, as posters do, the largest counts: Printful fits it. */
  async printFiles(catalogItemId: number, options: CallOptions = {}): Promise<PrintFile[]> {
    const { result } = await askValidated<Infer<typeof responses.printfiles>>(
      this.transport,
      responses.printfiles,
      { method: 'GET', path: `/mockup-generator/printfiles/${catalogItemId}`, ...options }
    )
    const files = await readEach('print_file', responses.printfile, result.printfiles)
    const variants = await readEach(
      'print_file',
      responses.variantPrintfiles,
      result.variant_printfiles
    )
    const titles = result.available_placements
    return SIDES.filter((placement) => Object.hasOwn(titles, placement)).flatMap((placement) => {
      const ids = new Set(variants.items.flatMap(({ placements }) => placements[placement] ?? []))
      const [largest] = files.items
        .filter((file) => ids.has(file.printfile_id))
        .sort((one, other) => other.width * other.height - one.width * one.height)
      if (!largest) return []
      const { width, height, dpi } = largest
      return { placement, title: titles[placement] ?? placement, width, height, dpi }
    })
  }

  async createTask(
    { catalogItemId, catalogVariantIds, files }: Parameters<ProviderMockups['createTask']>[0],
    options: CallOptions = {}
  ): Promise<string> {
    const body = {
      variant_ids: [...catalogVariantIds],
      format: 'jpg',
      width: WIDTH,
      files: files.map(toFile),
    }
    const { result } = await askValidated<Infer<typeof responses.task>>(
      this.transport,
      responses.task,
      {
        method: 'POST',
        path: `/mockup-generator/create-task/${catalogItemId}`,
        body,
        ownLimit: 'mockupTasks',
        ...options,
      }
    )
    return result.task_key
  }

  async readTask(task: string, options: CallOptions = {}): Promise<MockupTask> {
    const path = `/mockup-generator/task?task_key=${encodeURIComponent(task)}`
    const { result } = await askValidated<Infer<typeof responses.task>>(
      this.transport,
      responses.task,
      { method: 'GET', path, ...options }
    )
    if (result.status === 'pending') return { status: 'pending' }
    if (result.status === 'failed')
      return { status: 'failed', reason: result.error ?? 'No reason was given' }
    const { items } = await readEach('mockup', responses.mockup, result.mockups)
    const pictures = items.flatMap(
      ({ placement, variant_ids: catalogVariantIds, mockup_url: url }) =>
        url === null ? [] : [{ placement, catalogVariantIds, url }]
    )
    if (pictures.length === 0) throw new ProviderUnavailable('unreadable')
    return { status: 'completed', pictures }
  }

  /** Reads a picture from Printful, over HTTPS and only from the public internet, or from the stand-in. */
  async fetch(url: string, mostBytes: number): Promise<Buffer> {
    if (printfulConfig.mode === 'none') throw new FetchRefused('address')
    if (new URL(printfulConfig.apiBase).protocol === 'http:')
      return fetchFromStandIn(url, { mostBytes, milliseconds: PICTURE_MILLISECONDS })
    return this.publicFetch.read(url, mostBytes, {
      accept: MIME_TYPES,
      milliseconds: PICTURE_MILLISECONDS,
    })
  }
}

/** The position of a file that fills its side. */
const toFile = ({ placement, imageUrl, area }: MockupFile) => ({
  placement,
  image_url: imageUrl,
  ...(area && {
    position: {
      area_width: area.width,
      area_height: area.height,
      width: area.width,
      height: area.height,
      top: 0,
      left: 0,
    },
  }),
})
