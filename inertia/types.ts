import type { JSONDataTypes } from '@adonisjs/core/types/transformers'
import type { Data } from '@generated/data'
import type { PropsWithChildren } from 'react'
import type { ToastMessage } from '~/lib/toast_store'

/** Props of a page: its own and what every page shares. */
export type InertiaProps<T extends JSONDataTypes = {}> = PropsWithChildren<Data.SharedProps & T>

declare module '@inertiajs/core' {
  interface InertiaConfig {
    sharedPageProps: Data.SharedProps
    flashDataType: { toast?: ToastMessage | null }
  }
}
