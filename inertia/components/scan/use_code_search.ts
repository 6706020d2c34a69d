import { router, usePage } from '@inertiajs/react'
import { useCallback, useRef, useState } from 'react'
import { ApiError, callApi } from '~/lib/api'
import { readScannedCode, type ScannedCode } from '~/lib/scanned_code'

/**
 * `foreign`: no code of ours; `unknown`: could be one, but the server knows no such code;
 * `empty`: a picture without a code in it; `broken`: no picture at all; `offline`: the server could not be asked;
 * `readerless`: what reads codes could not be fetched.
 */
export type SearchState =
  | 'waiting'
  | 'searching'
  | 'found'
  | 'foreign'
  | 'unknown'
  | 'empty'
  | 'broken'
  | 'offline'
  | 'readerless'

/** Who shows what came of it. */
export type Way = 'camera' | 'picture' | 'typed'

/** Where the store of a code is, with the code in its address: that is what counts the scan. */
async function storePathOf(code: string): Promise<string> {
  const { path } = await callApi<{ path: string }>('GET', `/scan?code=${encodeURIComponent(code)}`)
  return path
}

/** The path of a code's store; without an answer, of the store that the text names, which may be kept on this device. */
async function pathOf({ code, storePath }: ScannedCode): Promise<string> {
  if (code === undefined) return storePath
  try {
    return await storePathOf(code)
  } catch (error) {
    if (error instanceof ApiError || storePath === undefined) throw error
    return storePath
  }
}

/** Asks about what was read and opens the store; `onFound` once it is open. */
export function useCodeSearch(onFound: () => void) {
  const { origin } = usePage().props.site
  const [search, setSearch] = useState<{ way: Way; state: SearchState }>({
    way: 'camera',
    state: 'waiting',
  })
  const isBusy = useRef(false)

  const report = useCallback((way: Way, state: SearchState) => setSearch({ way, state }), [])

  /** `texts` are all the codes seen at once: one that is ours is taken, whatever hangs beside it. */
  const find = useCallback(
    async (way: Way, texts: string[]) => {
      if (isBusy.current) return
      const origins = [origin, window.location.origin]
      const ours = texts.map((text) => readScannedCode(text, origins)).find((read) => read !== null)
      if (!ours) return report(way, way === 'typed' ? 'unknown' : 'foreign')

      isBusy.current = true
      report(way, 'searching')
      try {
        const path = await pathOf(ours)
        report(way, 'found')
        let isOpen = false
        router.visit(path, {
          onSuccess() {
            isOpen = true
            onFound()
          },
          onFinish() {
            isBusy.current = false
            if (!isOpen) report(way, 'offline')
          },
        })
      } catch (error) {
        isBusy.current = false
        const isRefused = error instanceof ApiError && error.status === 404
        report(way, isRefused ? 'unknown' : 'offline')
      }
    },
    [origin, onFound, report]
  )

  return { search, find, report }
}
