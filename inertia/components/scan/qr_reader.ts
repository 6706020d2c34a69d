type Picture = HTMLVideoElement | ImageBitmap

let canvas: HTMLCanvasElement | undefined

function sizeOf(picture: Picture) {
  return picture instanceof HTMLVideoElement
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : { width: picture.width, height: picture.height }
}

/** Draws a picture so that its longer side has at most `longest` pixels; null while a video has nothing to show. */
function drawScaled(picture: Picture, longest: number): HTMLCanvasElement | null {
  const { width, height } = sizeOf(picture)
  if (width === 0 || height === 0) return null
  const scale = Math.min(1, longest / Math.max(width, height))
  canvas ??= document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

function pixelsOf(drawn: HTMLCanvasElement): ImageData | null {
  const context = drawn.getContext('2d', { willReadFrequently: true })
  return context?.getImageData(0, 0, drawn.width, drawn.height) ?? null
}

/** The texts of all QR codes in a picture whose longer side is scaled down to `longest`. */
export type QrReader = {
  read: (picture: Picture, longest: number) => Promise<string[]>
  close: () => void
}

type Detector = { detect: (source: HTMLCanvasElement) => Promise<{ rawValue: string }[]> }

type NativeDetector = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** The browser's own, where there is one that knows QR codes. */
async function nativeDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = window as { BarcodeDetector?: NativeDetector }
  try {
    const formats = (await BarcodeDetector?.getSupportedFormats()) ?? []
    return formats.includes('qr_code') ? new BarcodeDetector!({ formats: ['qr_code'] }) : null
  } catch {
    return null
  }
}

type Answer = { id: number; texts: string[] | null }

/** Ours: WebAssembly in a worker, one picture at a time. */
function workerReader() {
  const worker = new Worker(new URL('./qr_worker.ts', import.meta.url), { type: 'module' })
  let lastId = 0
  return {
    read(pixels: ImageData): Promise<string[]> {
      const id = ++lastId
      return new Promise((resolve, reject) => {
        const listen = new AbortController()
        const settle = (texts: string[] | null) => {
          listen.abort()
          if (texts) resolve(texts)
          else reject(new Error('The QR code scanner didn’t load'))
        }
        const onMessage = ({ data }: MessageEvent<Answer>) => data.id === id && settle(data.texts)
        worker.addEventListener('message', onMessage, listen)
        worker.addEventListener('error', () => settle(null), listen)
        const { width, height, data } = pixels
        const { buffer } = data
        worker.postMessage({ id, width, height, buffer }, [buffer])
      })
    },
    close: () => worker.terminate(),
  }
}

/**
 * The browser's reader if it has one that works, else ours, which is fetched only then. Some phones promise a reader and
 * fail when it is used: they are given ours from there on.
 */
export function createQrReader(): QrReader {
  const native = nativeDetector()
  let hasFailed = false
  let own: ReturnType<typeof workerReader> | undefined

  return {
    async read(picture, longest) {
      const detector = hasFailed ? null : await native
      const drawn = drawScaled(picture, longest)
      if (!drawn) return []
      if (detector) {
        try {
          return (await detector.detect(drawn)).map(({ rawValue }) => rawValue)
        } catch {
          hasFailed = true
        }
      }
      const pixels = pixelsOf(drawn)
      if (!pixels) return []
      own ??= workerReader()
      try {
        return await own.read(pixels)
      } catch (error) {
        // The next picture asks for it again: the network may be back.
        own.close()
        own = undefined
        throw error
      }
    },
    close: () => own?.close(),
  }
}
