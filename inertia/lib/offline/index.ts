import { loadScript } from '~/lib/script_loader'

/** Registers the service worker that the server names, or removes it where the server names none. */
export function startOffline() {
  if (!('serviceWorker' in navigator)) return
  const { worker } = document.documentElement.dataset
  if (!worker) return void removeWorkers().catch(() => {})
  loadScript(() => import('~/lib/offline/start'))
    .then(({ start }) => start(worker))
    // Without it the shop works as long as there is a network.
    .catch(() => {})
}

async function removeWorkers() {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister()
}
