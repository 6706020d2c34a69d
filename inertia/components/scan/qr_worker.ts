/**
 * Reads QR codes where the browser cannot: in a worker, so that a slow phone keeps scrolling, and so that only this
 * script, under a policy of its own (app/core/http/public_files.ts), may compile WebAssembly.
 */
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

// By default it would come from a content delivery network.
prepareZXingModule({
  overrides: {
    locateFile: (path: string, prefix: string) =>
      path.endsWith('.wasm') ? wasmUrl : prefix + path,
  },
})

const detector = new BarcodeDetector({ formats: ['qr_code'] })

type Question = { id: number; width: number; height: number; buffer: ArrayBuffer }

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, width, height, buffer } = data
  try {
    const codes = await detector.detect(new ImageData(new Uint8ClampedArray(buffer), width, height))
    postMessage({ id, texts: codes.map(({ rawValue }) => rawValue) })
  } catch {
    postMessage({ id, texts: null })
  }
})
