import limiter from '@adonisjs/limiter/services/main'

/** How often one device counts per code. */
const PER_DEVICE = { requests: 6, duration: '10 mins' }

/** How often one address counts in all: generous, because a venue shares one. */
const PER_ADDRESS = { requests: 600, duration: '1 min' }

/**
 * Whether a scan still counts; one beyond the limits is answered the same (docs/rules/gigs-and-attribution.md#scans).
 */
export async function mayCountScan(
  codeId: number,
  { device, address }: { device: string; address: string }
): Promise<boolean> {
  const fits = await limiter.use(PER_ADDRESS).attempt(`scan_address_${address}`, () => true)
  if (!fits) return false
  return (await limiter.use(PER_DEVICE).attempt(`scan_${codeId}_${device}`, () => true)) === true
}
