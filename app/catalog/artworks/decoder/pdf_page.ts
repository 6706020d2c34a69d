import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp, { type Sharp } from 'sharp'
import { Unreadable, type Inspected } from '#catalog/artworks/decoder/requests'

const folder = (name: string) =>
  fileURLToPath(new URL(`${name}/`, import.meta.resolve('pdfjs-dist/package.json')))

/** The canvas on which a page is drawn (of `@napi-rs/canvas`, which pdfjs-dist brings along). */
type Canvas = {
  canvas: { width: number; height: number }
  context: { getImageData: (...area: [number, number, number, number]) => { data: Uint8Array } }
}

type CanvasFactory = {
  create: (width: number, height: number) => Canvas
  destroy: (canvas: Canvas) => void
}

const LETTERS = new Set([OPS.showText, OPS.showSpacedText, OPS.nextLineShowText, OPS.shadingFill])

/** The first page of a PDF. Nothing is fetched: fonts and profiles that it lacks come from pdfjs-dist itself. */
export class PdfPage {
  private constructor(
    private page: PDFPageProxy,
    private canvases: CanvasFactory,
    private mostPixels: number
  ) {}

  /** Throws Unreadable. */
  static async open(file: string, mostPixels: number): Promise<PdfPage> {
    try {
      const document = await getDocument({
        data: new Uint8Array(await readFile(file)),
        standardFontDataUrl: folder('standard_fonts'),
        cMapUrl: folder('cmaps'),
        cMapPacked: true,
        wasmUrl: folder('wasm'),
        iccUrl: folder('iccs'),
        enableXfa: false,
        stopAtErrors: true,
        maxImageSize: mostPixels,
        disableFontFace: true,
        useSystemFonts: false,
        verbosity: 0,
      }).promise
      const page = await document.getPage(1)
      return new PdfPage(page, document.canvasFactory as CanvasFactory, mostPixels)
    } catch (error) {
      const isLocked = (error as { name?: string }).name === 'PasswordException'
      throw new Unreadable(isLocked ? 'password' : 'damaged')
    }
  }

  /** In points. */
  get size() {
    const { width, height } = this.page.getViewport({ scale: 1 })
    return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
  }

  async inspect(): Promise<Inspected> {
    const photo = await this.#onlyPicture()
    return {
      kind: 'pdf',
      ...(photo ?? this.size),
      isVector: photo === null,
      hasTransparency: true,
      colorSpace: 'rgb',
      colorProfile: null,
    }
  }

  /** The size in pixels of the picture that is all there is on the page; null where more is drawn. */
  async #onlyPicture(): Promise<{ width: number; height: number } | null> {
    const { fnArray, argsArray } = await this.page.getOperatorList()
    const sizes: { width: number; height: number }[] = []
    for (const [index, operation] of fnArray.entries()) {
      const args = (argsArray[index] ?? []) as unknown[]
      if (LETTERS.has(operation)) return null
      // A path that is not painted only bounds what is.
      if (operation === OPS.constructPath && args[0] !== OPS.endPath) return null
      if (operation === OPS.paintImageXObject)
        sizes.push({ width: Number(args[1]), height: Number(args[2]) })
    }
    const [size] = sizes
    return sizes.length === 1 && size!.width > 0 && size!.height > 0 ? size! : null
  }

  /** The page as large as it fits into a size in pixels, on a transparent ground. Throws Unreadable. */
  async draw(most: { width: number; height: number }): Promise<Sharp> {
    const { width, height } = this.page.getViewport({ scale: 1 })
    const viewport = this.page.getViewport({
      scale: Math.min(most.width / width, most.height / height),
    })
    const size = {
      width: Math.max(1, Math.floor(viewport.width)),
      height: Math.max(1, Math.floor(viewport.height)),
    }
    if (size.width * size.height > this.mostPixels) throw new Unreadable('pixels')
    const drawn = this.canvases.create(size.width, size.height)
    try {
      const { canvas, context } = drawn as unknown as {
        canvas: HTMLCanvasElement
        context: CanvasRenderingContext2D
      }
      const background = 'rgba(0,0,0,0)'
      await this.page.render({ canvas, canvasContext: context, viewport, background }).promise
      const { data } = drawn.context.getImageData(0, 0, size.width, size.height)
      return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
        raw: { ...size, channels: 4 },
        limitInputPixels: this.mostPixels,
      })
    } catch (error) {
      throw new Unreadable(error instanceof RangeError ? 'complex' : 'damaged')
    } finally {
      this.canvases.destroy(drawn)
    }
  }
}
