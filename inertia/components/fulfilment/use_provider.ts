import { usePage } from '@inertiajs/react'
import type {
  CatalogItem,
  CatalogVariant,
  ProviderStatus,
  StoreProduct,
} from '~/components/fulfilment/shapes'
import { everyFiveSeconds, forFiveMinutes, onDemand, useRead, useRefreshedRead } from '~/lib/reads'

const PATH = '/api/printful'
const STATUS = `${PATH}/status`
const PRODUCTS = `${PATH}/products`

export const useStatus = () => useRead<ProviderStatus>(STATUS, forFiveMinutes)

export const usePolledStatus = () => useRead<ProviderStatus>(STATUS, everyFiveSeconds)

/** For the refresh button: the server asks the provider for an admin, and answers other users from its cache. */
export const useStatusPress = () =>
  useRefreshedRead<ProviderStatus>(STATUS, `${STATUS}?refresh=true`)

export const useStoreProducts = () => useRead<StoreProduct[]>(PRODUCTS)

export const useStoreProductsOnDemand = () => useRead<StoreProduct[]>(PRODUCTS, onDemand)

export const useCatalog = () => useRead<CatalogItem[]>(`${PATH}/catalog`)

export const useVariants = (item: number) =>
  useRead<CatalogVariant[]>(`${PATH}/catalog/${item}/variants`)

/** Starting the authorization is an admin's act (docs/rules/fulfilment.md#provider-pages); the server says so too. */
export const useIsAdmin = () => usePage().props.user?.userType === 'admin'
